import { parseArgs } from 'node:util'
import { matchJobOccupations } from '../jobs/match-occupations.ts'
import { languageOfFile, readEscoOccupations } from '../occupations/esco-occupations.ts'
import { importOccupations } from '../occupations/import-occupations.ts'
import { openSite } from './open-site.ts'

const usage = `Usage: npm run occupations:import -- FILES…

Imports occupations and their names from CSV files of ESCO as its portal gives them for download (occupations_en.csv; also
_es, _pt, _ar) into the site whose data folder is DATA_DIR (default .data), running or not; into the database at DATABASE_URL
when that is set. Names are added to the product's own occupations, and every job is given its occupations anew.`

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  })
  if (values.help || positionals.length === 0) {
    console.log(usage)
    return values.help ? 0 : 1
  }
  const unknown = positionals.filter((file) => languageOfFile(file) === null)
  if (unknown.length > 0) {
    console.error(`No language of the product in the name of: ${unknown.join(', ')}. Name files as occupations_en.csv.`)
    return 1
  }
  const { name, connection } = await openSite()
  console.log(`importing into ${name} …`)
  try {
    for (const file of positionals) {
      const language = languageOfFile(file)
      if (language === null) continue
      const count = await importOccupations(connection.db, language, readEscoOccupations(file))
      console.log(`${file}: ${count} occupations`)
    }
    console.log('giving every job its occupations …')
    await matchJobOccupations(connection.db)
  } finally {
    await connection.close()
  }
  return 0
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
