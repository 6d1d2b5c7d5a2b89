import type { WorkArrangement } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { findCountry } from '@jobspan/shared-kit/contracts/platform/locales'
import type { JobReason } from '@jobspan/shared-kit/contracts/search/search-understanding'
import { type SQL, sql } from 'drizzle-orm'
import { latestApplicationsOf } from '../applications/has-applied-to.ts'
import { companies } from '../companies/tables.ts'
import { validIdentityOf } from '../identity/verification.ts'
import { latestViewedBy } from '../jobs/job-repository.ts'
import { latestSavedBy } from '../jobs/saved-jobs/saved-job-repository.ts'
import { jobs } from '../jobs/tables.ts'
import { encodeTag, idOfTag, toTagLexeme } from '../jobs/tags.ts'
import { loadOccupations } from '../occupations/load-occupations.ts'
import { createQueryCache } from '../platform/cache/query-cache.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { comparable } from '../platform/text/comparable.ts'
import { toTsQuery } from '../platform/text/ts-query.ts'
import { allOf, parseTexts, type WordQuery } from '../platform/text/word-query.ts'
import { memberSkillRecords } from '../profile/skills/member-skill-records.ts'
import { and, createBitmap, or, popcount } from './job-index/bitmap.ts'
import { createDoubleFilter } from './job-index/find-doubles.ts'
import { getJobIndex } from './job-index/job-index.ts'
import { pageOf } from './job-index/ordering.ts'
import { readableLanguages } from './job-index/readable-languages.ts'
import { createSourceFilter, findNewestOfOccupations } from './opensearch/engine-jobs.ts'
import { askEngine } from './opensearch/engine-of-database.ts'
import {
  bestPreferenceFit,
  goodFitScore,
  isPayNearPreference,
  type PreferenceCriteria,
  selectCandidates,
} from './preference-fit.ts'
import {
  type AroundOccupations,
  aroundOccupations,
  aroundTitle,
  type ComparedJob,
  compareJobs,
  readComparedJobs,
} from './similar-jobs.ts'

type SourceJob = {
  id: number
  title: string
  language: LanguageKey | null
  country: CountryKey
  main_function_id: number | null
  job_function_id: number | null
}

// Enough to choose from: ranking more would not improve the best five.
const candidatesPerQuery = 150

/** A job that was chosen for a seeker, and the job preference that it is the wanted work of, or close to it and otherwise as wanted. */
type RankedJob = { id: number; preferenceId: number | null }
export type RecommendedJob = RankedJob & { reason: JobReason }

/**
 * Open jobs for a seeker: jobs that fit their preferences first, then jobs like those that they saved, viewed or applied to, which
 * are left out themselves; null when nothing is known of the seeker. All are in `country` or in a country that a preference names, or can
 * be done remotely from `country`; none pays far less than what the preferences ask for. `arrangements` leaves out jobs in other work settings. Each has a
 * reason, so that there may be fewer than `size`.
 */
export const findRecommended = async (
  db: QueryExecutor,
  { seekerId, wanted, language }: { seekerId: number; wanted: readonly PreferenceCriteria[]; language: LanguageKey },
  country: CountryKey,
  size: number,
  arrangements?: readonly WorkArrangement[],
): Promise<RecommendedJob[] | null> => {
  const seen = await db.execute(sql`
    select job_id, max(at) as at from (
      (${latestSavedBy(seekerId, 20)}) union all (${latestViewedBy(seekerId, 20)})
      union all (${latestApplicationsOf(seekerId, 20)})
    ) as seen group by job_id order by at desc limit 20`)
  const ids = seen.rows.map((row) => Number(row.job_id))
  const sourceJobs = ids.length === 0 ? [] : await readSourceJobs(db, sql`id = any(${`{${ids.join(',')}}`}::int[])`)
  if (sourceJobs.length === 0 && wanted.length === 0) return null
  const ranked = await rankCandidates(db, sourceJobs, country, {
    except: ids,
    // Those without a reason are left out afterwards.
    size: size * 3,
    arrangements,
    wanted,
    seekerId,
    ofOccupation: await newestOfOccupations(db, wanted, country),
  })
  const languages = [language, ...wanted.map(({ preference }) => preference.work_language)]
  const readable = readableLanguages(languages, country)
  const isShown = await askEngine(
    db,
    (engine) => createSourceFilter(db, engine, ids),
    async () => createDoubleFilter(await getJobIndex(db), ids),
  )
  const found = await withReasons(db, ranked, { sourceIds: ids, wanted, seekerId, readable })
  return found.filter(({ id }) => isShown(id)).slice(0, size)
}

/** The newest jobs of the occupations that a seeker wants, where they want them. */
const newestOfOccupations = (
  db: QueryExecutor,
  wanted: readonly PreferenceCriteria[],
  country: CountryKey,
): Promise<number[]> =>
  askEngine(
    db,
    async (engine) => {
      const found = await Promise.all(
        wanted
          .filter(({ occupationTags }) => occupationTags.length > 0)
          .map(({ occupationTags, narrowerOccupationTags, preference }) =>
            findNewestOfOccupations(
              engine,
              [...occupationTags, ...narrowerOccupationTags].map(idOfTag),
              findCountry(preference.country ?? country)?.id ?? 0,
              candidatesPerQuery,
            ),
          ),
      )
      return found.flat()
    },
    () => newestInIndex(db, wanted, country),
  )

const newestInIndex = async (
  db: QueryExecutor,
  wanted: readonly PreferenceCriteria[],
  country: CountryKey,
): Promise<number[]> => {
  const index = await getJobIndex(db)
  const { columns } = index
  return wanted.flatMap(({ occupationTags, narrowerOccupationTags, preference }) => {
    const scope = columns.shownInCountry(findCountry(preference.country ?? country)?.id ?? 0)
    if (!scope || occupationTags.length === 0) return []
    const found = createBitmap(columns.capacity())
    for (const tag of [...occupationTags, ...narrowerOccupationTags]) or(found, columns.withTag(tag) ?? createBitmap(0))
    and(found, scope)
    return pageOf(index.newest, found, popcount(found), { offset: 0, limit: candidatesPerQuery }).map(columns.idOf)
  })
}

type Known = {
  sourceIds: readonly number[]
  wanted: readonly PreferenceCriteria[]
  seekerId: number
  readable: ReadonlySet<string>
}

/** The jobs that are like something the seeker wants, did or can do, each with the reason. */
const withReasons = async (
  db: QueryExecutor,
  ranked: readonly RankedJob[],
  { sourceIds, wanted, seekerId, readable }: Known,
): Promise<RecommendedJob[]> => {
  const { matcher } = await loadOccupations(db)
  const [sources, found, skills] = await Promise.all([
    readComparedJobs(db, sourceIds.slice(0, comparedSources)),
    readComparedJobs(
      db,
      ranked.map(({ id }) => id),
    ),
    skillsOfSeeker(db, seekerId),
  ])
  const byId = new Map(found.map((job) => [job.id, job]))
  const likes = sources.map((source) => ({ source, occupations: aroundOccupations(matcher, source) }))
  const wantedOccupations = wanted.map(({ preference, jobFunctionId }) => ({
    jobFunctionId,
    occupations: aroundTitle(matcher, preference.job_title),
  }))
  return ranked.flatMap((job): RecommendedJob[] => {
    const compared = byId.get(job.id)
    if (!compared || (compared.language !== '' && !readable.has(compared.language))) return []
    if (job.preferenceId !== null) return [{ ...job, reason: { kind: 'preference' } }]
    const reasons = [
      ...wantedOccupations.map((each) => reasonOfPreference(compared, each)),
      ...likes.map(({ source, occupations }) => compareJobs(source, compared, occupations).reason),
      reasonOfSkills(compared, skills),
    ]
    const reason = reasons.find((each) => each !== null)
    return reason ? [{ ...job, reason }] : []
  })
}

/** As many of the jobs that a seeker saw last say what they look for. */
const comparedSources = 8
const minSkills = 2

const reasonOfSkills = ({ skills }: ComparedJob, own: ReadonlySet<string>): JobReason | null => {
  const count = [...skills].filter((skill) => own.has(skill)).length
  return count >= minSkills ? { kind: 'skills', count } : null
}

const reasonOfPreference = (
  job: ComparedJob,
  { occupations, jobFunctionId }: { occupations: AroundOccupations; jobFunctionId: number | null },
): JobReason | null => {
  const held = new Set(job.tags)
  const hasAny = (numbers: readonly number[]) => numbers.some((number) => held.has(encodeTag('occupation', number)))
  if (hasAny(occupations.same)) return { kind: 'same_occupation' }
  if (jobFunctionId !== null && held.has(encodeTag('jobFunction', jobFunctionId))) return { kind: 'same_function' }
  return hasAny(occupations.near) ? { kind: 'related_occupation' } : null
}

const skillsOfSeeker = async (db: QueryExecutor, seekerId: number): Promise<ReadonlySet<string>> => {
  const skills = await memberSkillRecords.list(db, seekerId)
  return new Set(skills.map(({ name }) => comparable(name)))
}

const defaultCache = createQueryCache<number[]>({ maxEntries: 500, ttlSeconds: 60 })

/**
 * Ids of open jobs for a visitor of whom nothing is known: those of the country's newest that are written in the visitor's language, with
 * jobs that state their pay first. May be fewer than `size`.
 */
export const findDefaultRecommendations = (
  db: QueryExecutor,
  country: CountryKey,
  language: LanguageKey,
  size: number,
): Promise<number[]> =>
  defaultCache(db, JSON.stringify([country, language, size]), async () => {
    const result = await db.execute(sql`
      with newest as materialized (
        select id, language, pay_currency, rank_at from ${jobs} where ${isOpen} and country = ${country}
        order by rank_at desc nulls last, id desc nulls last limit ${candidatesPerQuery})
      select id from newest where language = ${language}
      order by pay_currency is null, rank_at desc, id desc limit ${size}`)
    return result.rows.map((row) => Number(row.id))
  })

const readSourceJobs = async (db: QueryExecutor, condition: SQL): Promise<SourceJob[]> => {
  const result = await db.execute(
    sql`select id, title, language, country, main_function_id, job_function_id from ${jobs} where ${condition}`,
  )
  return result.rows as SourceJob[]
}

const isOpen = sql`status = 'open' and (valid_through is null or valid_through > now())`

/** SQL: the identity of a member that is verified and valid, as `identity.id`; null of everybody else. */
const verifiedIdentity = (seekerId: number | undefined): SQL => sql`(
  select ${validIdentityOf(seekerId ?? null)} as id)`

/** A job that is open to other identities alone is no offer to a verified member. Who is not verified may still be. */
const isOpenToIdentity = sql`(identity.id is null or eligible_identity_ids = '{}' or identity.id = any(eligible_identity_ids))`

/** Of two jobs that fit alike, the one that is open to the member's identity and not to everybody comes first. */
const identityWeight = sql`case when identity.id = any(eligible_identity_ids) then 1.2 else 1 end`

type RankOptions = {
  except: number[]
  size: number
  arrangements?: readonly WorkArrangement[] | undefined
  wanted?: readonly PreferenceCriteria[]
  /** Whose verified identity counts. */
  seekerId?: number
  /** Ids of jobs of the wanted occupations. */
  ofOccupation?: readonly number[]
}

const rankCandidates = async (
  db: QueryExecutor,
  sourceJobs: SourceJob[],
  country: CountryKey,
  { except, size, arrangements = [], wanted = [], seekerId, ofOccupation = [] }: RankOptions,
): Promise<RankedJob[]> => {
  const scopeId = (key: CountryKey) => findCountry(key)?.id ?? 0
  const scopeWord = (key: CountryKey): WordQuery => ({ word: toTagLexeme(encodeTag('scope', scopeId(key))) })
  const scope = scopeWord(country)
  const titles = sourceJobs.slice(0, 5).map(({ title, language }) => ({ text: title, language }))
  const words = parseTexts(titles, 'any')
  const functions = (name: 'main_function_id' | 'job_function_id') =>
    `{${[...new Set(sourceJobs.flatMap((job) => job[name] ?? []))].join(',')}}`
  const byWords = titles.flatMap((title) => {
    const query = parseTexts([title], 'all')
    if (query === null) return []
    const text = toTsQuery(allOf([query, scope]))
    return [
      sql`(select id from ${jobs} where ${isOpen} and head_vector @@ ${text}::tsquery limit ${candidatesPerQuery})`,
    ]
  })
  const byFunction = [...new Set(sourceJobs.flatMap((job) => job.main_function_id ?? []))].slice(0, 3).map(
    (id) => sql`(select id from ${jobs} where ${isOpen} and country = ${country} and main_function_id = ${id}
      order by rank_at desc nulls last limit ${candidatesPerQuery})`,
  )
  const byPreference = wanted.flatMap((work) =>
    selectCandidates(work, scopeWord(work.preference.country ?? country), isOpen),
  )
  const wantedCountries = new Set(wanted.flatMap(({ preference }) => preference.country ?? []))
  // The scope of a wanted country holds remote jobs too, which may not be open to people in this one.
  const isReachable = sql`(scopes @> ${`{${scopeId(country)}}`}::smallint[] or (
    arrangement is distinct from 'remote' and scopes && ${`{${[...wantedCountries].map(scopeId).join(',')}}`}::smallint[]))`
  // Read once for each job, and only where a preference names an industry; `offset 0` keeps PostgreSQL from reading it for each preference.
  const employer = wanted.some(({ preference }) => preference.industry_id !== null)
    ? sql`(select (select industry_id from ${companies}
      where ${companies.id} = ${jobs.companyId}) as industry_id offset 0)`
    : sql`(select null::int as industry_id)`
  const byOccupation = sql`(select unnest(${`{${ofOccupation.join(',')}}`}::int[]) as id)`
  const newest = sql`(select id from ${jobs} where ${isOpen} and country = ${country} and ${isPayNearPreference(wanted)}
    order by rank_at desc nulls last, id desc nulls last limit ${size + except.length})`
  const result = await db.execute(sql`
    with candidates as materialized (${sql.join([...byPreference, ...byWords, ...byFunction, byOccupation, newest], sql` union `)})
    select id, case when fit >= ${goodFitScore} then preference_index end as preference_index from (
      select ${jobs.id}, rank_at, fit * ${identityWeight} as fit, preference_index, floor(10 * ${identityWeight} * (
        ${words === null ? sql`0` : sql`ts_rank('{0, 0, 0.1, 1}', head_vector, ${toTsQuery(words)}::tsquery)`}
        + case when job_function_id = any(${functions('job_function_id')}::int[]) then 0.4 else 0 end
        + case when main_function_id = any(${functions('main_function_id')}::int[]) then 0.2 else 0 end)) as likeness
      from candidates join ${jobs} on ${jobs.id} = candidates.id
        cross join lateral ${employer} as employer cross join lateral ${bestPreferenceFit(wanted)} as best
        cross join ${verifiedIdentity(seekerId)} as identity
      where ${jobs.id} <> all(${`{${except.join(',')}}`}::int[]) and ${isReachable} and ${isPayNearPreference(wanted)} and ${isOpenToIdentity}
        ${arrangements.length > 0 ? sql`and ${jobs.arrangement} = any(${`{${arrangements.join(',')}}`}::text[])` : sql``}
    ) as rated
    -- A seeker with several preferences sees the best of each, however many jobs fit one of them.
    order by fit < ${goodFitScore},
      case when fit >= ${goodFitScore} then row_number() over (
        partition by preference_index, fit >= ${goodFitScore} order by fit desc, likeness desc, rank_at desc, id desc) end,
      fit desc, likeness desc, rank_at desc, id desc
    limit ${size}`)
  return result.rows.map((row) => ({
    id: Number(row.id),
    preferenceId: wanted[Number(row.preference_index ?? -1)]?.preference.id ?? null,
  }))
}
