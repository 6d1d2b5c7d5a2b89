import { parseArgs } from 'node:util'
import { openSite } from '../../import/open-site.ts'
import { type DoubtfulEmployers, findDoubtfulEmployers } from './find-doubtful-employers.ts'

const usage = `Usage: npm run employers:check -- [--json]

Looks for applications and jobs that may have come to the wrong employer, in the site whose data folder is DATA_DIR (default .data),
running or not; in the database at DATABASE_URL when that is set. It changes nothing, and ends with 1 where it finds any.
  --json  print all that was found as one JSON object`

const printedLines = 200

const main = async (): Promise<number> => {
  const { values } = parseArgs({
    options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const found = await checkSite()
  if (values.json) console.log(JSON.stringify(found, null, 2))
  else print(found)
  return found.applications.length + found.jobs.length > 0 ? 1 : 0
}

const checkSite = async (): Promise<DoubtfulEmployers> => {
  const { connection } = await openSite()
  try {
    return await findDoubtfulEmployers(connection.db)
  } finally {
    await connection.close()
  }
}

const nameOf = (company: { id: number; name: string } | null) =>
  company === null ? 'no named company' : `${company.name} (${company.id})`

type Job = DoubtfulEmployers['jobs'][number]['job']
const describe = ({ id, title, company }: Job) => `job ${id} “${title}” of ${nameOf(company)}`

const print = ({ applications, jobs, sharedNumbers }: DoubtfulEmployers): void => {
  printList(
    `applications that another employer reads than that of their job: ${applications.length}`,
    applications.map(({ id, employer, job }) => `application ${id}, sent to ${nameOf(employer)}: ${describe(job)}`),
  )
  printList(
    `jobs that were another employer's once: ${jobs.length}`,
    jobs.map(
      ({ job, formerEmployers, applications: ids }) =>
        `${describe(job)}, once of ${formerEmployers.join(', ')}; ${
          ids.length === 0
            ? 'no application is in doubt'
            : `applications that may have been sent there: ${ids.join(', ')}`
        }`,
    ),
  )
  printList(
    `numbers that several employers of a feed use, which is allowed: ${sharedNumbers.length}`,
    sharedNumbers.map(({ source, identifier, jobs: of }) => `${source} ${identifier}: ${of.map(describe).join('; ')}`),
  )
}

const printList = (heading: string, lines: string[]): void => {
  console.log(heading)
  for (const line of lines.slice(0, printedLines)) console.log(`  ${line}`)
  if (lines.length > printedLines) console.log(`  … and ${lines.length - printedLines} more; --json lists all`)
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(`employers:check: ${(error as Error).message.split('\n')[0]}`)
  process.exitCode = 1
}
