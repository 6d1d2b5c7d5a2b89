import { parseArgs } from 'node:util'
import { importCourseFeed } from './courses/import-course-feed.ts'
import { openSite } from './open-site.ts'

const usage = `Usage: npm run courses:import -- [--feed NAME] [--advertising] FILE

Puts the courses of a feed in the place of those that it brought before, in the site whose data folder is DATA_DIR (default
.data), running or not; in the database at DATABASE_URL when that is set. A file with a bad row is refused as a whole, and
each such row is told.
  FILE           schema.org Course as JSON (one, a list, a graph) or JSON lines, or CSV with the columns name, provider, url,
                 language, skills, fields, levels, price, currency, free, minutes, advertising (lists with ; between); gzipped or not
  --feed NAME    which feed it is; by default the name of the file
  --advertising  its provider pays to be shown: every course is marked as advertising`

const printedLines = 200

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { feed: { type: 'string' }, advertising: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  })
  const [file, ...others] = positionals
  if (values.help || file === undefined || others.length > 0) {
    console.log(usage)
    return values.help ? 0 : 1
  }
  const { name, connection } = await openSite()
  console.log(`importing into ${name} …`)
  try {
    const options = { feed: values.feed, isAdvertising: values.advertising ?? false }
    const { imported, replaced, otherLanguage, rejections } = await importCourseFeed(connection.db, file, options)
    for (const { line, reason } of rejections.slice(0, printedLines)) console.error(`${file}:${line}: ${reason}`)
    if (rejections.length > 0) {
      console.error(`nothing was imported: ${rejections.length} bad ${rejections.length === 1 ? 'row' : 'rows'}`)
      return 1
    }
    console.log(`imported ${imported} courses in place of ${replaced}`)
    if (otherLanguage > 0)
      console.log(`${otherLanguage} are in languages that the site does not have, and were left out`)
    return 0
  } finally {
    await connection.close()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(`courses:import: ${(error as Error).message.split('\n')[0]}`)
  process.exitCode = 1
}
