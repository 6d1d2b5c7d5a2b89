import { companies } from '../../../api/src/companies/tables.ts'
import { toCompanyRow, toJobRow, toQuestionRows, toTextRow } from '../../../api/src/jobs/job-rows.ts'
import { jobs, jobTexts, screeningQuestions } from '../../../api/src/jobs/tables.ts'
import { type Employer, makeEmployers } from '../../../demo/src/data/generate-companies.ts'
import { generateJobs } from '../../../demo/src/data/generate-jobs.ts'
import { copyFormat } from './copy-text.ts'

/** Jobs `first` to `first + count - 1` of a fill; the same numbers give the same jobs. */
export type Slice = { first: number; count: number; companies: number; now: Date }

/** Columns of a table and some of its rows, as COPY takes them. */
export type CopyBatch = { table: string; columns: string; text: string; rows: number }

const batchSize = 1000

/** Fifty open jobs to a company, as on a large job site; never fewer companies than the demonstration has. */
export const companiesFor = (jobCount: number): number => Math.max(400, Math.round(jobCount / 50))

const employersOf = (count: number): Employer[] => makeEmployers({ seed: 1, count })

export const companyBatch = (count: number, now: Date): CopyBatch => {
  const rows = employersOf(count).map(({ record }, index) => ({ id: index + 1, ...toCompanyRow(record, now) }))
  const format = copyFormat(companies, rows[0] ?? {})
  return { table: 'companies', columns: format.columns, text: rows.map(format.line).join(''), rows: rows.length }
}

/** The rows of a slice in batches: jobs, then their texts, then their questions. */
export function* jobBatches({ first, count, companies: companyCount, now }: Slice): Generator<CopyBatch[]> {
  const employers = employersOf(companyCount)
  const companyById = new Map(
    employers.map(({ record }, index) => [
      record.identifier,
      { id: index + 1, name: record.name, isVerified: record.isVerified },
    ]),
  )
  const formats = new Map<string, ReturnType<typeof copyFormat>>()
  const pending = new Map<string, { text: string; rows: number }>()
  const add = (table: string, schema: object, row: Record<string, unknown>) => {
    const format = formats.get(table) ?? copyFormat(schema, row)
    formats.set(table, format)
    const { text, rows } = pending.get(table) ?? { text: '', rows: 0 }
    pending.set(table, { text: text + format.line(row), rows: rows + 1 })
  }
  const flush = () => {
    const batches = [...pending].map(([table, batch]) => ({
      table,
      columns: formats.get(table)?.columns ?? '',
      ...batch,
    }))
    pending.clear()
    return batches
  }
  let id = first
  for (const generated of generateJobs({ count, seed: 1000 + first, now, employers })) {
    const record = { ...generated, identifier: `job-${id}` }
    const company = companyById.get(record.companyIdentifier ?? '') ?? null
    add('jobs', jobs, { id, ...toJobRow(record, company, now) })
    add('job_texts', jobTexts, toTextRow(id, record))
    for (const row of toQuestionRows(id, record)) add('screening_questions', screeningQuestions, row)
    if ((id - first) % batchSize === batchSize - 1) yield flush()
    id += 1
  }
  if (pending.size > 0) yield flush()
}
