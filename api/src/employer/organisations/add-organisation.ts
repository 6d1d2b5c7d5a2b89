import { parseArgs } from 'node:util'
import { openSite } from '../../import/open-site.ts'
import {
  type OrganisationCommand,
  type OrganisationResult,
  organisationCommand,
  runOrganisationCommand,
} from './organisation-command.ts'

const usage = `Usage: npm run employers:add -- NAME --companies ID,ID…
       npm run employers:add -- --disable CLIENT_ID

Gives an employer's system credentials for the recruiters' API, in the site whose data folder is DATA_DIR (default .data), running or
not; in the database at DATABASE_URL when that is set. The id of a company is the number at the end of its page's address.
  --companies  the companies that it speaks for; no other organisation may
  --disable    ends the credentials with this client id at once`

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      companies: { type: 'string' },
      disable: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const command = organisationCommand.safeParse(
    values.disable === undefined
      ? { name: positionals.join(' '), companyIds: [...new Set((values.companies ?? '').split(',').map(Number))] }
      : { disable: values.disable },
  )
  if (values.help || !command.success || (values.disable !== undefined && positionals.length > 0)) {
    console.log(usage)
    return values.help ? 0 : 1
  }
  const result = await runAtSite(command.data)
  if ('disabled' in result) {
    console.log(`${result.disabled.name} can call the API no more; its companies are free for another organisation`)
    return 0
  }
  const { clientId, secret, companies } = result.added
  console.log(`speaks for ${companies.map(({ id, name }) => `${name} (${id})`).join(', ')}
client id  ${clientId}
secret     ${secret}
The secret is shown this once: only its hash is kept.`)
  return 0
}

const runAtSite = async (command: OrganisationCommand): Promise<OrganisationResult> => {
  const { connection } = await openSite()
  try {
    return await runOrganisationCommand(connection.db, command)
  } finally {
    await connection.close()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(`employers:add: ${(error as Error).message.split('\n')[0]}`)
  process.exitCode = 1
}
