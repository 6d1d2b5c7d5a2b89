import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Machine } from './machine.ts'
import { type Measurement, type Suite, suites, verdictOf } from './measurement.ts'
import { resultsFolder } from './paths-and-ports.ts'
import { markdownTable } from './table.ts'

/** What one part found. `how` says in a sentence or two how it was measured, so that the numbers can be judged. */
export type SuiteResult = { title: string; how: string; measurements: Measurement[] }

type Recorded = SuiteResult & {
  measuredAt: string
  quick: boolean
  machine: Machine
  versions: Record<string, string>
}

/** The newest result of every part; parts may have been measured on different days. */
export type Results = { [Name in Suite]?: Recorded }

const file = join(resultsFolder, 'latest.json')

export const readResults = async (): Promise<Results> =>
  existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Results) : {}

/** Puts results beside those of other parts, and writes the page that the README quotes. */
export const writeResults = async (results: Results): Promise<void> => {
  await mkdir(resultsFolder, { recursive: true })
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`)
  await writeFile(join(resultsFolder, 'latest.md'), markdownReport(results))
}

const versionsLine = (versions: Record<string, string>) =>
  Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')

export const markdownReport = (results: Results): string => {
  const sections = suites.flatMap((part) => {
    const result = results[part]
    if (!result) return []
    const { machine } = result
    const where = `${machine.processor}, ${machine.cores} cores, ${machine.memory}, ${machine.system}; load ${machine.load} before the start`
    const rough = result.quick ? ' **A quick run: rough.**' : ''
    return [
      `## ${result.title}\n\n${markdownTable(result.measurements)}\n\n${result.how}${rough}\n\nMeasured ${result.measuredAt.slice(0, 10)} on ${where}. ${versionsLine(result.versions)}.`,
    ]
  })
  return `# Measured\n\nWritten by \`npm run bench\`; see \`bench/\` for how.\n\n${sections.join('\n\n')}\n`
}

/** One line for the end of a run. */
export const summary = (measurements: readonly Measurement[]): string => {
  const count = (wanted: string[]) => measurements.filter((entry) => wanted.includes(verdictOf(entry))).length
  return `${count(['met', 'stretch'])} met (${count(['stretch'])} of them stretch), ${count(['missed'])} missed, ${count(['not measured'])} not measured`
}
