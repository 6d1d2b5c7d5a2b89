import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findIncompatibilities } from '@jobspan/kit-server/compatibility/find-incompatibilities'
import { listShells } from '@jobspan/shared-kit/contracts/registry/releases'
import { z } from 'zod/mini'
import { CliError } from '../cli-error.ts'
import type { RegistryClient } from '../client/registry-client.ts'
import { createReleaseManifest } from './create-release-manifest.ts'

/** What a build saw in its bundles: written by `build/create-build-contents.ts`. */
const buildContents = z.object({
  packages: z.record(z.string(), z.array(z.string())),
  faults: z.object({ texts: z.array(z.string()), packages: z.array(z.string()), inputs: z.array(z.string()) }),
})
export type BuildContents = z.infer<typeof buildContents>

/** What was seen in the bundles of a build (`dist`); undefined where it was made by something else than the workspace's build. */
export const readBuildContents = async (dist: string): Promise<BuildContents | undefined> => {
  const text = await readFile(join(dist, 'contents.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const parsed = z.safeParse(buildContents, JSON.parse(text))
  if (!parsed.success)
    throw new CliError(
      `${join(dist, 'contents.json')} is not valid at ${parsed.error.issues[0]?.path.join('.')}.`,
      'Remove the `dist` folder and build again.',
    )
  return parsed.data
}

/** The same for a build that is to be checked or released, which nobody may do without it. */
export const requireBuildContents = async (dist: string): Promise<BuildContents> => {
  const contents = await readBuildContents(dist)
  if (contents) return contents
  throw new CliError(
    `Nobody has looked at what ${dist} holds: contents.json is missing.`,
    'Remove the `dist` folder and build again.',
  )
}

/** What no running shell provides: often the reason for what else is wrong with the packages. */
const findMissing = async (client: RegistryClient, dist: string): Promise<string[]> => {
  const shells = (await client.call(listShells)).filter(({ runs }) => runs !== false)
  const { release } = await createReleaseManifest(dist)
  return [
    ...new Set(
      shells.flatMap((shell) => findIncompatibilities(release, shell).map((fault) => `${shell.build}: ${fault}`)),
    ),
  ]
}

/** Throws where the bundles hold what they should not, or texts are missing: each fault on a line of its own. */
export const rejectFaultyBuild = async (client: RegistryClient, name: string, dist: string): Promise<void> => {
  const { faults } = await requireBuildContents(dist)
  const lines = [
    ...faults.texts.map((fault) => `  text ${fault}`),
    ...faults.packages.map((fault) => `  package: ${fault}`),
    ...faults.inputs.map((fault) => `  input without a place in the build id: ${fault}`),
  ]
  if (lines.length === 0) return
  const missing = faults.packages.length > 0 ? await findMissing(client, dist) : []
  if (missing.length > 0)
    throw new CliError(
      `${name} cannot be released:\n${[...missing.map((fault) => `  shell ${fault}`), ...lines].join('\n')}`,
      'Nothing was published. Install the packages in the versions that the shell provides, then release it again.',
      { details: { faults, missing } },
    )
  const next =
    faults.packages.length + faults.inputs.length > 0
      ? 'Nothing was published. Mend what is named; `npm install` restores the packages of the lock file.'
      : 'Nothing was published. Add the texts, then release it again.'
  throw new CliError(`${name} cannot be released:\n${lines.join('\n')}`, next, { details: { faults } })
}
