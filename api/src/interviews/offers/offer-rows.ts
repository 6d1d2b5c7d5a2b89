import type { ChatSide } from '@jobspan/shared-kit/contracts/chats/chat-cards'
import type { ChatJob } from '@jobspan/shared-kit/contracts/chats/job-chat'
import type { Offer, OfferState } from '@jobspan/shared-kit/contracts/interviews/offers'
import { type SQL, sql } from 'drizzle-orm'
import { isApplicationWithdrawn } from '../../applications/has-applied-to.ts'
import { jobJson, toChatJob } from '../../chats/message-repository.ts'
import { unlessBlocked } from '../../companies/blocked-companies/has-blocked.ts'
import { companies, recruiters } from '../../companies/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { toIsoTimestamp } from '../../platform/database/timestamp.ts'
import { offers } from '../tables.ts'
import { offerStateSql } from './offer-state-sql.ts'

/** What the one who ended it wrote: the member who declined it, or the recruiter who withdrew it. */
const messageFor = (reader: ChatSide): SQL =>
  reader === 'recruiter'
    ? sql`offer.message`
    : sql`case when offer.state <> 'withdrawn' then offer.message
      else ${unlessBlocked(sql`offer.message`, sql`offer.user_id`, sql`recruiter.company_id`)} end`

const select = (condition: SQL, reader: ChatSide, rest: SQL): SQL => sql`
  select json_build_object('id', offer.id, 'chat_id', chat_id, 'application_id', application_id, 'job', ${jobJson('job')},
    'company', json_build_object('id', company.id, 'slug', company.slug, 'name', company.name, 'logo_url', company.logo_url),
    'recruiter', json_build_object('id', recruiter.id, 'name', recruiter.name, 'title', recruiter.title),
    'title', offer.title, 'pay', offer.pay, 'starts_on', starts_on, 'place', offer.place, 'text', offer.text,
    'file', case when file_key is not null then json_build_object('filename', filename, 'size', file_size) end,
    'sent_at', sent_at, 'expires_at', expires_at, 'state', ${offerStateSql}, 'answered_at', answered_at,
    'decline_reason', decline_reason, 'message', ${messageFor(reader)}, 'user_id', offer.user_id,
    'is_withdrawn', ${isApplicationWithdrawn(sql`offer.application_id`)}) as offer
  from ${offers} as offer join ${recruiters} as recruiter on recruiter.id = offer.recruiter_id
    join ${companies} as company on company.id = recruiter.company_id
    left join ${jobs} as job on job.id = offer.job_id
  where ${condition} ${rest}`

type Row = Omit<Offer, 'can_answer'> & { user_id: number; job: ChatJob | null; is_withdrawn: boolean }

/** An offer with whose it is. */
export type OwnedOffer = Offer & { userId: number }

const toOffer = ({ user_id: userId, is_withdrawn: isWithdrawn, ...row }: Row): OwnedOffer => ({
  ...row,
  job: toChatJob(row.job),
  sent_at: toIsoTimestamp(row.sent_at),
  expires_at: toIsoTimestamp(row.expires_at),
  answered_at: row.answered_at === null ? null : toIsoTimestamp(row.answered_at),
  can_answer: row.state === 'sent' && !isWithdrawn,
  userId,
})

/** Offers of rows `offer`, as one side sees them now. */
export const loadOffers = async (
  db: QueryExecutor,
  condition: SQL,
  reader: ChatSide,
  rest: SQL = sql``,
): Promise<OwnedOffer[]> => {
  const { rows } = await db.execute(select(condition, reader, rest))
  return rows.map(({ offer }) => toOffer(offer as Row))
}

type Wanted = {
  application_id?: number | undefined
  chat_id?: number | undefined
  state?: OfferState | undefined
  page: number
  size: number
}

/** A page of somebody's offers, the latest first. */
export const listOffers = async (
  db: QueryExecutor,
  owner: SQL,
  reader: ChatSide,
  { application_id: applicationId, chat_id: chatId, state, page, size }: Wanted,
) => {
  const condition = sql`${owner} ${state === undefined ? sql`` : sql`and ${offerStateSql} = ${state}`}
    ${applicationId === undefined ? sql`` : sql`and offer.application_id = ${applicationId}`}
    ${chatId === undefined ? sql`` : sql`and offer.chat_id = ${chatId}`}`
  const { rows } = await db.execute(sql`select count(*)::int as total from ${offers} as offer where ${condition}`)
  const rest = sql`order by offer.id desc limit ${size} offset ${(page - 1) * size}`
  return { items: await loadOffers(db, condition, reader, rest), total: Number(rows[0]?.total ?? 0), page, size }
}

export const toSeekerOffer = ({ userId: _user, ...offer }: OwnedOffer): Offer => offer

/** What messages of a chat show of offers. */
export const loadOfferCards = async (
  db: QueryExecutor,
  ids: number[],
  reader: ChatSide,
): Promise<ReadonlyMap<number, Offer>> => {
  const found = await loadOffers(db, sql`offer.id = any(${`{${ids.join(',')}}`}::int[])`, reader)
  return new Map(found.map((offer) => [offer.id, toSeekerOffer(offer)]))
}
