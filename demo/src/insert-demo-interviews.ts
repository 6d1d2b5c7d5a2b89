import { and, eq } from 'drizzle-orm'
import { applications } from '../../api/src/applications/tables.ts'
import { chatMessages, chats } from '../../api/src/chats/tables.ts'
import { interviewEvents, interviews, interviewTimes, offers } from '../../api/src/interviews/tables.ts'
import type { QueryExecutor } from '../../api/src/platform/database/database.ts'
import { demoInterviews, demoOffer } from './demo-interviews.ts'

const timeZone = 'Asia/Singapore'
const dayMs = 86_400_000

type Subject = { userId: number; recruiterId: number; jobId: number }

/** The jobs that interviews and the offer are about. */
export const interviewJobs = [...demoInterviews, demoOffer].map(({ job }) => ({ job }))

/** What came of an interview or offer, for the list under the bell. */
export type DemoCard = {
  kind: 'interview_proposed' | 'offer_sent'
  job: string
  id: number
  chatId: number
  daysAgo: number
}

/** Gives the demo member interviews and an offer, each with its card in a chat that is read. Gives what the member is told of. */
export const insertDemoInterviews = async (
  db: QueryExecutor,
  userId: number,
  subjectOf: (job: string) => Omit<Subject, 'userId'>,
): Promise<DemoCard[]> => {
  const cards: DemoCard[] = []
  for (const interview of demoInterviews.toReversed()) {
    const subject = { userId, ...subjectOf(interview.job) }
    const chatId = await ensureChat(db, subject, interview.proposedDaysAgo)
    const id = await insertInterview(db, subject, chatId, interview)
    await addCard(db, { chatId, kind: 'interview', cardId: id, daysAgo: interview.proposedDaysAgo })
    const { proposedDaysAgo: daysAgo, job } = interview
    cards.push({ kind: 'interview_proposed', job, id, chatId, daysAgo })
    if (job === demoOffer.job) cards.push({ kind: 'offer_sent', ...(await insertOffer(db, subject, chatId)) })
  }
  return cards
}

const ago = (days: number): Date => new Date(Date.now() - days * dayMs)

/** Where the clock in Singapore shows `at` on the day so many days from now. */
const timeAt = (inDays: number, at: string) => {
  const day = new Date(Date.now() + inDays * dayMs).toLocaleDateString('sv-SE', { timeZone })
  return { localTime: `${day}T${at}`, startsAt: new Date(`${day}T${at}:00+08:00`) }
}

const ensureChat = async (db: QueryExecutor, subject: Subject, daysAgo: number): Promise<number> => {
  const at = { createdAt: ago(daysAgo), lastMessageAt: ago(daysAgo) }
  await db
    .insert(chats)
    .values({ ...subject, ...at })
    .onConflictDoNothing()
  const [chat] = await db
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.userId, subject.userId), eq(chats.recruiterId, subject.recruiterId)))
  return chat?.id ?? 0
}

type Card = { chatId: number; kind: 'interview' | 'offer'; cardId: number; daysAgo: number }

const addCard = async (db: QueryExecutor, { chatId, kind, cardId, daysAgo }: Card): Promise<void> => {
  const sentAt = ago(daysAgo)
  const [message] = await db
    .insert(chatMessages)
    .values({ chatId, sender: 'recruiter', kind, cardId, sentAt })
    .returning({ id: chatMessages.id })
  const id = message?.id ?? 0
  const read = { seekerReadId: id, recruiterReadId: id, mailedId: id, lastMessageAt: sentAt }
  await db.update(chats).set(read).where(eq(chats.id, chatId))
}

const findApplication = async (db: QueryExecutor, { userId, jobId }: Subject): Promise<number | null> => {
  const [found] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.userId, userId), eq(applications.jobId, jobId)))
  return found?.id ?? null
}

const insertInterview = async (
  db: QueryExecutor,
  subject: Subject,
  chatId: number,
  { times, accepted, state, where, proposedDaysAgo, ...facts }: (typeof demoInterviews)[number],
): Promise<number> => {
  const moments = times.map(({ inDays, at }) => timeAt(inDays, at))
  const agreed = accepted === null ? null : (moments[accepted] ?? null)
  const minutes = times[accepted ?? 0]?.durationMinutes ?? 60
  const { interviewers, whatToBring } = facts
  const [row] = await db
    .insert(interviews)
    .values({
      ...subject,
      ...where,
      chatId,
      interviewers,
      whatToBring,
      applicationId: await findApplication(db, subject),
      clientId: crypto.randomUUID(),
      state,
      lastStartsAt: moments.at(-1)?.startsAt ?? new Date(),
      recruiterTimeZone: timeZone,
      createdAt: ago(proposedDaysAgo),
      updatedAt: ago(proposedDaysAgo),
      ...(agreed && {
        seekerTimeZone: timeZone,
        sequence: 1,
        startsAt: agreed.startsAt,
        endsAt: new Date(agreed.startsAt.getTime() + minutes * 60_000),
      }),
    })
    .returning({ id: interviews.id })
  const interviewId = row?.id ?? 0
  const added = await db
    .insert(interviewTimes)
    .values(
      moments.map((moment, index) => ({
        ...moment,
        interviewId,
        proposedBy: 'recruiter' as const,
        timeZone,
        durationMinutes: times[index]?.durationMinutes ?? 60,
      })),
    )
    .returning({ id: interviewTimes.id })
  if (accepted !== null)
    await db
      .update(interviews)
      .set({ acceptedTimeId: added[accepted]?.id ?? null })
      .where(eq(interviews.id, interviewId))
  await insertEvents(db, { interviewId, state, proposedDaysAgo, startsAt: agreed?.startsAt })
  return interviewId
}

type Past = { interviewId: number; state: string; proposedDaysAgo: number; startsAt: Date | undefined }

const insertEvents = async (db: QueryExecutor, { interviewId, state, proposedDaysAgo, startsAt }: Past) => {
  await db
    .insert(interviewEvents)
    .values({ interviewId, kind: 'proposed', actor: 'recruiter', at: ago(proposedDaysAgo) })
  if (!startsAt) return
  await db
    .insert(interviewEvents)
    .values({ interviewId, kind: 'accepted', actor: 'seeker', at: ago(proposedDaysAgo - 0.5) })
  if (state !== 'passed') return
  const after = (hours: number) => new Date(startsAt.getTime() + hours * 3_600_000)
  const actor = 'recruiter' as const
  await db.insert(interviewEvents).values({ interviewId, kind: 'attended', actor, at: after(1) })
  await db.insert(interviewEvents).values({ interviewId, kind: 'result', actor, result: 'passed', at: after(24) })
}

const insertOffer = async (db: QueryExecutor, subject: Subject, chatId: number) => {
  const { job, sentDaysAgo: daysAgo, expiresInDays, startsInDays, title, pay, place, text } = demoOffer
  const [row] = await db
    .insert(offers)
    .values({
      ...subject,
      chatId,
      applicationId: await findApplication(db, subject),
      clientId: crypto.randomUUID(),
      title,
      pay,
      place,
      text,
      startsOn: ago(-startsInDays).toISOString().slice(0, 10),
      sentAt: ago(daysAgo),
      expiresAt: ago(-expiresInDays),
    })
    .returning({ id: offers.id })
  const id = row?.id ?? 0
  await addCard(db, { chatId, kind: 'offer', cardId: id, daysAgo })
  return { job, id, chatId, daysAgo }
}
