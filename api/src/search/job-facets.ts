import type { JobFacets } from '@jobspan/shared-kit/contracts/jobs'
import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { wantWords } from './common-words.ts'
import { type BitSearch, countByBits, countGroupByBits, toBits } from './count-by-bits.ts'
import { inTurn } from './in-turn.ts'
import { countKnown, estimate, expectMany, scopeSize } from './match-count.ts'
import { type Criteria, without } from './search-criteria.ts'
import { salaryRanges } from './search-fields.ts'
import { exactLimit, matching, sample } from './search-sql.ts'
import { shortCache } from './short-cache.ts'
import {
  anyJob,
  arrangementIds,
  dayNumber,
  groupOfTag,
  idOfTag,
  isCounted,
  type TagGroup,
  tagGroups,
  tagRange,
} from './tags.ts'
import { rowsByBits } from './walk-by-bits.ts'

type FacetCounts = { total: number; isApproximate: boolean; tags: [number, number][]; salary: Record<string, number> }

const facetCache = shortCache<JobFacets>({ limit: 1_000, seconds: 30 })

/** Filters of the answer, the tags that count them, and the name under which a selection of them stands in the criteria. */
const tagFacets = [
  { facet: 'job_locations', filter: 'job_locations', group: 'location' },
  { facet: 'main_functions', filter: 'main_functions', group: 'mainFunction' },
  { facet: 'job_function_ids', filter: 'job_function_ids', group: 'jobFunction' },
  { facet: 'job_types', filter: 'job_types', group: 'jobType' },
  { facet: 'xp_lvls', filter: 'xp_lvls', group: 'xpLvl' },
  { facet: 'degrees', filter: 'degrees', group: 'degree' },
] as const satisfies { facet: keyof JobFacets; filter: string; group: TagGroup }[]

/** All filters whose options are counted by tags. */
const tagFacetGroups: readonly { filter: string; group: TagGroup }[] = [
  ...tagFacets,
  { filter: 'arrangements', group: 'arrangement' },
  { filter: 'is_company_verified', group: 'verified' },
]

// Enough that a share of a tenth is right within a tenth of itself.
const sampleSize = 2_000

/** The choices of “posted within”, in days. */
const postedWithinDays = [1, 3, 7, 14, 30] as const

/** Counts for every filter option, each group counted as if nothing in it were selected. */
export const countFacets = (db: Queries, criteria: Criteria): Promise<JobFacets> =>
  facetCache(db, JSON.stringify(criteria), () => inTurn(() => countAll(db, criteria)))

const countAll = async (db: Queries, criteria: Criteria): Promise<JobFacets> => {
  const selected = [
    ...criteria.groups.map((group) => group.filter as string),
    ...(criteria.salary ? ['salary'] : []),
    ...(criteria.postedDay === null ? [] : ['posted_within']),
  ]
  const [all, ...lifted] = await Promise.all([
    countTags(db, criteria),
    ...selected.map((filter) => countLifted(db, without(criteria, filter), filter)),
  ])
  if (criteria.text !== null) await wantWords(db, criteria.text, all.total)
  const by = (filter: string) => lifted[selected.indexOf(filter)] ?? all
  const facet = (filter: string, group: TagGroup) => optionCounts(by(filter), group)
  const arrangements = facet('arrangements', 'arrangement')
  return {
    total: all.total,
    is_approximate: all.isApproximate,
    ...(Object.fromEntries(tagFacets.map(({ facet: name, filter, group }) => [name, facet(filter, group)])) as Pick<
      JobFacets,
      (typeof tagFacets)[number]['facet']
    >),
    salary_ranges: by('salary').salary,
    arrangements: Object.fromEntries(
      Object.entries(arrangementIds).flatMap(([name, id]) => (arrangements[id] ? [[name, arrangements[id]]] : [])),
    ),
    is_company_verified: facet('is_company_verified', 'verified')[1] ?? 0,
    posted_within: countPosted(by('posted_within')),
  }
}

const optionCounts = (counts: FacetCounts, group: TagGroup): Record<string, number> =>
  Object.fromEntries(
    counts.tags.filter(([tag]) => groupOfTag(tag) === tagGroups[group]).map(([tag, count]) => [idOfTag(tag), count]),
  )

const countPosted = (counts: FacetCounts): Record<string, number> => {
  const days = Object.entries(optionCounts(counts, 'postedDay')).map(([day, count]) => [Number(day), count] as const)
  const today = dayNumber(Date.now())
  return Object.fromEntries(
    postedWithinDays.map((within) => [
      within,
      days.filter(([day]) => day >= today - within).reduce((sum, [, count]) => sum + count, 0),
    ]),
  )
}

/** Of a lifted filter only its own options are told, so bits count those without a look at any job. */
const countLifted = async (db: Queries, criteria: Criteria, filter: string): Promise<FacetCounts> => {
  const group =
    filter === 'posted_within' ? 'postedDay' : tagFacetGroups.find((facet) => facet.filter === filter)?.group
  const tags = group === undefined ? null : await countGroupByBits(db, criteria, group)
  return tags === null ? countTags(db, criteria) : { total: 0, isApproximate: false, tags, salary: {} }
}

const countTags = async (db: Queries, criteria: Criteria): Promise<FacetCounts> => {
  const counted = (await countKnown(db, criteria)) ?? (await countByBits(db, criteria))?.total ?? null
  const known = counted ?? (await expectMany(db, criteria))
  if (known !== null && known > exactLimit)
    return isWholeCountry(criteria) ? readKept(db, criteria, known) : countMatching(db, criteria, { many: known })
  const isFew = counted !== null && counted <= fewListed
  return countMatching(db, criteria, { few: isFew ? await toBits(db, criteria) : null })
}

const isWholeCountry = ({ text, place, postedDay, groups }: Criteria): boolean =>
  text === null && place === null && postedDay === null && groups.length === 0

/** A whole country with very many jobs: the counts that the triggers keep. */
const readKept = async (db: Queries, criteria: Criteria, total: number): Promise<FacetCounts> => {
  const result = await db.execute(
    sql`select tag, count from search_counts where scope = ${criteria.scope ?? 0} and count > 0 and tag <> ${anyJob}`,
  )
  const tags = result.rows.map((row): [number, number] => [Number(row.tag), Number(row.count)])
  const counts = { total, isApproximate: true, tags, salary: {} }
  return { ...counts, salary: optionCounts(counts, 'salaryRange') }
}

// To list more, the index of words is quicker, since it reads page by page of the table.
const fewListed = 1_500

/** Counts what matches; where `many` do, a sample of it, to scale; where `few` do, those that bits name. */
const countMatching = async (
  db: Queries,
  criteria: Criteria,
  { many = null, few = null }: { many?: number | null; few?: BitSearch | null },
): Promise<FacetCounts> => {
  const ranges = salaryRanges(criteria.currency)
  const [first] = tagRange('location')
  const [, last] = tagRange('postedDay')
  const inRange = sql.join(
    ranges.map(
      (range) =>
        sql`count(*) filter (where pay_month_usd >= ${range.from}::float8 and pay_month_usd_min <= ${range.to}::float8)`,
    ),
    sql`, `,
  )
  const columns = sql`tags, pay_month_usd, pay_month_usd_min`
  const listed = few
    ? rowsByBits(few, columns)
    : sql`select ${columns} from jobs where ${matching(criteria)} limit ${exactLimit + 1}`
  const rows =
    many === null ? listed : sample(criteria, columns, { size: sampleSize, total: many, all: await scopeSize(db, 0) })
  const result = await db.execute(sql`
    with matches as materialized (${rows})
    select (select count(*)::int from matches) as total,
      (select json_build_array(${inRange}) from matches) as salary,
      coalesce((select json_agg(json_build_array(tag, count)) from (
        select tag, count(*) as count from matches, unnest(tags) as tag
        where tag between ${first}::int and ${last}::int group by tag) as counted), '[]') as tags`)
  const row = result.rows[0] as { total: number; salary: number[]; tags: [number, number][] }
  const isApproximate = many !== null || row.total > exactLimit
  const total = many ?? (isApproximate ? await estimate(db, criteria) : row.total)
  // Beyond the limit what was counted is a sample of the whole.
  const scale = (count: number) => (isApproximate ? Math.round((count * total) / Math.max(1, row.total)) : count)
  return {
    total,
    isApproximate,
    tags: row.tags.filter(([tag]) => isCounted(tag)).map(([tag, count]) => [tag, scale(count)]),
    salary: Object.fromEntries(
      ranges.flatMap(({ id }, index) => (row.salary[index] ? [[id, scale(row.salary[index])]] : [])),
    ),
  }
}
