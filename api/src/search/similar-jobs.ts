import { type CountryKey, findCountry } from '@jobspan/shared-kit/contracts/platform/locales'
import type { JobReason } from '@jobspan/shared-kit/contracts/search/search-understanding'
import { inArray, sql } from 'drizzle-orm'
import { jobs, jobTexts } from '../jobs/tables.ts'
import { encodeTag, groupOfTag, idOfTag, type TagGroup, tagGroups } from '../jobs/tags.ts'
import { loadOccupations } from '../occupations/load-occupations.ts'
import type { OccupationMatcher } from '../occupations/occupation-matcher.ts'
import { createQueryCache } from '../platform/cache/query-cache.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { comparable } from '../platform/text/comparable.ts'
import { and, type Bitmap, createBitmap, or, popcount, toArray } from './job-index/bitmap.ts'
import { createDoubleFilter } from './job-index/find-doubles.ts'
import { getJobIndex, type JobIndex } from './job-index/job-index.ts'
import { pageOf } from './job-index/ordering.ts'
import { readableLanguages } from './job-index/readable-languages.ts'
import type { SimilarJob } from './job-search.ts'

/** A job as others are compared with it. */
export type ComparedJob = {
  id: number
  titleKey: string
  /** Words of the title. */
  words: string[]
  language: string
  tags: readonly number[]
  pay: number
  skills: ReadonlySet<string>
}

const similar = createQueryCache<SimilarJob[]>({ maxEntries: 5_000, ttlSeconds: 60 })

// The newest of so many that could be like it are compared, and of the most alike of these the skills.
const maxCompared = 1_000
const maxWithSkills = 40

/**
 * Open jobs like the given one, in the search of its country; only those of its occupation, one near it, or with the same skills, in languages that
 * its readers are likely to read.
 */
export const findSimilar = (db: QueryExecutor, jobId: number, size: number): Promise<SimilarJob[]> =>
  similar(db, JSON.stringify([jobId, size]), async () => {
    const [source] = await readComparedJobs(db, [jobId])
    if (!source) return []
    const index = await getJobIndex(db)
    const { matcher } = await loadOccupations(db)
    const around = aroundOccupations(matcher, source)
    const likeness = (other: ComparedJob) => compareJobs(source, other, around)
    const candidates = candidatesOf(index, source, [...around.same, ...around.near])
    const isShown = createDoubleFilter(index, [jobId])
    const readable = readableLanguages([source.language], source.country)
    const first = candidates
      .map((slot) => inIndex(index, slot))
      .filter(({ id, language }) => id !== jobId && (language === '' || readable.has(language)))
      .map((job) => ({ job, ...likeness(job) }))
      .sort((one, other) => other.points - one.points)
      .slice(0, maxWithSkills)
    const skills = new Map(
      (
        await readComparedJobs(
          db,
          first.map(({ job }) => job.id),
        )
      ).map((job) => [job.id, job.skills]),
    )
    return first
      .map(({ job }) => ({ id: job.id, ...likeness({ ...job, skills: skills.get(job.id) ?? new Set() }) }))
      .flatMap(({ id, reason, points }) => (reason ? [{ id, reason, points }] : []))
      .sort((one, other) => other.points - one.points)
      .filter(({ id }) => isShown(id))
      .slice(0, size)
      .map(({ id, reason }) => ({ id, reason }))
  })

/** Numbers of the occupations of a job or a preference with all narrower ones, and of those near them. */
export type AroundOccupations = { same: readonly number[]; near: readonly number[] }

const around = (matcher: OccupationMatcher, numbers: readonly number[]): AroundOccupations => {
  const same = matcher.withNarrower(numbers)
  return { same, near: matcher.near(numbers).filter((number) => !same.includes(number)) }
}

export const aroundOccupations = (matcher: OccupationMatcher, { tags }: ComparedJob): AroundOccupations =>
  around(matcher, idsOf(tags, 'occupation'))

/** The same for a title as a member words it, in any language. */
export const aroundTitle = (matcher: OccupationMatcher, title: string): AroundOccupations =>
  around(matcher, matcher.ofJob(title, null, null))

const idsOf = (tags: readonly number[], group: TagGroup): number[] =>
  tags.flatMap((tag) => (groupOfTag(tag) === tagGroups[group] ? [idOfTag(tag)] : []))

/** These jobs, open or not, with their skills. */
export const readComparedJobs = async (
  db: QueryExecutor,
  ids: readonly number[],
): Promise<(ComparedJob & { country: CountryKey })[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: jobs.id,
      terms: jobs.titleTerms,
      language: jobs.language,
      country: jobs.country,
      tags: jobs.tags,
      pay: jobs.payMonthUsd,
      skills: jobTexts.skills,
    })
    .from(jobs)
    .leftJoin(jobTexts, sql`${jobTexts.jobId} = ${jobs.id}`)
    .where(inArray(jobs.id, [...ids]))
  return rows.map(({ terms, language, pay, skills, country, ...row }) => ({
    ...row,
    country: country as CountryKey,
    ...titleOf(terms),
    language: language ?? '',
    pay: pay ?? Number.NaN,
    skills: new Set((skills ?? []).map(comparable)),
  }))
}

const titleOf = (terms: string) => ({ titleKey: terms.replaceAll(' ', ''), words: terms.split(' ') })

const inIndex = ({ columns }: JobIndex, slot: number): ComparedJob => {
  const { title } = columns.columns
  const { key, words, language } = columns.titles.at(title[slot] as number)
  return {
    id: columns.idOf(slot),
    titleKey: key,
    words,
    language,
    tags: columns.tagsOf(slot),
    pay: columns.payOf(slot),
    skills: new Set(),
  }
}

/** The newest jobs of the country's search that are of one of the occupations, or of the same function. */
const candidatesOf = (
  index: JobIndex,
  source: ComparedJob & { country: CountryKey },
  occupations: readonly number[],
): number[] => {
  const { columns, newest } = index
  const scope = columns.shownInCountry(findCountry(source.country)?.id ?? 0)
  if (!scope) return []
  const functions = source.tags.filter((tag) => groupOfTag(tag) === tagGroups.jobFunction)
  const tags = [...occupations.map((number) => encodeTag('occupation', number)), ...functions]
  const any: Bitmap = createBitmap(columns.capacity())
  for (const tag of tags) or(any, columns.withTag(tag) ?? createBitmap(0))
  for (const title of columns.titles.holding(source.words))
    if (columns.titles.at(title).key === source.titleKey) columns.addTitled(any, title)
  and(any, scope)
  const count = popcount(any)
  return count <= maxCompared
    ? Array.from(toArray(any, count))
    : pageOf(newest, any, count, { offset: 0, limit: maxCompared })
}

const minSharedSkills = 2

/**
 * How alike two jobs are, and the word for it; no reason where they only share place or pay. Occupation and skills say what work it is; level,
 * place, pay and language order jobs of the same work.
 */
export const compareJobs = (
  source: ComparedJob,
  other: ComparedJob,
  { same, near }: AroundOccupations,
): { points: number; reason: JobReason | null } => {
  const held = new Set(idsOf(other.tags, 'occupation'))
  const isSameTitle = other.titleKey === source.titleKey
  const isSame = same.some((number) => held.has(number))
  const isNear = near.some((number) => held.has(number))
  const sharedSkills = [...source.skills].filter((skill) => other.skills.has(skill)).length
  const shares = (group: TagGroup) => {
    const ids = new Set(idsOf(other.tags, group))
    return idsOf(source.tags, group).some((id) => ids.has(id))
  }
  const isSameFunction = shares('jobFunction')
  const payRatio = other.pay / source.pay
  const points =
    (isSameTitle ? 12 : 0) +
    (isSame ? 40 : isNear ? 18 : 0) +
    (isSameFunction ? 8 : 0) +
    Math.min(5, sharedSkills) * 3 +
    (shares('xpLvl') ? 6 : 0) +
    (shares('location') ? 6 : 0) +
    (shares('arrangement') ? 2 : 0) +
    (other.language === source.language ? 6 : 0) +
    (payRatio >= 0.75 && payRatio <= 1.5 ? 4 : 0)
  return { points, reason: reasonOf({ isSameTitle, isSame, isNear, isSameFunction, sharedSkills }) }
}

const reasonOf = (shared: {
  isSameTitle: boolean
  isSame: boolean
  isNear: boolean
  isSameFunction: boolean
  sharedSkills: number
}): JobReason | null => {
  if (shared.isSame) return { kind: 'same_occupation' }
  if (shared.isSameTitle) return { kind: 'same_title' }
  if (shared.isNear) return { kind: 'related_occupation' }
  if (shared.isSameFunction && shared.sharedSkills >= minSharedSkills)
    return { kind: 'skills', count: shared.sharedSkills }
  return null
}
