import { isDeepStrictEqual } from 'node:util'
import type { RecordKind } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import { and, eq, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { lockMember } from '../../platform/database/lock-member.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { saveCareerSummary } from '../career-summary/career-summary-repository.ts'
import { changeMember } from '../change-member.ts'
import { loadFacts } from '../profile-facts.ts'
import { recordsOf } from '../records/profile-records.ts'
import { careerSummaries } from '../tables/records.ts'
import { resumeTakeOvers } from '../tables/resumes.ts'

type Fields = Record<string, unknown>

/** One thing that a take-over wrote, and what stood there before; null for a record that it added. */
export type TakenOver =
  | { section: RecordKind; recordId: number; version: number; before: Fields | null }
  | { section: 'basic_info' | 'career_summary'; written: Fields; before: Fields }

/** Several items can write the same place: what is there now is of the last, what stood there of the first. */
const mergeTakenOver = (all: readonly TakenOver[]): TakenOver[] => {
  const merged = new Map<string, TakenOver>()
  for (const next of all) {
    const key = 'recordId' in next ? `${next.section} ${next.recordId}` : next.section
    const first = merged.get(key)
    if (!first) merged.set(key, next)
    else if ('recordId' in next) merged.set(key, { ...next, before: first.before })
    else if ('written' in first)
      merged.set(key, {
        ...next,
        written: { ...first.written, ...next.written },
        before: { ...next.before, ...first.before },
      })
  }
  return [...merged.values()]
}

/** What facts of the member are now, by the names that a take-over has for them. */
export const readBasicInfo = async (db: QueryExecutor, member: Member): Promise<Fields> => {
  const { location_id, home_address = null, date_of_birth, nationality_id = null } = await loadFacts(db, member.id)
  const { firstName: first_name, lastName: last_name } = member
  return { first_name, last_name, location_id, home_address, date_of_birth, nationality_id }
}

export const readSummary = async (db: QueryExecutor, userId: number): Promise<Fields> => {
  const [found] = await db.select().from(careerSummaries).where(eq(careerSummaries.userId, userId))
  return { text: found?.text ?? null, generated_by: found?.generatedBy ?? null }
}

/** Keeps what a take-over wrote in place of the one before, which can no longer be taken back. Gives its id. */
export const keepTakeOver = async (db: QueryExecutor, userId: number, items: readonly TakenOver[]): Promise<string> => {
  const id = crypto.randomUUID()
  const row = { id, items: mergeTakenOver(items), takenAt: sql`now()` }
  await db
    .insert(resumeTakeOvers)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: resumeTakeOvers.userId, set: row })
  return id
}

const findRecord = async (
  db: QueryExecutor,
  userId: number,
  { section, recordId }: Extract<TakenOver, { recordId: number }>,
) => (await recordsOf(section).list(db, userId)).find(({ id }) => id === recordId)

/** Takes one thing back. Throws 40026 where the member has edited it since; what they deleted stays deleted. */
const takeBack = async (db: QueryExecutor, member: Member, item: TakenOver): Promise<Member> => {
  if ('recordId' in item) {
    const records = recordsOf(item.section)
    const record = await findRecord(db, member.id, item)
    if (!record) return member
    if (record.version !== item.version) throw new ApiError('takeOverChanged')
    if (item.before === null) await records.remove(db, member.id, item.recordId)
    else await records.change(db, member.id, item.recordId, item.before)
    return member
  }
  const isSummary = item.section === 'career_summary'
  const current = isSummary ? await readSummary(db, member.id) : await readBasicInfo(db, member)
  if (!Object.entries(item.written).every(([key, value]) => isDeepStrictEqual(current[key], value)))
    throw new ApiError('takeOverChanged')
  if (!isSummary) return changeMember(db, member.id, item.before)
  const { text, generated_by: generatedBy } = item.before as { text: string | null; generated_by: string | null }
  await saveCareerSummary(db, member.id, { text: text ?? '' }, generatedBy)
  return member
}

/**
 * Takes a take-over back as a whole; run it in a transaction, so that what is refused leaves nothing half. Taken back already, it changes
 * nothing. Throws 40004 where it is not the member's last one, or older than a day.
 */
export const undoTakeOver = async (db: QueryExecutor, member: Member, id: string): Promise<Member> => {
  await lockMember(db, member.id)
  const [found] = await db
    .select({ items: resumeTakeOvers.items })
    .from(resumeTakeOvers)
    .where(and(eq(resumeTakeOvers.userId, member.id), eq(resumeTakeOvers.id, id)))
  if (!found) throw new ApiError('notFound')
  let current = member
  for (const item of found.items as TakenOver[]) current = await takeBack(db, current, item)
  await db.update(resumeTakeOvers).set({ items: [] }).where(eq(resumeTakeOvers.userId, member.id))
  return current
}

/** What stood in a profile before is kept for as long as a page may ask to have it back. */
export const deleteOldTakeOvers = async (db: QueryExecutor): Promise<void> => {
  await db.delete(resumeTakeOvers).where(sql`${resumeTakeOvers.takenAt} < now() - interval '1 day'`)
}
