import type { SuspensionKind } from '@jobspan/shared-kit/contracts/members/suspensions'
import {
  findAccount,
  listOrganisations,
  type ModeratedAccount,
  type ModeratedOrganisation,
  releaseAccount,
  releaseOrganisation,
  suspendAccount,
  suspendOrganisation,
  suspensionKind,
} from '@jobspan/shared-kit/contracts/moderation/suspension-operations'
import { type Command, Option } from 'commander'
import { type Cli, parseId, reason, yes } from './cli.ts'
import { OpsError } from './ops-error.ts'
import { plain, table } from './terminal.ts'

const kind = () =>
  new Option('--kind <kind>', 'terms: it broke them; safety: somebody else may be in it; review: it is being looked at')
    .choices(suspensionKind.options)
    .makeOptionMandatory()

const stateOf = (suspendedAs: SuspensionKind | null, isSuspended: boolean): string =>
  isSuspended ? `suspended (${suspendedAs ?? 'terms'})` : 'not suspended'

const describeAccount = ({ id, email, is_suspended, suspended_as, delete_after }: ModeratedAccount): string =>
  `account ${id}  ${plain(email)}: ${stateOf(suspended_as, is_suspended)}${delete_after ? `; waits to be deleted on ${delete_after}` : ''}`

const describeOrganisation = ({ id, name, suspended_as, companies, jobs }: ModeratedOrganisation): string =>
  plain(
    `organisation ${id}  ${name}: ${stateOf(suspended_as, suspended_as !== null)}; ${companies.length} companies, ${jobs} jobs`,
  )

export const addSuspensionCommands = (program: Command, cli: Cli): void => {
  addAccountCommands(program, cli)
  addOrganisationCommands(program, cli)
}

const addAccountCommands = (program: Command, cli: Cli): void => {
  cli.command(program, 'account <email>', 'the account of an address, with its id').action(
    cli.toAction(async (email: string) => {
      const json = await cli.client().call(findAccount, { query: { email } })
      return { lines: [describeAccount(json)], json }
    }),
  )
  cli
    .command(program, 'suspend-account <id>', 'suspend an account; nothing of it is deleted')
    .addOption(kind())
    .requiredOption(...reason)
    .action(
      cli.toAction(async (id: string, options: { kind: SuspensionKind; reason: string }) => {
        const body = { kind: options.kind, reason: options.reason }
        const json = await cli.client().call(suspendAccount, { params: { id: parseId(id) }, body })
        return { lines: [describeAccount(json)], json }
      }),
    )
  cli
    .command(program, 'release-account <id>', 'release an account')
    .requiredOption(...reason)
    .action(
      cli.toAction(async (id: string, options: { reason: string }) => {
        const body = { reason: options.reason }
        const json = await cli.client().call(releaseAccount, { params: { id: parseId(id) }, body })
        return { lines: [describeAccount(json)], json }
      }),
    )
}

/** All of them: a site has few, and a person looks for a name. */
const loadOrganisations = async (cli: Cli): Promise<ModeratedOrganisation[]> => {
  const api = cli.client()
  const found: ModeratedOrganisation[] = []
  for (let page = 1; ; page += 1) {
    const { items, total } = await api.call(listOrganisations, { query: { page, size: 200 } })
    found.push(...items)
    if (items.length === 0 || found.length >= total) return found
  }
}

const findOrganisation = async (cli: Cli, id: number): Promise<ModeratedOrganisation> => {
  const organisation = (await loadOrganisations(cli)).find((each) => each.id === id)
  if (organisation) return organisation
  throw new OpsError(`There is no organisation ${id}.`, '`npm run ops -- organisations` lists them.')
}

const addOrganisationCommands = (program: Command, cli: Cli): void => {
  cli.command(program, 'organisations', 'organisations of employers, with their ids').action(
    cli.toAction(async () => {
      const json = await loadOrganisations(cli)
      const rows = json.map(({ id, name, client_id, suspended_as, is_disabled, companies, jobs }) => [
        String(id),
        name,
        client_id,
        suspended_as ? `suspended (${suspended_as})` : is_disabled ? 'ended' : 'in use',
        companies.map((company) => `${company.name} (${company.id})`).join(', '),
        String(jobs),
      ])
      const head = ['id', 'name', 'client id', 'state', 'companies', 'jobs']
      return { lines: rows.length ? table([head, ...rows]) : ['no organisations'], json }
    }),
  )
  cli
    .command(program, 'suspend-organisation <id>', 'suspend an organisation, its credentials, webhooks and jobs')
    .addOption(kind())
    .requiredOption(...reason)
    .option(...yes)
    .action(
      cli.toAction(async (given: string, options: { kind: SuspensionKind; reason: string; yes?: boolean }) => {
        const id = parseId(given)
        const { name, jobs } = await findOrganisation(cli, id)
        await cli.confirm(`Suspends ${plain(name)}: its ${jobs} jobs leave the site.`, options)
        const body = { kind: options.kind, reason: options.reason }
        const json = await cli.client().call(suspendOrganisation, { params: { id }, body })
        return { lines: [describeOrganisation(json)], json }
      }),
    )
  cli
    .command(program, 'release-organisation <id>', 'release an organisation, and its jobs with it')
    .requiredOption(...reason)
    .option(...yes)
    .action(
      cli.toAction(async (given: string, options: { reason: string; yes?: boolean }) => {
        const id = parseId(given)
        const { name, jobs } = await findOrganisation(cli, id)
        await cli.confirm(`Releases ${plain(name)} and its ${jobs} jobs.`, options)
        const body = { reason: options.reason }
        const json = await cli.client().call(releaseOrganisation, { params: { id }, body })
        return { lines: [describeOrganisation(json)], json }
      }),
    )
}
