import type { CompanyRecord, JobRecord } from '../jobs/job-record.ts'
import type { ImportBatch, ImportCounts } from './import-batch.ts'
import { readRecords } from './read-records.ts'
import type { ImportOptions } from './to-job-record.ts'
import { toRecord } from './to-record.ts'

export type Rejection = { file: string; line: number; reason: string }
export type ImportSummary = ImportCounts & {
  rejected: number
  /** Of the records taken: how many are stored closed because their last day is over. */
  expired: number
  /** How often a fact of a record was left out because it cannot be read, or the text of a file is in doubt. */
  warned: number
  unreadable: { file: string; reason: string }[]
}

/** A posting with its employer, or a company that stands alone. */
type PendingRecord = { job: JobRecord | null; company: CompanyRecord | null; file: string; line: number }

const defaultBatchSize = 500
// A batch also travels as one body.
const batchCharacters = 8 * 1024 * 1024

/**
 * Reads files and hands their jobs to `write` in batches. A record that cannot be used is told to `reject` with its place and reason,
 * a file that cannot be read stands in the summary; neither stops the rest. What of a record was left out, and what of a file's text is in doubt, is
 * told to `warn`.
 */
export const importFiles = async (
  files: string[],
  write: (batch: ImportBatch) => Promise<ImportCounts>,
  reject: (rejection: Rejection) => void,
  {
    batchSize = defaultBatchSize,
    warn = () => undefined,
    ...options
  }: ImportOptions & { batchSize?: number | undefined; warn?: (warning: Rejection) => void },
): Promise<ImportSummary> => {
  const summary: ImportSummary = {
    imported: 0,
    updated: 0,
    unchanged: 0,
    rejected: 0,
    expired: 0,
    warned: 0,
    unreadable: [],
  }
  let pending: PendingRecord[] = []
  let characters = 0
  const refuse = (rejection: Rejection) => {
    summary.rejected += 1
    reject(rejection)
  }

  const send = async (records: typeof pending): Promise<void> => {
    try {
      const counts = await write(toBatch(records))
      summary.imported += counts.imported
      summary.updated += counts.updated
      summary.unchanged += counts.unchanged
    } catch (error) {
      // Whatever the database dislikes must be one record: halve until it is found, and keep the others.
      const [only] = records
      if (isFatal(error) || only === undefined) throw error
      if (records.length === 1) {
        summary.expired -= only.job?.status === 'closed' ? 1 : 0
        refuse({ file: only.file, line: only.line, reason: `cannot be stored: ${messageOf(error)}` })
        return
      }
      const half = Math.ceil(records.length / 2)
      await send(records.slice(0, half))
      await send(records.slice(half))
    }
  }

  const flush = async () => {
    const records = pending
    pending = []
    characters = 0
    if (records.length > 0) await send(records)
  }

  for (const file of files) {
    let isEmpty = true
    try {
      const onWarning = ({ line, reason }: { line: number; reason: string }) => {
        summary.warned += 1
        warn({ file, line, reason })
      }
      for await (const entry of readRecords(file, onWarning)) {
        isEmpty = false
        const converted = 'reason' in entry ? entry : convert(entry.value, options)
        if ('reason' in converted) {
          refuse({ file, line: entry.line, reason: converted.reason })
          continue
        }
        if (!('job' in converted)) {
          pending.push({ job: null, company: converted.company, file, line: entry.line })
          if (pending.length >= batchSize) await flush()
          continue
        }
        for (const reason of converted.warnings) onWarning({ line: entry.line, reason })
        if (converted.isExpired && converted.job.status === 'closed') summary.expired += 1
        pending.push({ job: converted.job, company: converted.company, file, line: entry.line })
        characters += sizeOf(converted.job)
        if (pending.length >= batchSize || characters >= batchCharacters) await flush()
      }
    } catch (error) {
      if (!isUnreadable(error)) throw error
      summary.unreadable.push({ file, reason: reasonOf(error) })
      continue
    }
    if (isEmpty) summary.unreadable.push({ file, reason: 'it holds nothing' })
  }
  await flush()
  return summary
}

const convert = (value: unknown, options: ImportOptions) => {
  try {
    return toRecord(value, options)
  } catch (error) {
    return { reason: `cannot be read: ${messageOf(error)}` }
  }
}

const sizeOf = (job: JobRecord): number =>
  [job.description, job.responsibilities, job.requirements]
    .flat()
    .reduce((sum, block) => sum + (block.type === 'list' ? block.items.join('').length : block.text.length), 1_000)

/** Of an employer that several postings describe, the fullest description. */
const toBatch = (records: PendingRecord[]): ImportBatch => {
  const companies = new Map<string, CompanyRecord>()
  for (const { job, company } of records) {
    if (!company || !job) continue
    const key = `${company.source}\n${company.identifier}`
    const known = companies.get(key)
    if (!known || (company.overview?.length ?? 0) > (known.overview?.length ?? 0)) companies.set(key, company)
  }
  return {
    companies: [...companies.values()],
    jobs: records.flatMap(({ job }) => job ?? []),
    organizations: records.flatMap(({ job, company }) => (job === null && company ? [company] : [])),
  }
}

/** The connection to the database is gone: no record is to blame. */
const isFatal = (error: unknown): boolean =>
  /ECONNREFUSED|ECONNRESET|terminat|timeout/i.test(`${(error as { code?: string }).code} ${messageOf(error)}`)

const isUnreadable = (error: unknown): boolean =>
  !isFatal(error) &&
  (typeof (error as NodeJS.ErrnoException).syscall === 'string' ||
    String((error as NodeJS.ErrnoException).code).startsWith('Z_'))

const fileReasons: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder; name the files in it',
  EACCES: 'you may not read it',
  Z_BUF_ERROR: 'its gzip ends too early',
  Z_DATA_ERROR: 'its gzip is damaged',
}

const reasonOf = (error: unknown): string =>
  fileReasons[String((error as NodeJS.ErrnoException).code)] ?? messageOf(error)

// Drizzle wraps what the database says; by shape, since an error may come from another realm.
const messageOf = (error: unknown): string => {
  const { message, cause } = error as { message?: string; cause?: { message?: string } }
  return (cause?.message ?? message ?? String(error)).split('\n')[0] ?? ''
}
