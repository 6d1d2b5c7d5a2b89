import { listQueues, retryDeadLetters } from '@jobspan/shared-kit/contracts/moderation/queues'
import type { Command } from 'commander'
import { type Cli, reason } from './cli.ts'
import { table } from './terminal.ts'

export const addQueueCommands = (program: Command, cli: Cli): void => {
  const queues = program.command('queues').description('work that is done later: what waits, and what failed for good')
  cli.command(queues, 'list', 'each queue, and the dead letters with their last error').action(
    cli.toAction(async () => {
      const json = await cli.client().call(listQueues, {})
      const rows = json.items.map(({ name, ...counts }) => [
        name,
        ...[counts.queued, counts.ready, counts.active, counts.failed].map(String),
      ])
      const dead = json.dead_letters.map(({ queue, count, last_at, error }) => [
        queue,
        String(count),
        last_at,
        error ?? '',
      ])
      return {
        lines: [
          ...table([['queue', 'queued', 'ready', 'active', 'failed'], ...rows]),
          '',
          ...(dead.length === 0
            ? ['no dead letters']
            : table([['dead letters of', 'count', 'last', 'last error'], ...dead])),
        ],
        json,
      }
    }),
  )
  cli
    .command(queues, 'retry', 'try the dead letters again')
    .requiredOption(...reason)
    .action(
      cli.toAction(async (body: { reason: string }) => {
        const json = await cli.client().call(retryDeadLetters, { body: { reason: body.reason } })
        return { lines: [`${json.count} put back into their queues`], json }
      }),
    )
}
