import type { Database, QueryExecutor } from '@jobspan/kit-server'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import {
  type Breadcrumb,
  type ErrorSource,
  errorRetentionDays,
  type SymbolisedFrame,
} from '@jobspan/shared-kit/contracts/registry/errors'
import { shellRemoteName } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { errorCounts, errorGroups, errorSamples } from '../platform/database/schema/errors.ts'
import { releases } from '../platform/database/schema/releases.ts'
import { addBrowsers } from './add-browsers.ts'

/** Reports of one group, release and country that came since the last time. */
export type CountedError = {
  remote: string
  build: string
  country: CountryKey
  fingerprint: string
  source: ErrorSource
  name: string
  message: string
  place: string
  count: number
  browsers: Record<string, number>
  sample: { page: string | null; browser: string | null; frames: SymbolisedFrame[]; breadcrumbs: Breadcrumb[] }
}

/** What recording it brought about. `full`: the remote has as many groups as are kept, and this would be one more. */
export type RecordedError = 'known' | 'new' | 'again' | 'full'

/** More than this is noise, or somebody's doing. */
const maxGroups = 500
const maxSamplesOfBuild = 3
const maxSamples = 30

type GroupRow = typeof errorGroups.$inferSelect

const today = sql`(now() at time zone 'utc')::date`

/** When a build was published, by the database's clock; null of shells, which are not published, and of pruned releases. */
const publishedAt = async (db: QueryExecutor, remote: string, builds: readonly string[]): Promise<Date[]> => {
  if (remote === shellRemoteName || builds.length === 0) return []
  const rows = await db
    .select({ at: releases.publishedAt })
    .from(releases)
    .where(and(eq(releases.remote, remote), inArray(releases.build, [...builds])))
  return rows.map(({ at }) => at)
}

/**
 * Whether a release was published after all releases in which the group occurred. Only then is a resolved error back: an older release may go on
 * failing while its visitors still have it.
 */
const isNewer = async (db: QueryExecutor, { id, remote }: GroupRow, build: string): Promise<boolean> => {
  const seen = await db
    .selectDistinct({ build: errorCounts.build })
    .from(errorCounts)
    .where(eq(errorCounts.groupId, id))
  if (seen.some((row) => row.build === build)) return false
  const [own] = await publishedAt(db, remote, [build])
  const others = await publishedAt(
    db,
    remote,
    seen.map((row) => row.build),
  )
  return own === undefined || others.every((other) => other < own)
}

const findGroup = async (db: QueryExecutor, { remote, fingerprint }: CountedError): Promise<GroupRow | undefined> => {
  const [row] = await db
    .select()
    .from(errorGroups)
    .where(and(eq(errorGroups.remote, remote), eq(errorGroups.fingerprint, fingerprint)))
    .for('update')
  return row
}

const addGroup = async (db: QueryExecutor, error: CountedError): Promise<GroupRow | undefined> => {
  const [known] = await db.select({ groups: count() }).from(errorGroups).where(eq(errorGroups.remote, error.remote))
  if ((known?.groups ?? 0) >= maxGroups) return undefined
  const { remote, fingerprint, source, name, message, place, build } = error
  const [row] = await db
    .insert(errorGroups)
    .values({ remote, fingerprint, source, name, message, place, firstBuild: build })
    .onConflictDoNothing()
    .returning()
  return row
}

const addSample = async (db: QueryExecutor, groupId: number, { build, country, sample }: CountedError) => {
  const builds = await db
    .select({ build: errorSamples.build })
    .from(errorSamples)
    .where(eq(errorSamples.groupId, groupId))
  const ofBuild = builds.filter((row) => row.build === build).length
  if (ofBuild >= maxSamplesOfBuild || builds.length >= maxSamples) return
  await db.insert(errorSamples).values({ groupId, build, country, ...sample })
}

/** Counts an error in its group, which it may begin, or open again where somebody had resolved it. One transaction. */
export const recordError = (db: Database, error: CountedError): Promise<RecordedError> =>
  db.transaction(async (transaction) => {
    const known = await findGroup(transaction, error)
    // Another replica may begin the same group at this moment: then it is known.
    const group = known ?? (await addGroup(transaction, error)) ?? (await findGroup(transaction, error))
    if (!group) return 'full'
    const { build, country } = error
    const isAgain = group.state === 'resolved' && (await isNewer(transaction, group, build))
    await transaction
      .insert(errorCounts)
      .values({ groupId: group.id, day: today, build, country, count: error.count } as never)
      .onConflictDoUpdate({
        target: [errorCounts.groupId, errorCounts.day, errorCounts.build, errorCounts.country],
        set: { count: sql`${errorCounts.count} + excluded.count` },
      })
    await transaction
      .update(errorGroups)
      .set({
        lastSeen: sql`now()`,
        browsers: addBrowsers(group.browsers, error.browsers),
        ...(isAgain ? { state: 'open' as const, stateBy: null, stateAt: sql`now()` } : {}),
      })
      .where(eq(errorGroups.id, group.id))
    await addSample(transaction, group.id, error)
    if (isAgain) return 'again'
    return known ? 'known' : 'new'
  })

/** Deletes what was not met for a month, and counts and examples of that age. Safe to run in every replica. */
export const deleteOldErrors = async (db: Database): Promise<void> => {
  const age = sql`make_interval(days => ${errorRetentionDays})`
  await db.delete(errorGroups).where(sql`${errorGroups.lastSeen} < now() - ${age}`)
  await db.delete(errorCounts).where(sql`${errorCounts.day} < ${today} - ${errorRetentionDays}::int`)
  await db.delete(errorSamples).where(sql`${errorSamples.at} < now() - ${age}`)
}
