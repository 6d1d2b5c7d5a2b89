import { listCampaignVisits } from '@jobspan/shared-kit/contracts/auth/campaign-visits'
import { listOperatorActs } from '@jobspan/shared-kit/contracts/moderation/operator-acts'
import { listExternalClicks, listSearchMisses } from '@jobspan/shared-kit/contracts/moderation/searches-and-clicks'
import type { Command } from 'commander'
import { operatorCommand } from '../operators/operator-repository.ts'
import { type Cli, parseId } from './cli.ts'
import { runAtSite } from './operator-client.ts'
import { OpsError } from './ops-error.ts'
import { table } from './terminal.ts'

const days = ['--days <number>', 'how many, today included; 90 at most', '7'] as const

/** What visitors miss, what was done, and by whom it may be. */
export const addReadingCommands = (program: Command, cli: Cli): void => {
  cli
    .command(program, 'search-misses', 'searches that found nothing, the most frequent first')
    .option(...days)
    .option('--country <key>', 'of one country')
    .action(
      cli.toAction(async (query: { days: string; country?: string }) => {
        const json = await cli.client().call(listSearchMisses, {
          query: { days: query.days, country: query.country },
        })
        const rows = json.items.map(({ keyword, country, language, count }) => [
          String(count),
          country,
          language,
          keyword,
        ])
        return { lines: rows.length ? table([['count', 'country', 'language', 'searched'], ...rows]) : ['none'], json }
      }),
    )
  cli
    .command(program, 'external-clicks', 'how often visitors left to apply elsewhere')
    .option(...days)
    .option('--job <id>', 'of one job')
    .action(
      cli.toAction(async (query: { days: string; job?: string }) => {
        const job_id = query.job === undefined ? undefined : parseId(query.job)
        const json = await cli.client().call(listExternalClicks, { query: { days: query.days, job_id } })
        const rows = json.items.map(({ day, host, job_id: id, title, count }) => [
          day,
          String(count),
          host,
          String(id),
          title,
        ])
        return { lines: rows.length ? table([['day', 'count', 'host', 'job', 'title'], ...rows]) : ['none'], json }
      }),
    )
  cli
    .command(program, 'campaign-visits', 'how many visits campaigns led here, of those who let them be counted')
    .option(...days)
    .action(
      cli.toAction(async (query: { days: string }) => {
        const json = await cli.client().call(listCampaignVisits, { query })
        const rows = json.items.map(({ count, ...row }) => [
          row.day,
          String(count),
          row.country,
          row.landing,
          row.utm_source,
          row.utm_medium,
          row.utm_campaign,
        ])
        const head = ['day', 'count', 'country', 'landing', 'source', 'medium', 'campaign']
        return { lines: rows.length ? table([head, ...rows]) : ['none'], json }
      }),
    )
  cli
    .command(program, 'audit', 'what operators did, the newest first')
    .option('--before <id>', 'rows before that one')
    .action(
      cli.toAction(async ({ before }: { before?: string }) => {
        const query = { before: before === undefined ? undefined : parseId(before) }
        const json = await cli.client().call(listOperatorActs, { query })
        const rows = json.items.map(({ id, at, operator, act, subject, subject_id, reason }) => [
          String(id),
          at,
          operator,
          act,
          `${subject} ${subject_id}`,
          reason,
        ])
        return {
          lines: rows.length ? table([['id', 'at', 'operator', 'act', 'subject', 'reason'], ...rows]) : ['none'],
          json,
        }
      }),
    )
  addOperatorCommands(program, cli)
}

const addOperatorCommands = (program: Command, cli: Cli): void => {
  const operators = program.command('operators').description('who may run these commands; on the machine of the site')
  const run = async (given: unknown) => {
    const command = operatorCommand.safeParse(given)
    if (!command.success)
      throw new OpsError(
        'That is no name.',
        'A name has 2 to 40 of a-z, 0-9, full stop and hyphen, and begins with a letter.',
        2,
      )
    return runAtSite(command.data)
  }
  cli.command(operators, 'add <name>', 'give a person a key of their own').action(
    cli.toAction(async (name: string) => {
      const result = await run({ add: name })
      const key = 'added' in result ? `${result.added.name}:${result.added.key}` : ''
      const lines = [`OPERATOR_KEY=${key}`, 'The key is shown this once: only its hash is kept.']
      return { lines, json: { name, operator_key: key } }
    }),
  )
  cli.command(operators, 'disable <name>', 'end the key of a person at once').action(
    cli.toAction(async (name: string) => {
      await run({ disable: name })
      return { lines: [`${name} can do nothing any more; what they did stays in the log`], json: { name } }
    }),
  )
  cli.command(operators, 'list', 'who has, and had, a key').action(
    cli.toAction(async () => {
      const result = await run({ list: true })
      const json = 'operators' in result ? result.operators : []
      const rows = json.map((each) => [each.name, each.created_at, each.disabled_at ?? 'in use'])
      return { lines: rows.length ? table([['name', 'since', 'ended'], ...rows]) : ['no operators'], json }
    }),
  )
}
