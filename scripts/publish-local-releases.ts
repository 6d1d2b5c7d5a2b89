import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { resolveConnection } from '../cli/src/client/connection.ts'
import { createRegistryClient, type RegistryClient } from '../cli/src/client/registry-client.ts'
import { publishBuild } from '../cli/src/release/publish-build.ts'
import { createConcurrencyLimiter } from '../packages/kit-server/src/concurrency-limiter.ts'
import { type CountryKey, countries } from '../shared-kit/src/contracts/platform/locales.ts'
import { type AuditRow, listAudit } from '../shared-kit/src/contracts/registry/audit.ts'
import { announceShell } from '../shared-kit/src/contracts/registry/releases.ts'
import { type Cell, getOverview, submitChange } from '../shared-kit/src/contracts/registry/rollout.ts'

const root = join(import.meta.dirname, '..')

/** What local starts promoted last, by remote and country, and the version of the cell after it; older files name the build alone. */
type Promoted = { build: string; version: number }
type LocalPromotions = Record<string, Partial<Record<CountryKey, Promoted | string>>>

const startedFile = (dataDir: string) => join(dataDir, 'registry/started.json')

const readStarted = (dataDir: string): Promise<LocalPromotions> =>
  readFile(startedFile(dataDir), 'utf8').then(
    (text) => JSON.parse(text) as LocalPromotions,
    () => ({}),
  )

/** Written aside and moved into place, so that Ctrl-C leaves the old or the new one. */
const writeStarted = async (dataDir: string, started: LocalPromotions) => {
  const draft = `${startedFile(dataDir)}.${process.pid}`
  await mkdir(dirname(draft), { recursive: true })
  await writeFile(draft, JSON.stringify(started), { mode: 0o600 })
  await rename(draft, startedFile(dataDir))
}

type Decision = Pick<AuditRow, 'cells'>

/** Whether one of the last `count` changes of a cell was of the release that runs there, rather than of whether it is on. */
const wasChangedByPerson = (country: CountryKey, changes: readonly Decision[], count: number): boolean =>
  changes
    // What is scheduled or called off is in the log of the country too, and changed no cell.
    .flatMap(({ cells }) => cells.find((cell) => cell.country === country) ?? [])
    .slice(0, count)
    .some(({ before, after }) => before.current !== after.current)

/**
 * Which countries a local start promotes a build in: those where nothing runs, or what the last start promoted, with no canary beside
 * it and nothing decided since. `left` are those that somebody decided on: going back to what a start once promoted is a decision too.
 *
 * @param changesIn what the log holds of the remote in a country, the newest first
 */
export const countriesToPromote = async (
  cells: readonly Pick<Cell, 'country' | 'current' | 'canary' | 'version'>[],
  last: LocalPromotions[string],
  build: string,
  changesIn: (country: CountryKey) => Promise<readonly Decision[]>,
): Promise<{ toPromote: CountryKey[]; skipped: CountryKey[] }> => {
  const toPromote: CountryKey[] = []
  const skipped: CountryKey[] = []
  for (const { key } of countries) {
    const cell = cells.find(({ country }) => country === key)
    if (cell?.current === build) continue
    const known = last[key]
    const isLast = cell?.current === (typeof known === 'object' ? known.build : known)
    const since = cell && typeof known === 'object' ? cell.version - known.version : 0
    const isOurs =
      !cell?.current ||
      (!cell.canary && isLast && (since === 0 || !wasChangedByPerson(key, await changesIn(key), since)))
    if (isOurs) toPromote.push(key)
    else skipped.push(key)
  }
  return { toPromote, skipped }
}

const announce = async (client: RegistryClient) => {
  const { build, contract, shared } = JSON.parse(await readFile(join(root, 'shell/dist/shell.json'), 'utf8'))
  await client.call(announceShell, { params: { build }, body: { build, contract, shared } })
}

/** {@link publishReleases} at the registry of this machine, whatever the environment names. */
export const publishLocalReleases = (
  remotes: readonly string[],
  env: NodeJS.ProcessEnv,
  dataDir: string,
  waitForBuild: WaitForBuild,
): Promise<string[]> =>
  publishReleases(remotes, { ...env, JOBSPAN_REGISTRY: '', JOBSPAN_TOKEN: '' }, dataDir, 'local start', waitForBuild)

/** Resolves once a package is built, whose name it is given. */
type WaitForBuild = (name: string) => Promise<unknown>

/**
 * Publishes the remotes' builds as any squad does, and promotes each in every country that nobody has decided on: what a
 * person promoted, rolled back or gave a canary stays, and so does every toggle. Gives lines for what was left alone.
 */
export const publishReleases = async (
  remotes: readonly string[],
  env: NodeJS.ProcessEnv,
  dataDir: string,
  reason: string,
  waitForBuild: WaitForBuild = async () => undefined,
): Promise<string[]> => {
  const client = createRegistryClient(resolveConnection(env))
  // Releases must fit a shell that runs; this one is about to.
  await waitForBuild('shell')
  await announce(client)
  const oneByOne = createConcurrencyLimiter({ maxConcurrent: 1 })
  const publish = async (name: string) => {
    await waitForBuild(name)
    const { release } = await oneByOne(() => publishBuild(client, join(root, name, 'dist')))
    return [name, release.build] as const
  }
  const builds = new Map(await Promise.all(remotes.map(publish)))
  const [overview, started] = await Promise.all([client.call(getOverview), readStarted(dataDir)])
  const notes: string[] = []
  for (const [name, build] of builds) {
    const cells = overview.remotes.find((remote) => remote.name === name)?.cells ?? []
    const changesIn = async (country: CountryKey) =>
      (await client.call(listAudit, { query: { remote: name, country } })).rows
    const { toPromote, skipped } = await countriesToPromote(cells, started[name] ?? {}, build, changesIn)
    if (toPromote.length > 0) {
      const change = { kind: 'promote', build } as const
      const made = await client.call(submitChange, {
        body: { remote: name, countries: toPromote, change, reason },
      })
      const promoted = made.cells.map(({ country, version }) => [country, { build, version }])
      started[name] = { ...started[name], ...Object.fromEntries(promoted) }
      await writeStarted(dataDir, started)
    }
    if (skipped.length > 0) notes.push(`${name} ${build} is published; ${skipped.join(', ')}: left as people set it`)
  }
  for (const { name, cells } of overview.remotes)
    if (!builds.has(name) && cells.some(({ enabled, current }) => enabled && current))
      notes.push(`${name} runs, though it is not in this workspace: npx jobspan off ${name} --country all --reason …`)
  return notes
}
