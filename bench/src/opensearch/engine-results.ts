import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatValue, type Measurement, verdictOf } from '../measurement.ts'
import { resultsFolder } from '../paths-and-ports.ts'
import { markdownRow } from '../table.ts'
import { type EnginePart, engineParts } from './opensearch-options.ts'

/** `openJobs`: the others of a filled database are closed; undefined where the part has jobs of its own. */
type Recorded = { measuredAt: string; load: number; openJobs?: number | undefined; measurements: Measurement[] }
/** Of each number of jobs, what its parts found, whenever they were measured. */
export type EngineResults = Record<string, { [Name in EnginePart]?: Recorded }>

const file = join(resultsFolder, 'opensearch.json')

/** Puts the figures of a part beside those of the others, and writes the table again. */
export const recordPart = async (jobs: number, part: EnginePart, recorded: Recorded): Promise<void> => {
  const results = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as EngineResults) : {}
  results[jobs] = { ...results[jobs], [part]: recorded }
  await mkdir(resultsFolder, { recursive: true })
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`)
  await writeFile(join(resultsFolder, 'opensearch.md'), engineTable(results))
}

const cellOf = (measurement: Measurement | undefined): string => {
  if (!measurement) return '–'
  const value = formatValue(measurement.value, measurement.unit)
  const verdict = verdictOf(measurement)
  return verdict === 'missed' ? `${value}, **missed**` : verdict === 'no target' ? value : `**${value}**`
}

/** A line for each figure, a column for each number of jobs, and what is to be known of a figure below. */
export const engineTable = (results: EngineResults): string => {
  const columns = Object.keys(results)
    .map(Number)
    .toSorted((one, other) => one - other)
  const measured = engineParts.flatMap((part) =>
    columns.flatMap((jobs) => {
      const recorded = results[jobs]?.[part]
      return (recorded?.measurements ?? []).map((measurement) => ({ jobs, recorded, measurement }))
    }),
  )
  const rows = [...Map.groupBy(measured, ({ measurement }) => measurement.label)].map(([label, cells]) => {
    const target = cells[0]?.measurement
    return markdownRow([
      label,
      target?.goal == null ? '–' : formatValue(target.goal, target.unit),
      ...columns.map((jobs) => cellOf(cells.find((cell) => cell.jobs === jobs)?.measurement)),
    ])
  })
  const notes = measured.map(({ jobs, recorded, measurement: { label, note } }) => {
    const open = recorded?.openJobs === undefined ? [] : [`${recorded.openJobs.toLocaleString('en')} of them open`]
    const facts = [...open, `load ${recorded?.load} before`, ...(note ? [note] : [])]
    return `- ${jobs.toLocaleString('en')} jobs, ${label}: ${facts.join('; ')}`
  })
  const heads = ['', 'target', ...columns.map((jobs) => `${jobs.toLocaleString('en')} jobs`)]
  return `${[markdownRow(heads), `|---|${'--:|'.repeat(heads.length - 1)}`, ...rows, '', ...notes].join('\n')}\n`
}
