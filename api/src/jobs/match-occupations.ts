import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { functionTitles } from '../config/lists/list-rows.ts'
import { loadOccupations } from '../occupations/load-occupations.ts'
import type { OccupationMatcher } from '../occupations/occupation-matcher.ts'
import { invalidateJobCaches } from '../platform/cache/query-cache.ts'
import type { Database, QueryExecutor } from '../platform/database/database.ts'
import { lockJobWrites } from './lock-job-writes.ts'
import { jobs, occupationMatching } from './tables.ts'
import { encodeTag, tagRange } from './tags.ts'

const batchSize = 1_000
// Between two batches whoever imports or searches goes first.
const pauseMs = 100

const functionTitleKeys = new Map(functionTitles.map(({ id, key }) => [id, key]))

/** The numbers of the occupations that a posting is for. */
export const occupationsOf = (
  matcher: OccupationMatcher,
  job: { title: string; language: Parameters<OccupationMatcher['ofJob']>[1]; functionTitleId: number | null },
): number[] => matcher.ofJob(job.title, job.language, functionTitleKeys.get(job.functionTitleId ?? 0) ?? null)

/** Versions to which this process set the jobs of a database: of two releases that run at once, neither takes the jobs from the other twice. */
const claimedOf = new WeakMap<object, Set<string>>()

/**
 * Gives all jobs their occupations anew where the occupations changed, in small batches beside everything else. Safe to run in every replica at once, and
 * to be stopped at any time: it goes on where it was.
 */
export const matchJobOccupations = async (db: Database): Promise<void> => {
  const { matcher, version } = await loadOccupations(db)
  const [state] = await db.select().from(occupationMatching)
  if (state?.version !== version) {
    const claimed = claimedOf.get(db) ?? new Set()
    if (claimed.has(version)) return
    claimedOf.set(db, claimed.add(version))
    await db
      .insert(occupationMatching)
      .values({ version, lastJobId: 0 })
      .onConflictDoUpdate({
        target: occupationMatching.id,
        set: { version, lastJobId: 0, changedAt: sql`now()` },
      })
  } else if (state.lastJobId === null) return
  for (;;) {
    const outcome = await db.transaction((transaction) => matchBatch(transaction, matcher, version))
    if (outcome === 'changed') invalidateJobCaches()
    if (outcome === 'done') return
    await wait(pauseMs)
  }
}

/** Matches the next jobs; `done` where there are none, or another process is at it. */
const matchBatch = async (
  db: QueryExecutor,
  matcher: OccupationMatcher,
  version: string,
): Promise<'changed' | 'unchanged' | 'done'> => {
  const { rows: states } = await db.execute(sql`
    select last_job_id from ${occupationMatching} where version = ${version} and last_job_id is not null
    for update skip locked`)
  const after = states[0]?.last_job_id
  if (after === undefined) return 'done'
  await lockJobWrites(db)
  const { rows } = await db.execute(sql`
    select id, title, language, function_title_id as "functionTitleId", is_urgent as "isUrgent",
      array(select tag from unnest(tags) as tag where ${isMatchedTag} order by tag) as held
    from ${jobs} where id > ${Number(after)} order by id limit ${batchSize}`)
  const lastId = rows.at(-1)?.id ?? null
  await db.execute(sql`update ${occupationMatching} set last_job_id = ${lastId}`)
  if (lastId === null) return 'done'
  const changed = rows.flatMap((row) => {
    const job = row as unknown as JobToMatch
    const tags = matchedTags(occupationsOf(matcher, job), job.isUrgent).sort((one, other) => one - other)
    return String(tags) === String(job.held) ? [] : [{ id: job.id, tags }]
  })
  if (changed.length === 0) return 'unchanged'
  await db.execute(sql`
    update ${jobs} set tags = array(select tag from unnest(${jobs.tags}) as tag where not ${isMatchedTag}) || matched.tags
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as matched (id int, tags int[])
    where ${jobs.id} = matched.id`)
  return 'changed'
}

type JobToMatch = {
  id: number
  title: string
  language: Parameters<OccupationMatcher['ofJob']>[1]
  functionTitleId: number | null
  isUrgent: boolean
  held: number[]
}

/** The tags of a job that no search vector holds as a word, so that they can change without it. */
export const matchedTags = (occupations: readonly number[], isUrgent: boolean): number[] => [
  ...occupations.map((number) => encodeTag('occupation', number)),
  ...(isUrgent ? [encodeTag('urgent', 1)] : []),
]

const [firstOccupation, lastOccupation] = tagRange('occupation')
const [firstUrgent, lastUrgent] = tagRange('urgent')
const isMatchedTag = sql.raw(
  `(tag between ${firstOccupation} and ${lastOccupation} or tag between ${firstUrgent} and ${lastUrgent})`,
)
