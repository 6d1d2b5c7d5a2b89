import {
  type CellState,
  type Change,
  type ChangeRequest,
  haltedBeforeField,
  previewChange,
  submitChange,
} from '@jobspan/shared-kit/contracts/registry/rollout'
import type { z } from 'zod/mini'
import { CliError } from '../cli-error.ts'
import type { RegistryClient } from '../client/registry-client.ts'
import type { Report, Terminal } from '../terminal.ts'

type Preview = z.output<typeof previewChange.data>

export type ChangeOptions = {
  countries: ChangeRequest['countries']
  reason: string
  at: string | undefined
  until: string | undefined
  yes: boolean
  dryRun: boolean
}

const hasRelease = ({ current, canary }: CellState): boolean => current !== null || canary !== null

const formatState = ({ enabled, current, canary }: CellState): string =>
  [
    enabled && (current || canary) ? 'on' : 'off',
    current ?? 'no release',
    ...(canary ? [`canary ${canary.build} ${canary.percent}%`] : []),
  ].join(', ')

/** Countries in which the same happens share a line. */
const describeCells = (cells: readonly { country: string; before: CellState; after: CellState }[]): string[] => {
  const lines = new Map<string, string[]>()
  for (const { country, before, after } of cells) {
    const [from, to] = [formatState(before), formatState(after)]
    const words = from === to ? `stays ${from}` : `${from} → ${to}`
    lines.set(words, [...(lines.get(words) ?? []), country])
  }
  return [...lines].map(([words, names]) => `  ${names.join(', ')}: ${words}`)
}

/** Countries that are left without any release, in one line: nobody should take that for the release before. */
const describeOff = (remote: string, cells: Preview['cells'], verb: 'is' | 'will be'): string[] => {
  const off = cells
    .filter(({ before, after }) => hasRelease(before) && !hasRelease(after))
    .map(({ country }) => country)
  return off.length === 0 ? [] : [`  ${remote} ${verb} off in ${off.join(', ')}: no other release of it runs there`]
}

/** The preview as people read it: countries, visitors, addresses and slots that come or go. */
const formatPreview = ({ cells, visitors, routes, slots, links }: Preview): string[] => [
  ...describeCells(cells),
  `  visitors in these countries within the last hour: ${visitors}`,
  ...routes.added.map((path) => `  + route ${path}`),
  ...routes.removed.map((path) => `  − route ${path}`),
  ...slots.added.map((name) => `  + slot ${name}`),
  ...slots.removed.map((name) => `  − slot ${name}`),
  ...links.slice(0, 1).map(({ country, href }) => `  see it before (${country}; for an hour): ${href}`),
]

/** Changes that give visitors other code: a person at a terminal may want to look at the preview before they do. */
const isWorthALook = ({ kind }: Change): boolean => kind === 'promote' || kind === 'canary'

/** Asks a person before a change; a pipeline has nobody to ask, and is refused where visitors would lose something. */
const confirmChange = async (terminal: Terminal, change: Change, preview: Preview): Promise<void> => {
  const isLoss = isDestructive(preview)
  if (!isLoss && !(terminal.isInteractive && isWorthALook(change) && preview.cells.length > 0)) return
  const question = isLoss ? 'This takes something away from visitors. Do it?' : 'Do it?'
  if (terminal.isInteractive && (await terminal.confirm(question))) return
  const message = isLoss ? 'Nothing was changed: it takes something away from visitors.' : 'Nothing was changed.'
  throw new CliError(message, 'Add --yes to do it.', { details: { preview } })
}

/** Whether visitors lose something by it: an address, a slot, or the remote as a whole. */
const isDestructive = ({ cells, routes, slots }: Preview): boolean =>
  routes.removed.length > 0 ||
  slots.removed.length > 0 ||
  cells.some(({ before, after }) => before.enabled && !after.enabled)

/** A build that was halted is given to visitors again only by somebody who knows. */
const throwWithAgain = (error: unknown): never => {
  const { errors } = error instanceof CliError ? (error.details as { errors?: object }) : {}
  if (!(error instanceof CliError) || !errors || !(haltedBeforeField in errors)) throw error
  throw new CliError(error.message, 'Release a build that mends it, or add --again to do it all the same.', {
    details: error.details,
  })
}

/** Shows what a change will do, asks where visitors lose something, and makes it against the state that was shown. */
export const previewAndMakeChange = async (
  client: RegistryClient,
  terminal: Terminal,
  { remote, change, options }: { remote: string; change: Change; options: ChangeOptions },
): Promise<Report> => {
  const { countries, reason, at, until, yes, dryRun } = options
  const when = { ...(at ? { due_at: at } : {}), ...(until ? { expires_at: until } : {}) }
  const preview = await client
    .call(previewChange, { body: { remote, countries, change, ...when } })
    .catch((error: unknown) => throwWithAgain(error))
  const wouldChange = [
    `${remote}, ${at ?? 'now'}${until ? ` until ${until}` : ''}:`,
    ...formatPreview(preview),
    ...describeOff(remote, preview.cells, 'will be'),
  ]
  const isSoAlready = preview.cells.length === 0
  if (dryRun) {
    const lines = isSoAlready
      ? ['nothing to change: it is so already']
      : [...wouldChange, 'nothing was changed (--dry-run)']
    return { lines, json: { dry_run: true, preview } }
  }
  if (!isSoAlready) for (const line of wouldChange) terminal.err(line)
  if (!yes) await confirmChange(terminal, change, preview)
  const expected = Object.fromEntries(preview.cells.map(({ country, version }) => [country, version]))
  const made = await client.call(submitChange, { body: { remote, countries, change, reason, expected, ...when } })
  const lines = [
    made.sequence !== null
      ? `done, row ${made.sequence} of the audit log`
      : made.scheduled.length > 0
        ? 'scheduled'
        : 'nothing to change: it is so already',
    ...made.scheduled.map(
      ({ id, step, at: due }) => `  ${step === 'begin' ? 'begins' : 'ends'} ${due} (number ${id} of the schedule)`,
    ),
    ...(made.sequence === null ? [] : describeOff(remote, preview.cells, 'is')),
    ...(made.sequence === null ? [] : [`  take it back with \`jobspan undo ${made.sequence} --reason …\``]),
  ]
  return { lines, json: { ...made, preview } }
}
