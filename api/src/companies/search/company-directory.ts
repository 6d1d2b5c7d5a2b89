import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import { sql } from 'drizzle-orm'
import { createCacheByOwner } from '../../platform/cache/cache-by-owner.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { companies, companyNames, companyProfiles } from '../tables.ts'

/** The numbers of a company, in their order; 0 where a fact is not known. */
const columnNames = [
  'id',
  'country',
  'industry',
  'size',
  'financingStage',
  'type',
  'location',
  'openJobs',
  'remoteJobs',
  'web3Jobs',
  'followers',
  'isVerified',
  'isTold',
  'nameOrder',
] as const
export type CompanyColumn = (typeof columnNames)[number]

/** What searches for companies need of all of them, those with most open jobs first: about 100 bytes for each. */
export type CompanyDirectory = {
  size: number
  /** Each number of all companies, by the index of the company. */
  columns: Record<CompanyColumn, Int32Array>
  /** The highest number of each column. */
  highest: Record<CompanyColumn, number>
  /** The indexes in the order of the names. */
  byName: Int32Array
  /** The names of all companies, with a line break after each company and a tab between the names of one. */
  names: string
  /** Where the names of each company begin. */
  nameStarts: Int32Array
}

const countryIds = new Map(countries.map(({ key, id }) => [key as string, id]))
const countryId = sql.join(
  [
    sql`case country`,
    ...[...countryIds].map(([key, id]) => sql`when ${sql.raw(`'${key}'`)} then ${sql.raw(String(id))}`),
    sql`else 0 end`,
  ],
  sql` `,
)

export const countryIdOf = (key: string): number => countryIds.get(key) ?? 0

// One row: a hundred thousand rows would hold up everything else of this process while they are read.
const packed = sql`
  select string_agg(numbers, ''::bytea order by place) as numbers, string_agg(names, E'\n' order by place) as names
  from (
    select row_number() over (order by open_jobs desc, ${companies.id}) as place,
      coalesce(nullif(searched, ''), ${companyNames.name}, lower(${companies.name})) as names,
      int4send(${companies.id}) || int4send(${countryId}) || int4send(coalesce(industry_id, 0)) || int4send(coalesce(size_id, 0))
        || int4send(coalesce(financing_stage_id, 0)) || int4send(coalesce(type_id, 0)) || int4send(coalesce(location_id, 0))
        || int4send(open_jobs) || int4send(remote_jobs) || int4send(web3_jobs) || int4send(followers) || int4send(is_verified::int)
        || int4send((overview is not null and (culture_text is not null or life_text is not null))::int)
        || int4send((row_number() over (order by coalesce(nullif(searched, ''), ${companyNames.name}, ''), ${companies.id}))::int) as numbers
    from ${companies} left join ${companyNames} on ${companyNames.companyId} = ${companies.id}
      left join ${companyProfiles} on ${companyProfiles.companyId} = ${companies.id}
    where merged_into is null) as company`

/** Loops, as a hundred thousand companies have more than a million numbers, and all requests wait. */
const toColumns = (numbers: Int32Array, size: number): Pick<CompanyDirectory, 'columns' | 'highest'> => {
  const read = columnNames.map((column, offset) => {
    const values = new Int32Array(size)
    let top = 0
    for (let index = 0; index < size; index += 1) {
      const value = numbers[index * columnNames.length + offset] as number
      values[index] = value
      if (value > top) top = value
    }
    return { column, values, top }
  })
  return {
    columns: Object.fromEntries(read.map(({ column, values }) => [column, values])) as CompanyDirectory['columns'],
    highest: Object.fromEntries(read.map(({ column, top }) => [column, top])) as CompanyDirectory['highest'],
  }
}

const load = async (db: QueryExecutor): Promise<CompanyDirectory> => {
  const { rows } = await db.execute(packed)
  const packedNumbers = Buffer.from((rows[0]?.numbers as Buffer | null) ?? Buffer.alloc(0)).swap32()
  const numbers = new Int32Array(
    packedNumbers.buffer.slice(packedNumbers.byteOffset, packedNumbers.byteOffset + packedNumbers.byteLength),
  )
  const size = numbers.length / columnNames.length
  const { columns, highest } = toColumns(numbers, size)
  const byName = new Int32Array(size)
  columns.nameOrder.forEach((order, index) => {
    byName[order - 1] = index
  })
  const names = `${(rows[0]?.names as string | null) ?? ''}\n`
  const nameStarts = new Int32Array(size)
  for (let index = 1, at = 0; index < size; index += 1) {
    at = names.indexOf('\n', at) + 1
    nameStarts[index] = at
  }
  return { size, columns, highest, byName, names, nameStarts }
}

const ttlMs = 60_000
let version = 0

/** Says that this process changed companies: it reads them again before the next search. Other processes follow within two minutes. */
export const invalidateCompanyDirectory = (): void => {
  version += 1
}

// A process that is asked for no company holds none.
const cacheOf = createCacheByOwner<object, string, CompanyDirectory, QueryExecutor>({
  max: 2,
  ttl: 2 * ttlMs,
  ttlResolution: 0,
  fetchMethod: (_key, _stale, { context: db }) => load(db),
  noDeleteOnFetchRejection: true,
  ignoreFetchAbort: true,
})

/** The companies as they were within the last two minutes; nobody waits while they are read again. */
export const readCompanyDirectory = (db: QueryExecutor): Promise<CompanyDirectory> => {
  const cache = cacheOf(db)
  const key = String(version)
  const remainingMs = cache.getRemainingTTL(key)
  const isStale = remainingMs > 0 && remainingMs <= ttlMs
  return cache.forceFetch(key, { context: db, forceRefresh: isStale, allowStale: isStale })
}
