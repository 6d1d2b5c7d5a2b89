import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Machine } from '../machine.ts'
import { resultsFolder } from '../paths-and-ports.ts'
import { markdownRow, markdownTable } from '../table.ts'
import { type FaultRow, type LineResult, type ScenarioName, scenarioNames } from './scenario.ts'

type Recorded = LineResult & {
  measuredAt: string
  quick: boolean
  seconds: number
  machine: Machine
  versions: Record<string, string>
}

/** The newest result of every line; lines may have been measured on different days. */
export type LineResults = { [Name in ScenarioName]?: Recorded }

const file = join(resultsFolder, 'federation.json')

export const readLineResults = async (): Promise<LineResults> =>
  existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as LineResults) : {}

export const writeLineResults = async (results: LineResults): Promise<void> => {
  await mkdir(resultsFolder, { recursive: true })
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`)
  await writeFile(join(resultsFolder, 'federation.md'), lineReport(results))
}

const faultTable = (faults: readonly FaultRow[]): string =>
  [
    markdownRow(['fault', 'ours', 'stock']),
    '|---|---|---|',
    ...faults.map(({ fault, ours, stock }) => markdownRow([fault, ours, stock])),
  ].join('\n')

const lineReport = (results: LineResults): string => {
  const sections = scenarioNames.flatMap((name) => {
    const result = results[name]
    if (!result) return []
    const { machine } = result
    const rough = result.quick ? ' **A quick run: rough.**' : ''
    const versions = Object.entries(result.versions).map(([package_, version]) => `${package_} ${version}`)
    return [
      [
        `## ${result.title}`,
        ...(result.measurements.length > 0 ? [markdownTable(result.measurements)] : []),
        ...(result.faults ? [faultTable(result.faults)] : []),
        `${result.how}${rough}`,
        `Measured ${result.measuredAt.slice(0, 10)} in ${result.seconds} s on ${machine.processor}, ${machine.cores} cores, ${machine.memory}, ${machine.system}; load ${machine.load} before the start. ${versions.join(', ')}.`,
      ].join('\n\n'),
    ]
  })
  return `# Federation, measured\n\nWritten by \`npm run bench:federation\`; see \`bench/\` for how.\n\n${sections.join('\n\n')}\n`
}
