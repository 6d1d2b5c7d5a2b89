import { createHash, randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import ical, { ICalCalendarMethod } from 'ical-generator'
import { isMemberActive } from '../../members/is-member-active.ts'
import { addAppointment } from '../../notifications/compose-calendar.ts'
import { appointmentLines } from '../../notifications/format-appointment.ts'
import { messageTexts } from '../../notifications/message-texts.ts'
import { loadRecipients } from '../../notifications/recipients.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { fillText } from '../../platform/text/read-texts.ts'
import { listInterviewFacts } from '../publish-interview.ts'
import { calendarFeeds, interviews } from '../tables.ts'

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** When a member made their feed, and when a calendar last read it; null where there is none. */
export const findFeed = async (db: QueryExecutor, userId: number) => {
  const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId))
  if (!feed) return null
  return { created_at: feed.createdAt.toISOString(), last_read_at: feed.lastReadAt?.toISOString() ?? null }
}

/** Makes a feed in place of the former one, whose address ends. Gives the secret of its address, which is kept nowhere. */
export const createFeed = async (db: QueryExecutor, userId: number): Promise<string> => {
  const secret = randomBytes(32).toString('base64url')
  const feed = { secretHash: hashOf(secret), createdAt: sql`now()`, lastReadAt: null }
  await db
    .insert(calendarFeeds)
    .values({ userId, ...feed })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: feed })
  return secret
}

export const revokeFeed = async (db: QueryExecutor, userId: number): Promise<void> => {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
}

/** What a calendar keeps of the past. */
const shownSince = sql`now() - interval '3 months'`
/** Those nearest to now. */
const maxEvents = 200

/**
 * The accepted interviews of whoever has the feed with this secret, as a calendar reads them. Null where there is none, and while the account is suspended or
 * waits for its deletion.
 */
export const readFeed = async (
  db: QueryExecutor,
  secret: string,
  brand: { name: string; origin: URL },
): Promise<string | null> => {
  const { rows } = await db.execute(sql`
    update ${calendarFeeds} set last_read_at = now()
    where secret_hash = ${hashOf(secret)} and ${isMemberActive(calendarFeeds.userId)} returning user_id`)
  const userId = Number(rows[0]?.user_id ?? 0)
  const member = (await loadRecipients(db, rows[0] ? [userId] : [])).get(userId)
  if (!member) return null
  const { language } = member
  const texts = messageTexts[language].interview
  const found = await listInterviewFacts(
    db,
    sql`interview.id in (select id from ${interviews} where user_id = ${userId} and accepted_time_id is not null
      and state not in ('pending', 'rejected', 'cancelled') and starts_at > ${shownSince}
      order by abs(extract(epoch from starts_at - now())) limit ${maxEvents})`,
  )
  const calendar = ical({
    name: brand.name,
    prodId: { company: brand.name, product: 'Interviews' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  })
  for (const { interviewId: id, appointment, companyName: company, jobTitle } of found) {
    addAppointment(calendar, {
      appointment,
      summary: fillText(texts.summary, { company }),
      link: new URL(`/${language}/chat/interviews?interview=${id}`, brand.origin).href,
      lines: appointmentLines(appointment, language, texts, { company, ...(jobTitle !== null && { jobTitle }) }),
      isCancelled: false,
    })
  }
  return calendar.toString()
}
