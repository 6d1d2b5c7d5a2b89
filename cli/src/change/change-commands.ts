import { type Change, cancelScheduled, undoChange } from '@jobspan/shared-kit/contracts/registry/rollout'
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Cli } from '../cli.ts'
import { CliError, usageError } from '../cli-error.ts'
import type { Report } from '../terminal.ts'
import { parseCountries } from './parse-countries.ts'
import { parseDateTime } from './parse-date-time.ts'
import { parsePositiveInteger } from './parse-positive-integer.ts'
import { previewAndMakeChange } from './preview-and-make-change.ts'
import { resolveBuild } from './resolve-build.ts'

type Options = {
  country: string
  reason: string
  at?: string
  until?: string
  yes?: boolean
  again?: boolean
  dryRun?: boolean
}

const parseReason = (text: string): string => {
  const reason = text.trim()
  if (reason.length < 3 || reason.length > 500)
    throw usageError(
      '--reason: 3 to 500 characters are needed.',
      'Say in a few words why, for those who read the audit log.',
    )
  return reason
}

const parsePercent = (text: string): number => {
  const percent = Number(text.replace(/\s*%$/, ''))
  if (!(percent > 0 && percent < 100)) throw new InvalidArgumentError('It is a share above 0 and below 100.')
  return percent
}

/** Where a refusal of the registry leads on, by its status; else where refusals lead anyway. */
const withNextStep = async <Answer>(work: Promise<Answer>, next: Record<number, string>): Promise<Answer> => {
  try {
    return await work
  } catch (error) {
    const where = error instanceof CliError ? next[Number(error.details.status)] : undefined
    if (!(error instanceof CliError) || where === undefined) throw error
    throw new CliError(error.message, where, { details: error.details })
  }
}

const withReason = (command: Command) => command.requiredOption('--why, --reason <text>', 'why; kept in the audit log')

const withChangeOptions = (command: Command) =>
  withReason(command)
    .requiredOption('--country <countries>', 'such as sg,my, or all')
    .option('--at <moment>', 'when it takes effect: +30m, +2h, 2026-12-01T09:00+08:00 (now unless told)')
    .option('--until <moment>', 'when the state from before comes back (never unless told)')
    .option('--dry-run', 'say what would change, and change nothing')
    .option('--yes', 'do not ask, neither for a look at the preview nor where visitors lose something')

const againOption = () =>
  new Option('--again', 'do it even where this release was halted as a canary before; noted in the audit log')

/** As the registry wants to be told. */
const againOf = ({ again }: Options) => (again ? { again } : {})

const percentOption = () =>
  new Option('--percent <share>', 'share of visitors').argParser(parsePercent).makeOptionMandatory()

/** What the commands of one change share: their options, and making the change after a look at its preview. */
const createChangeActions = (cli: Cli) => ({
  make: async (remote: string, options: Options, changeOf: () => Promise<Change> | Change): Promise<Report> => {
    const { country, reason, at, until, yes = false, dryRun = false } = options
    const now = new Date()
    const chosen = {
      countries: parseCountries(country),
      reason: parseReason(reason),
      at: at === undefined ? undefined : parseDateTime('--at', at, now),
      until: until === undefined ? undefined : parseDateTime('--until', until, now),
      yes,
      dryRun,
    }
    if (chosen.at && chosen.until && chosen.until <= chosen.at)
      throw usageError('--until: it ends before it begins.', 'Name a moment after --at.')
    return previewAndMakeChange(cli.client(), cli.terminal, { remote, change: await changeOf(), options: chosen })
  },
  define: (parent: Command, nameAndArguments: string, description: string) =>
    withChangeOptions(cli.command(parent, nameAndArguments).description(description)),
})
type ChangeActions = ReturnType<typeof createChangeActions>

const addReleaseCommands = (program: Command, cli: Cli, { make, define }: ChangeActions): void => {
  define(program, 'promote <remote> [build]', 'make a release (the newest unless named) the current one')
    .addOption(againOption())
    .action(
      cli.toAction((remote: string, build: string | undefined, options: Options) =>
        make(remote, options, async () => ({
          kind: 'promote',
          build: await resolveBuild(cli.client(), remote, build),
          ...againOf(options),
        })),
      ),
    )
  define(program, 'rollback <remote>', 'go back to the release before, where there is one, and end a canary').action(
    cli.toAction((remote: string, options: Options) =>
      withNextStep(
        make(remote, options, () => ({ kind: 'roll_back' })),
        {
          409: `\`jobspan status ${remote}\` tells what runs where. Name with --country where an earlier release ran; elsewhere \`jobspan off ${remote}\` helps.`,
        },
      ),
    ),
  )
  for (const state of ['off', 'on'] as const)
    define(program, `${state} <remote>`, `switch a remote ${state} in some countries`).action(
      cli.toAction((remote: string, options: Options) =>
        make(remote, options, () => ({ kind: 'toggle', enabled: state === 'on' })),
      ),
    )
}

const addCanaryCommands = (program: Command, cli: Cli, { make, define }: ChangeActions): void => {
  const canary = cli.group(program, 'canary').description('give a release to a share of the visitors')
  const serve = (remote: string, build: string | undefined, options: Options & { percent: number }) =>
    make(remote, options, async () => ({
      kind: 'canary',
      build: await resolveBuild(cli.client(), remote, build),
      percent: options.percent,
      ...againOf(options),
    }))
  define(canary, 'start <remote> [build]', 'begin with a release (the newest unless named)')
    .addOption(percentOption())
    .addOption(againOption())
    .action(cli.toAction(serve))
  define(canary, 'change <remote> <build>', 'give it to more or fewer visitors')
    .addOption(percentOption())
    .addOption(againOption())
    .action(cli.toAction(serve))
  define(canary, 'end <remote>', 'take it back; everybody gets the current release').action(
    cli.toAction((remote: string, options: Options) => make(remote, options, () => ({ kind: 'end_canary' }))),
  )
}

const addReversalCommands = (program: Command, cli: Cli): void => {
  withReason(cli.command(program, 'undo').argument('<row>', 'number of the audit row', parsePositiveInteger))
    .description('take a change back, where nothing has changed since')
    .action(
      cli.toAction(async (sequence: number, { reason }: { reason: string }) => {
        const body = { reason: parseReason(reason) }
        const done = await withNextStep(cli.client().call(undoChange, { params: { sequence }, body }), {
          404: '`jobspan audit list` shows the changes that were made, with their numbers.',
          409: '`jobspan audit list` shows what each row changed, and what was changed since.',
        })
        return { lines: [`done, row ${done.sequence} of the audit log`], json: done }
      }),
    )
  withReason(
    cli.command(program, 'cancel').argument('<number>', 'its number in `jobspan status`', parsePositiveInteger),
  )
    .description('cancel a change that is still to come')
    .action(
      cli.toAction(async (id: number, { reason }: { reason: string }) => {
        const body = { reason: parseReason(reason) }
        const done = await withNextStep(cli.client().call(cancelScheduled, { params: { id }, body }), {
          404: '`jobspan status` lists what is to come, with its number; what was made is taken back with `jobspan undo`.',
        })
        return { lines: [`number ${done.id} of the schedule is cancelled`], json: done }
      }),
    )
}

/** Promote, rollback, on, off, canary, undo and cancel. */
export const addChangeCommands = (program: Command, cli: Cli): void => {
  const actions = createChangeActions(cli)
  addReleaseCommands(program, cli, actions)
  addCanaryCommands(program, cli, actions)
  addReversalCommands(program, cli)
}
