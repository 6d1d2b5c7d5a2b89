import { auditActions, listAudit } from '@jobspan/shared-kit/contracts/registry/audit'
import { type Command, Option } from 'commander'
import { parseCountries } from '../change/parse-countries.ts'
import { parsePositiveInteger } from '../change/parse-positive-integer.ts'
import type { Cli } from '../cli.ts'
import { usageError } from '../cli-error.ts'
import { formatAuditEntries } from './format-audit-entries.ts'
import { verifyLog } from './verify-log.ts'

type Options = { country?: string; action?: (typeof auditActions)[number]; before?: number }

const oneCountry = (text: string) => {
  const [country, ...more] = parseCountries(text)
  if (more.length > 0) throw usageError('--country: the log is shown for one country or for all.', 'Name one.')
  return country
}

/** The log of changes: its rows, which `undo` names, and whether it is whole. */
export const addAuditCommands = (program: Command, cli: Cli): void => {
  const audit = cli.group(program, 'audit').description('the log of changes')
  cli
    .command(audit, 'list [remote]')
    .description('who changed what and why, newest first, 50 rows at a time; `undo` takes their numbers')
    .option('--country <country>', 'changes of one country, such as sg')
    .addOption(new Option('--action <action>', 'changes of one kind').choices(auditActions))
    .option('--before <row>', 'rows older than this one', parsePositiveInteger)
    .action(
      cli.toAction(async (remote: string | undefined, { country, action, before }: Options) => {
        const chosen = country === undefined ? undefined : oneCountry(country)
        const answer = await cli.client().call(listAudit, { query: { remote, country: chosen, action, before } })
        return { lines: formatAuditEntries(answer), json: answer }
      }),
    )
  cli
    .command(audit, 'verify')
    .description('recompute the chain of hashes; fails where a row was changed or is missing')
    .action(cli.toAction(() => verifyLog(cli.client())))
}
