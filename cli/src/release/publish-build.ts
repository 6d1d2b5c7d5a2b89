import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getRelease, type PublishedRelease, publishRelease } from '@jobspan/shared-kit/contracts/registry/releases'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import { z } from 'zod/mini'
import { CliError } from '../cli-error.ts'
import { hasReleaseFiles } from '../client/has-release-files.ts'
import type { RegistryClient } from '../client/registry-client.ts'
import { compareReleases, type ReleaseChanges } from './compare-releases.ts'
import { createReleaseManifest } from './create-release-manifest.ts'
import { listPublishedReleases } from './list-published-releases.ts'
import { packRelease } from './pack-release.ts'
import { readBuildContents } from './read-build-contents.ts'

export type Published = {
  /** False where the registry knew the same bytes already. */
  isNew: boolean
  /** True where it knew them, but its store had lost them and has them again. */
  restored: boolean
  release: PublishedRelease
  changes: ReleaseChanges
}

const findPreviousRelease = async (
  client: RegistryClient,
  { name, build }: Release,
  known: readonly PublishedRelease[],
) => {
  const last = known.find((entry) => entry.build !== build)
  return last && client.call(getRelease, { params: { remote: name, build: last.build } })
}

/** What the registry knows under this name where it is of these very bytes: its description names the commit it came from first. */
const findIdenticalRelease = async (client: RegistryClient, release: Release): Promise<Release | undefined> => {
  const known = await client.call(getRelease, { params: { remote: release.name, build: release.build } })
  const sumsOf = (table: Release['files']) =>
    Object.entries(table)
      .map(([name, { integrity }]) => `${name} ${integrity}`)
      .sort()
      .join()
  return sumsOf(known.files) === sumsOf(release.files) ? known : undefined
}

/** What the registry said names what is to be changed; where things run, to which a refusal leads as a rule, tells nothing of it. */
const toPublishError = ({ message, details }: CliError) =>
  new CliError(message, 'Nothing was published. Change the remote as it says, then release it again.', {
    details,
  })

/** What product owners call a remote: `displayName` of its package.json, where it has one. */
const readDisplayName = async (dist: string): Promise<string | undefined> => {
  const text = await readFile(join(dist, '../package.json'), 'utf8').catch(() => '{}')
  return z.parse(z.object({ displayName: z.optional(z.string()) }), JSON.parse(text)).displayName
}

/**
 * Publishes a built remote (`dist`): packs, uploads, and says what changed. What is known is sent only where the store has lost
 * it, and then as it was described at first. This is what squads and `npm start` both do.
 */
export const publishBuild = async (client: RegistryClient, dist: string, note?: string): Promise<Published> => {
  const { release, contents, maps } = await createReleaseManifest(dist)
  const params = { remote: release.name, build: release.build }
  const known = await listPublishedReleases(client, release.name)
  const changes = compareReleases(await findPreviousRelease(client, release, known), release)
  const same = known.find(({ build }) => build === release.build)
  const first = same && (await findIdenticalRelease(client, release))
  if (same && first && (await hasReleaseFiles(client, same)))
    return { isNew: false, restored: false, release: same, changes }
  const packages = (await readBuildContents(dist))?.packages
  const described = {
    ...release,
    ...(first ? { commit: first.commit } : {}),
    ...(packages ? { packages } : {}),
    maps: maps.table,
  }
  const archive = await packRelease(described, [...contents, ...maps.contents])
  const published = await client
    .call(
      publishRelease,
      { params, query: { note, display_name: await readDisplayName(dist) } },
      { type: 'application/gzip', bytes: archive },
    )
    .catch((error: unknown) => {
      throw error instanceof CliError && error.details.status === 409 ? toPublishError(error) : error
    })
  return { isNew: !same, restored: same !== undefined, release: published, changes }
}
