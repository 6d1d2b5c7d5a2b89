import type { PublishedRelease } from '@jobspan/shared-kit/contracts/registry/releases'
import {
  type Cell,
  type Change,
  getOverview,
  type Halt,
  listScheduled,
  type ReleaseHealth,
} from '@jobspan/shared-kit/contracts/registry/rollout'
import { CliError } from './cli-error.ts'
import type { RegistryClient } from './client/registry-client.ts'
import { listPublishedReleases } from './release/list-published-releases.ts'
import { table } from './table.ts'
import type { Report } from './terminal.ts'

/** Of one release, so that nobody takes a canary's errors for those of the release beside it. */
const describeHealth = (health: ReleaseHealth | null): string[] =>
  health?.state === 'bad' || health?.state === 'watch' ? [health.state] : []

const formatCell = ({ enabled, current, canary, halted, health, canary_health }: Cell): string => {
  if (!current && !canary) return halted ? '– halted' : '–'
  const words = [current ?? '–', ...describeHealth(health)]
  if (canary) words.push(`+ ${canary.build} ${canary.percent}%`, ...describeHealth(canary_health))
  if (!enabled) words.push('off')
  if (halted) words.push('halted')
  return words.join(' ')
}

/** `2026-11-27 15:08 UTC` */
const formatMoment = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`

/** Why the registry ended a canary, and what was seen of it until then. */
const describeHalt = (where: string, { build, at, why, figures }: Halt): string[] => {
  const line = `${where}: ${build} was halted ${formatMoment(at)}: ${why}`
  if (!figures) return [line]
  const causes = [
    ...figures.errors.map(({ name, count }) => `${name} ${count}`),
    ...figures.failures.map(({ phase, reason, count }) => `${phase} (${reason}) ${count}`),
  ]
  return [
    line,
    `  since ${formatMoment(figures.since)}: ${figures.failed} of ${figures.mounts} views there failed; errors: ${causes.join(', ') || 'none'}`,
  ]
}

const describeChange = (change: Change): string => {
  if (change.kind === 'toggle') return change.enabled ? 'on' : 'off'
  if (change.kind === 'canary') return `canary ${change.build} ${change.percent}%`
  return change.kind === 'promote' ? `promote ${change.build}` : change.kind.replace('_', ' ')
}

/** The releases that visitors get somewhere, or of which a canary was halted, newest first. */
const listShownReleases = async (
  client: RegistryClient,
  { name, cells }: { name: string; cells: readonly Cell[] },
): Promise<PublishedRelease[]> => {
  const shown = new Set(cells.flatMap(({ current, canary, halted }) => [current, canary?.build, halted?.build]))
  const releases = await listPublishedReleases(client, name)
  return releases.filter(({ build }) => shown.has(build))
}

/** When each was published and what is new in it: a build alone says neither. */
const describeReleases = (releases: readonly PublishedRelease[]): string[] =>
  table(
    releases.map(({ remote, build, published_at, note }) => [
      `  ${remote}`,
      build,
      formatMoment(published_at),
      note ?? 'no note',
    ]),
  )

/** Every remote in every country, or one remote; countries in which all is the same share a row. */
export const status = async (client: RegistryClient, remote: string | undefined): Promise<Report> => {
  const [overview, scheduled] = await Promise.all([client.call(getOverview), client.call(listScheduled)])
  const remotes = overview.remotes.filter(({ name }) => remote === undefined || name === remote)
  if (remote !== undefined && remotes.length === 0)
    throw new CliError(
      `The registry knows no remote ${remote}.`,
      `It knows ${overview.remotes.map(({ name }) => name).join(', ') || 'none yet'}.`,
    )
  const releases = (await Promise.all(remotes.map((each) => listShownReleases(client, each)))).flat()
  const alike = new Map<string, { countries: string[]; texts: string[] }>()
  for (const { country } of remotes[0]?.cells ?? []) {
    const texts = remotes.map(({ cells }) => {
      const cell = cells.find((entry) => entry.country === country)
      return cell ? formatCell(cell) : '–'
    })
    const row = alike.get(texts.join('\0')) ?? { countries: [], texts }
    row.countries.push(country)
    alike.set(texts.join('\0'), row)
  }
  const rows = [...alike.values()].map(({ countries, texts }) => [countries.join(','), ...texts])
  const halts = remotes.flatMap(({ name, cells }) =>
    cells.flatMap(({ country, halted }) => (halted ? describeHalt(`${name} ${country}`, halted) : [])),
  )
  const due = scheduled
    .filter(({ request }) => remote === undefined || request.remote === remote)
    .map(
      ({ id, step, at, request }) =>
        `${at}  ${request.remote} ${request.countries.join(',')}: ${describeChange(request.change)} ${step === 'begin' ? 'begins' : 'ends'} (number ${id})`,
    )
  return {
    lines: [
      ...(remotes.length === 0
        ? ['No remote has a release yet.']
        : table([['', ...remotes.map(({ name }) => name)], ...rows])),
      ...(releases.length > 0 ? ['releases:', ...describeReleases(releases)] : []),
      ...halts,
      ...(due.length > 0 ? ['still to come:', ...due.map((line) => `  ${line}`)] : ['nothing is scheduled']),
    ],
    json: { serial: overview.serial, remotes, releases, scheduled },
  }
}
