import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findConnection } from '../registry/src/cli/client/connection.ts'
import { createRegistryClient, type RegistryClient } from '../registry/src/cli/client/registry-client.ts'
import { publishBuild } from '../registry/src/cli/release/publish-build.ts'
import { type CountryKey, countries } from '../shared-kit/src/contracts/places.ts'
import { announceShell } from '../shared-kit/src/contracts/registry/releases.ts'
import { type Cell, getOverview, makeChange } from '../shared-kit/src/contracts/registry/rollout.ts'

const root = join(import.meta.dirname, '..')

/** What local starts promoted last, by remote and country. */
type Started = Record<string, Partial<Record<CountryKey, string>>>

const startedFile = (dataDir: string) => join(dataDir, 'registry/started.json')

const readStarted = (dataDir: string): Promise<Started> =>
  readFile(startedFile(dataDir), 'utf8').then(
    (text) => JSON.parse(text) as Started,
    () => ({}),
  )

/** Written aside and moved into place, so that Ctrl-C leaves the old or the new one. */
const writeStarted = async (dataDir: string, started: Started) => {
  const draft = `${startedFile(dataDir)}.${process.pid}`
  await writeFile(draft, JSON.stringify(started))
  await rename(draft, startedFile(dataDir))
}

/**
 * Which countries a local start promotes a build in: those where nothing runs, or what the last start promoted and no canary
 * beside it. `left` are those that somebody decided on.
 */
export const countriesToPromote = (
  cells: readonly Pick<Cell, 'country' | 'current' | 'canary'>[],
  last: Partial<Record<CountryKey, string>>,
  build: string,
): { due: CountryKey[]; left: CountryKey[] } => {
  const due: CountryKey[] = []
  const left: CountryKey[] = []
  for (const { key } of countries) {
    const cell = cells.find(({ country }) => country === key)
    if (cell?.current === build) continue
    const isOurs = !cell?.canary && (!cell?.current || cell.current === last[key])
    if (isOurs) due.push(key)
    else left.push(key)
  }
  return { due, left }
}

const announce = async (client: RegistryClient) => {
  const { build, contract, shared } = JSON.parse(await readFile(join(root, 'shell/dist/shell.json'), 'utf8'))
  await client.call(announceShell, { params: { build }, body: { build, contract, shared } })
}

/**
 * Publishes the remotes' builds as any squad does, and promotes each in every country that nobody has decided on: what a
 * person promoted, rolled back or gave a canary stays, and so does every toggle. Gives lines for what was left alone.
 */
export const releaseLocally = async (
  remotes: readonly string[],
  env: NodeJS.ProcessEnv,
  dataDir: string,
): Promise<string[]> => {
  const client = createRegistryClient(findConnection({ ...env, JOBSPAN_REGISTRY: '', JOBSPAN_TOKEN: '' }))
  // Releases must fit a shell that runs; this one is about to.
  await announce(client)
  const builds = new Map<string, string>()
  for (const name of remotes) {
    const { release } = await publishBuild(client, join(root, name, 'dist'))
    builds.set(name, release.build)
  }
  const [overview, started] = await Promise.all([client.call(getOverview), readStarted(dataDir)])
  const notes: string[] = []
  for (const [name, build] of builds) {
    const cells = overview.remotes.find((remote) => remote.name === name)?.cells ?? []
    const { due, left } = countriesToPromote(cells, started[name] ?? {}, build)
    if (due.length > 0) {
      const change = { kind: 'promote', build } as const
      await client.call(makeChange, { body: { remote: name, countries: due, change, reason: 'local start' } })
      started[name] = { ...started[name], ...Object.fromEntries(due.map((key) => [key, build])) }
      await writeStarted(dataDir, started)
    }
    if (left.length > 0) notes.push(`${name} ${build} is published; ${left.join(', ')}: left as people set it`)
  }
  for (const { name, cells } of overview.remotes)
    if (!builds.has(name) && cells.some(({ enabled, current }) => enabled && current))
      notes.push(
        `${name} runs, though it is not in this workspace: npx jobspan toggle ${name} off --country all --reason …`,
      )
  return notes
}
