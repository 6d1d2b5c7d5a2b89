import { companyChecks } from '@jobspan/shared-kit/contracts/companies/company-profile'
import {
  type ModeratedCompany,
  mergeCompanies,
  readModeratedCompany,
  verifyCompany,
} from '@jobspan/shared-kit/contracts/moderation/moderated-companies'
import type { Command } from 'commander'
import { type Cli, parseId, reason, yes } from './cli.ts'
import { OpsError } from './ops-error.ts'
import { plain } from './terminal.ts'

const describe = (company: ModeratedCompany): string[] => {
  const { id, name, legal_name, country, open_jobs, is_verified, checks, checked_on, checked_until } = company
  const verification = is_verified
    ? `verified${checks.length > 0 ? ` (${checks.join(', ')}) on ${checked_on}${checked_until ? ` until ${checked_until}` : ''}` : ''}`
    : 'not verified'
  const { registration_number, registration_withdrawn_on, merged_into, documents } = company
  return [
    `company ${id}  ${plain(name)}${legal_name ? ` (${plain(legal_name)})` : ''}, ${country}: ${verification}; ${open_jobs} open jobs`,
    ...(registration_number ? [`registered as ${plain(registration_number)}`] : []),
    ...(registration_withdrawn_on ? [`struck off on ${registration_withdrawn_on}`] : []),
    ...(merged_into ? [`part of company ${merged_into}`] : []),
    ...documents.map((each) => `document ${each.id}  ${plain(each.name)}, ${each.size} bytes, ${each.created_at}`),
  ]
}

const parseChecks = (text: string): (typeof companyChecks)[number][] => {
  const names = text === 'none' ? [] : text.split(',')
  return names.map((name) => {
    const check = companyChecks.find((each) => each === name)
    if (!check) throw new OpsError(`${name} is no check.`, `Say ${companyChecks.join(', ')}, or none.`, 2)
    return check
  })
}

type VerifyOptions = { checks: string; until?: string; number?: string; withdrawnOn?: string; reason: string }

export const addCompanyCommands = (program: Command, cli: Cli): void => {
  cli.command(program, 'company <id>', 'a company, what was checked of it, and its documents').action(
    cli.toAction(async (id: string) => {
      const json = await cli.client().call(readModeratedCompany, { params: { id: parseId(id) } })
      return { lines: describe(json), json }
    }),
  )
  cli
    .command(program, 'verify-company <id>', 'say what was checked of a company')
    .requiredOption('--checks <list>', `${companyChecks.join(', ')}, with commas between; none takes it away`)
    .option('--until <day>', 'until when it holds, such as 2027-11-30')
    .option('--number <number>', 'its number in the register')
    .option('--withdrawn-on <day>', 'when the register struck it off; with --number')
    .requiredOption(...reason)
    .action(
      cli.toAction(async (id: string, options: VerifyOptions) => {
        const { number, withdrawnOn } = options
        if (withdrawnOn !== undefined && number === undefined)
          throw new OpsError('--withdrawn-on needs --number.', 'Say which registration it was.', 2)
        const body = {
          checks: parseChecks(options.checks),
          until: options.until ?? null,
          ...(number !== undefined && { registration: { number, withdrawn_on: withdrawnOn ?? null } }),
          reason: options.reason,
        }
        const json = await cli.client().call(verifyCompany, { params: { id: parseId(id) }, body })
        return { lines: describe(json), json }
      }),
    )
  cli
    .command(program, 'merge-companies <id> <into>', 'make a company part of another, for good')
    .requiredOption(...reason)
    .option(...yes)
    .action(
      cli.toAction(async (given: string, target: string, options: { reason: string; yes?: boolean }) => {
        const [id, into] = [parseId(given), parseId(target)]
        const from = await cli.client().call(readModeratedCompany, { params: { id } })
        const other = await cli.client().call(readModeratedCompany, { params: { id: into } })
        await cli.confirm(
          `Makes ${plain(from.name)} (${id}) part of ${plain(other.name)} (${into}), for good: its ${from.open_jobs} open jobs and its followers go over.`,
          options,
        )
        const json = await cli.client().call(mergeCompanies, { params: { id }, body: { into, reason: options.reason } })
        return { lines: [...describe(json.company), `${json.jobs} jobs and ${json.alerts} alerts went over`], json }
      }),
    )
}
