import {
  closeDraw,
  listOperatedDraws,
  type OperatedDraw,
  openDraw,
} from '@jobspan/shared-kit/contracts/moderation/reward-operations'
import type { Command } from 'commander'
import { type Cli, parseId, reason, yes } from './cli.ts'
import { OpsError } from './ops-error.ts'
import { plain } from './terminal.ts'

const describeDraw = (draw: OperatedDraw): string[] => [
  `draw ${draw.id}  ${plain(draw.prize)}  ${draw.state}, ${draw.tickets} tickets, closes ${draw.closes_at}`,
  `    seed hash ${draw.seed_hash}`,
  ...(draw.seed === null ? [] : [`    seed ${draw.seed}`, `    tickets hash ${draw.tickets_hash}`]),
  ...draw.winners.map((ticket, index) => `    won ${ticket}, member ${draw.winning_members[index] ?? 'gone'}`),
]

const parseMoment = (text: string): string => {
  const moment = new Date(text)
  if (/^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(moment.getTime())) return moment.toISOString()
  throw new OpsError(`${text} is no moment.`, 'Write it as 2026-12-24T18:00:00Z.', 2)
}

const parseCount = (text: string): number => {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new OpsError(`${text} is no number of prizes.`, 'Write 1 or more.', 2)
  return Number(text)
}

export const addDrawCommands = (program: Command, cli: Cli): void => {
  const draws = program.command('draws').description('draws of the chances that members earned')
  cli.command(draws, 'list', 'draws, the newest first').action(
    cli.toAction(async () => {
      const json = await cli.client().call(listOperatedDraws, {})
      return { lines: json.items.length ? json.items.flatMap(describeDraw) : ['no draws'], json }
    }),
  )
  cli
    .command(draws, 'open', 'open a draw: the hash of its seed is published, and chances get tickets')
    .requiredOption('--prize <text>', 'what is won, as members read it')
    .requiredOption('--closes <moment>', 'until when chances get tickets, such as 2026-12-24T18:00:00Z')
    .option('--winners <count>', 'how many win', '1')
    .requiredOption(...reason)
    .action(
      cli.toAction(async (options: { prize: string; closes: string; winners: string; reason: string }) => {
        const body = {
          prize: options.prize,
          closes_at: parseMoment(options.closes),
          winners: parseCount(options.winners),
          reason: options.reason,
        }
        const json = await cli.client().call(openDraw, { body })
        return { lines: describeDraw(json), json }
      }),
    )
  cli
    .command(draws, 'close <draw>', 'close a draw: its seed and winners are published, for good')
    .requiredOption(...reason)
    .option(...yes)
    .action(
      cli.toAction(async (draw: string, { reason: why, yes: agreed }: { reason: string; yes?: boolean }) => {
        const id = parseId(draw)
        await cli.confirm(`Draw ${id} is closed and its winners are told.`, agreed ? { yes: true } : {})
        const json = await cli.client().call(closeDraw, { params: { id }, body: { reason: why } })
        return { lines: describeDraw(json), json }
      }),
    )
}
