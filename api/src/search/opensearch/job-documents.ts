import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { companies } from '../../companies/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import { dayNumber, groupOfTag, idOfTag, type TagGroup, tagGroups } from '../../jobs/tags.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { comparable } from '../../platform/text/comparable.ts'
import { isUnspacedScript } from '../../platform/text/words.ts'
import { withoutCompanyForm } from '../query-understanding/dictionary.ts'
import { titleParts } from './word-queries.ts'

/** Groups of tags that are fields of a document, by the same names; days and companies have fields of their own. */
const tagFields = [
  'location',
  'mainFunction',
  'jobFunction',
  'functionTitle',
  'jobType',
  'xpLvl',
  'degree',
  'arrangement',
  'verified',
  'web3',
  'occupation',
  'urgent',
] as const satisfies readonly TagGroup[]
export type TagField = (typeof tagFields)[number]

const fieldByGroup = new Map<number, TagField>(tagFields.map((name) => [tagGroups[name], name]))
/** The field of a tag; undefined where it is no field of tags. */
export const fieldOfTag = (tag: number): TagField | undefined => fieldByGroup.get(groupOfTag(tag))

/** An open job as the engine holds it (index-definition.json). */
export type JobDocument = { id: number } & Record<string, unknown>

/** How companies are compared that may be one: by their names without the legal form. */
const companyKey = (name: string): string => comparable(withoutCompanyForm(name)) || comparable(name)

/** Samples hold a half of the jobs, a quarter and so on: the job is in that many of them, from the first. */
export const smallestSample = 10
const samplesOf = (id: number): string[] => {
  // Ids are spread evenly over 32 bits. Each leading zero has half as many as the one before.
  const samples = Math.min(smallestSample, Math.clz32(Math.imul(id, 2_654_435_761)))
  return Array.from({ length: samples }, (_, position) => String(position + 1))
}

// So many hexadecimal digits are a whole number of JavaScript.
const hashLength = 13
/** A number of what makes postings the same. Millions of them take far less room so than written out, in each segment and in memory. */
const numberOf = (key: unknown): number =>
  Number.parseInt(createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, hashLength), 16)

const columns = sql`
  ${jobs.id} as id, extract(epoch from ${jobs.rankAt}) * 1000 as rank_at,
  extract(epoch from ${jobs.validThrough}) * 1000 as valid_through, ${jobs.payMonthUsd} as pay,
  ${jobs.payMonthUsdMin} as pay_min, ${jobs.companyId} as company, ${companies.name} as company_name,
  ${jobs.responseRate} as answer_rate, ${jobs.language} as language, ${jobs.scopes} as scopes, ${jobs.tags} as tags,
  ${jobs.titleTerms} as title_terms,
  array_to_string(tsvector_to_array(${jobs.searchVector}), ' ') as words`

/** The open jobs after an id, by rising id. */
export const readOpenDocuments = async (db: QueryExecutor, after: number, limit: number): Promise<JobDocument[]> => {
  const { rows } = await db.execute(sql`
    select ${columns} from ${jobs} left join ${companies} on ${companies.id} = ${jobs.companyId}
    where ${jobs.id} > ${after} and ${jobs.status} = 'open' order by ${jobs.id} limit ${limit}`)
  return rows.map(toDocument)
}

/** The open jobs among these ids. */
export const readDocuments = async (db: QueryExecutor, ids: readonly number[]): Promise<JobDocument[]> => {
  const { rows } = await db.execute(sql`
    select ${columns} from ${jobs} left join ${companies} on ${companies.id} = ${jobs.companyId}
    where ${jobs.id} = any(${`{${ids.join(',')}}`}::int[]) and ${jobs.status} = 'open'`)
  return rows.map(toDocument)
}

const numberOr = <Other>(value: unknown, other: Other): number | Other => (value == null ? other : Number(value))

/** @param row of the columns above */
export const toDocument = (row: Record<string, unknown>): JobDocument => {
  const terms = String(row.title_terms)
  const titleWords = terms === '' ? [] : terms.split(' ')
  const tags = row.tags as number[]
  const key = terms.replaceAll(' ', '')
  const rankAt = Number(row.rank_at)
  const scopes = (row.scopes as number[]).map(String)
  // A run of Chinese or Japanese is found anywhere in a longer one: as the phrase of its characters.
  const runs = isUnspacedScript(terms)
    ? titleWords.filter(isUnspacedScript).map((run) => Array.from(run).join(' '))
    : []
  const places = tags.filter((tag) => fieldOfTag(tag) === 'location').sort((one, other) => one - other)
  const byField: Partial<Record<TagField, string[]>> = {}
  for (const tag of tags) {
    const field = fieldOfTag(tag)
    if (field === undefined) continue
    byField[field] = [...(byField[field] ?? []), String(idOfTag(tag))]
  }
  return {
    id: Number(row.id),
    samples: samplesOf(Number(row.id)),
    rank_at: rankAt,
    posted_day: dayNumber(rankAt),
    // A posting without a last day has none that could be over.
    ...(row.valid_through == null || !Number.isFinite(Number(row.valid_through))
      ? {}
      : { valid_through: Math.round(Number(row.valid_through)) }),
    ...(row.pay == null ? {} : { pay: Number(row.pay), pay_min: numberOr(row.pay_min, Number(row.pay)) }),
    company: numberOr(row.company, 0),
    ...(row.answer_rate == null ? {} : { answer_rate: Number(row.answer_rate) }),
    language: row.language ?? '',
    scopes,
    ...(scopes[0] === undefined ? {} : { home: scopes[0] }),
    title_key: key,
    title_key_length: key.length,
    title_words: terms,
    title_parts: titleParts(titleWords).join(' '),
    ...(runs.length === 0 ? {} : { title_runs: runs }),
    // Filters are fields of their own; in the vectors they are words with an @.
    words: String(row.words).replaceAll(/(?<=^| )@[^ ]* ?/g, ''),
    ...(row.company_name == null ? {} : { posting: numberOf([key, companyKey(String(row.company_name)), places]) }),
    ...byField,
  }
}
