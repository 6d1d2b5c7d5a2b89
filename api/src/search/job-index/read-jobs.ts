import { sql } from 'drizzle-orm'
import { jobs } from '../../jobs/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import type { IndexedJob } from './job-columns.ts'

// PostgreSQL's binary form of the values (their `…send` functions): a million jobs are read in seconds.
const packed = sql`string_agg(
  int4send(id) || timestamptz_send(rank_at) || timestamptz_send(coalesce(valid_through, 'infinity'))
  || float8send(coalesce(pay_month_usd, 'NaN')) || float8send(coalesce(pay_month_usd_min, 'NaN'))
  || int4send(coalesce(company_id, 0)) || float4send(coalesce(response_rate, 'NaN'))
  || array_send(tags) || array_send(scopes)
  || int4send(octet_length(titled)) || convert_to(titled, 'UTF8'), ''::bytea) as packed`
/** The language and the title of a job in one text: a language has no spaces. */
const titled = sql`coalesce(language, '') || ' ' || title_terms`

// Unpacking this many does not delay other requests noticeably.
const batchSize = 10_000

/** Every open job, in the order of their ids. */
export const readOpenJobs = async (db: QueryExecutor, onJob: (job: IndexedJob) => void): Promise<void> => {
  for (let after = 0; ; ) {
    const result = await db.execute(sql`
      select ${packed}, max(id) as last from (
        select *, ${titled} as titled from ${jobs} where id > ${after} and status = 'open' order by id limit ${batchSize}) as batch`)
    const [row] = result.rows
    if (row?.last == null) return
    unpack(row.packed as Uint8Array, onJob)
    after = Number(row.last)
  }
}

/** The open jobs among these ids. */
export const readJobs = async (db: QueryExecutor, ids: number[]): Promise<IndexedJob[]> => {
  const found: IndexedJob[] = []
  const result = await db.execute(
    sql`select ${packed} from (
      select *, ${titled} as titled from ${jobs} where id = any(${`{${ids.join(',')}}`}::int[]) and status = 'open') as found`,
  )
  const bytes = result.rows[0]?.packed as Uint8Array | null
  if (bytes) unpack(bytes, (job) => found.push(job))
  return found
}

const yearTwoThousand = Date.UTC(2000, 0, 1)

const unpack = (bytes: Uint8Array, onJob: (job: IndexedJob) => void): void => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let offset = 0
  const readInt32 = (): number => {
    offset += 4
    return view.getInt32(offset - 4)
  }
  const readFloat64 = (): number => {
    offset += 8
    return view.getFloat64(offset - 8)
  }
  const readFloat32 = (): number => {
    offset += 4
    return view.getFloat32(offset - 4)
  }
  const readText = (): string => {
    const length = readInt32()
    offset += length
    return buffer.toString('utf8', offset - length, offset)
  }
  const readTimestamp = (): number => {
    const high = readInt32()
    const microseconds = high * 2 ** 32 + view.getUint32(offset)
    offset += 4
    return high === 0x7fffffff ? Number.POSITIVE_INFINITY : microseconds / 1000 + yearTwoThousand
  }
  /** The binary form: dimensions, flags, type; for one dimension its length and first index; then each value after its length. */
  const readArray = (size: 2 | 4): number[] => {
    const isEmpty = readInt32() === 0
    offset += 8
    if (isEmpty) return []
    const length = readInt32()
    offset += 4
    const values: number[] = []
    for (let index = 0; index < length; index += 1) {
      values.push(size === 4 ? view.getInt32(offset + 4) : view.getInt16(offset + 4))
      offset += 4 + size
    }
    return values
  }
  while (offset < bytes.byteLength) {
    const job = {
      id: readInt32(),
      rankAt: readTimestamp(),
      validThrough: readTimestamp(),
      pay: readFloat64(),
      payMin: readFloat64(),
      companyId: readInt32(),
      answerRate: readFloat32(),
      tags: readArray(4),
      scopes: readArray(2),
    }
    const title = readText()
    const space = title.indexOf(' ')
    onJob({ ...job, language: title.slice(0, space), titleTerms: title.slice(space + 1) })
  }
}
