import {
  exportPayoutBatch,
  importPayoutAnswer,
  listPayoutBatches,
  readPayoutBatch,
  readPayoutKey,
} from '@jobspan/shared-kit/contracts/moderation/reward-operations'
import type { PayoutBatch } from '@jobspan/shared-kit/contracts/rewards/operations'
import type { Command } from 'commander'
import { type Cli, parseId, reason } from './cli.ts'
import { OpsError } from './ops-error.ts'
import { readSignedFile, writeSignedFile } from './signed-files.ts'
import { plain, table } from './terminal.ts'

const describeBatch = (batch: PayoutBatch): string[] => [
  `batch ${batch.id}`,
  batch.created_at,
  `${batch.count} payouts`,
  `${batch.points} points`,
  `${batch.open} open, ${batch.settled} settled, ${batch.returned} returned`,
]

type ExportOptions = { batch?: string; out?: string; reason?: string }

const exportBatch = async (cli: Cli, { batch, out, reason: why }: ExportOptions) => {
  if (batch !== undefined) {
    const id = parseId(batch)
    const { file } = await cli.client().call(readPayoutBatch, { params: { id } })
    const path = out ?? `payout-batch-${id}.json`
    writeSignedFile(path, file)
    return { lines: [`batch ${id} again: ${path}`], json: { batch: { id }, file: path } }
  }
  if (!why) throw new OpsError('A new batch needs --reason.', 'Say why; it is kept in the audit log.', 2)
  const made = await cli.client().call(exportPayoutBatch, { body: { reason: why } })
  if (!made.batch) return { lines: ['no withdrawal waits'], json: { batch: null, file: null } }
  const path = out ?? `payout-batch-${made.batch.id}.json`
  writeSignedFile(path, made.file)
  return { lines: [...table([describeBatch(made.batch)]), path], json: { batch: made.batch, file: path } }
}

export const addPayoutCommands = (program: Command, cli: Cli): void => {
  const payouts = program.command('payouts').description('withdrawals, handed to the payout provider in signed batches')
  cli.command(payouts, 'list', 'batches, the newest first').action(
    cli.toAction(async () => {
      const json = await cli.client().call(listPayoutBatches, {})
      return { lines: [...table(json.items.map(describeBatch)), `${json.waiting} withdrawals wait`], json }
    }),
  )
  cli.command(payouts, 'key', 'the public key of batches, for the provider').action(
    cli.toAction(async () => {
      const json = await cli.client().call(readPayoutKey, {})
      return { lines: [json.public_key.trim()], json }
    }),
  )
  cli
    .command(payouts, 'export', 'put the withdrawals that wait into a new batch, and write it to a file')
    .option('--batch <id>', 'a batch that was made before, byte for byte')
    .option('--out <file>', 'where to, `payout-batch-ID.json` unless told')
    .option(...reason)
    .action(cli.toAction((options: ExportOptions) => exportBatch(cli, options)))
  cli
    .command(payouts, 'import <file>', 'take in the answer of the provider; twice changes nothing')
    .requiredOption(...reason)
    .action(
      cli.toAction(async (path: string, body: { reason: string }) => {
        const file = readSignedFile(path)
        const json = await cli.client().call(importPayoutAnswer, { body: { file, reason: body.reason } })
        return {
          lines: [
            `batch ${json.batch}: ${json.settled} settled, ${json.returned} returned, ${json.unchanged} known before, ${json.open} still open`,
            ...json.refused.map(({ reference, why }) => `    refused ${plain(reference)}: ${plain(why)}`),
          ],
          json,
        }
      }),
    )
}
