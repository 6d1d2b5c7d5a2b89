import { pruneReleases } from '@jobspan/shared-kit/contracts/registry/releases'
import { getOverview } from '@jobspan/shared-kit/contracts/registry/rollout'
import { type Command, InvalidArgumentError } from 'commander'
import type { Cli } from '../cli.ts'
import { CliError } from '../cli-error.ts'
import type { RegistryClient } from '../client/registry-client.ts'
import type { Report } from '../terminal.ts'

type Options = { keep: number; dryRun?: boolean; yes?: boolean; reason: string }

const parseKeepCount = (text: string): number => {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new InvalidArgumentError('It is a whole number from 1 to 999.')
  return Number(text)
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

const pruneEach = async (client: RegistryClient, remotes: readonly string[], body: Body) =>
  Promise.all(
    remotes.map(async (remote) => ({ remote, ...(await client.call(pruneReleases, { params: { remote }, body })) })),
  )
type Body = { keep: number; dry_run: boolean; reason: string }
type Pruned = Awaited<ReturnType<typeof pruneEach>>

const describe = (pruned: Pruned, done: boolean): string[] =>
  pruned.flatMap(({ remote, removed, kept, sequence }) => [
    `${remote}: ${removed.length} ${done ? 'removed' : 'would go'}, ${kept} ${done ? 'kept' : 'would stay'}${sequence === null ? '' : `, row ${sequence} of the audit log`}`,
    ...removed.map((each) => `  ${each.build}, published ${each.published_at}, ${megabytes(each.bytes)}`),
  ])

/** `jobspan prune`. */
export const addPruneCommand = (program: Command, cli: Cli): void => {
  cli
    .command(program, 'prune [remote]')
    .description('remove old releases (of every remote unless one is named); what runs or will run anywhere stays')
    .requiredOption('--keep <count>', 'how many of the newest stay in any case', parseKeepCount)
    .option('--dry-run', 'say what would go, and remove nothing')
    .option('--yes', 'do not ask')
    .option('--reason <text>', 'why; kept in the audit log', 'old releases')
    .action(
      cli.toAction(
        async (named: string | undefined, { keep, dryRun = false, yes, reason }: Options): Promise<Report> => {
          const client = cli.client()
          const remotes = named ? [named] : (await client.call(getOverview)).remotes.map(({ name }) => name)
          const request = { keep, reason }
          const planned = await pruneEach(client, remotes, { ...request, dry_run: true })
          const isNothing = planned.every(({ removed }) => removed.length === 0)
          if (dryRun || isNothing) return { lines: describe(planned, false), json: planned }
          for (const line of describe(planned, false)) cli.terminal.err(line)
          const isAgreed =
            yes || (cli.terminal.isInteractive && (await cli.terminal.confirm('Their files go for good. Do it?')))
          if (!isAgreed)
            throw new CliError('Nothing was removed: files go for good.', 'Add --yes to do it.', {
              details: { planned },
            })
          const done = await pruneEach(client, remotes, { ...request, dry_run: false })
          return { lines: describe(done, true), json: done }
        },
      ),
    )
}
