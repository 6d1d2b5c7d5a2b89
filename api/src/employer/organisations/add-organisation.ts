import { parseArgs } from 'node:util'
import type { RunningApi } from '../../import/api-endpoint-file.ts'
import { openSite } from '../../import/open-site.ts'
import {
  type OrganisationCommand,
  type OrganisationResult,
  organisationCommand,
  organisationCommandPath,
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
  const site = await openSite()
  if ('api' in site) return send(site.api, command)
  try {
    return await runOrganisationCommand(site.connection.db, command)
  } finally {
    await site.connection.close()
  }
}

const send = async ({ port, token }: RunningApi, command: OrganisationCommand): Promise<OrganisationResult> => {
  const response = await fetch(`http://127.0.0.1:${port}${organisationCommandPath}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'jobspan',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(command),
  })
  const { code, data, errors } = (await response.json()) as {
    code: number
    data: OrganisationResult
    errors?: { error: string[] }
  }
  if (code !== 0) throw new Error(errors?.error[0] ?? `the running site answered ${response.status}`)
  return data
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(`employers:add: ${(error as Error).message.split('\n')[0]}`)
  process.exitCode = 1
}
