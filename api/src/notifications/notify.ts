import { sql } from 'drizzle-orm'
import { companiesBlockedBy } from '../companies/blocked-companies/has-blocked.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { publishRealtimeSql } from '../platform/database/realtime-events.ts'
import { type Decision, decide } from './decide.ts'
import { readerOf } from './greeting.ts'
import type { NewNotification, NotificationKindDeclaration, NotificationMail } from './notification-kind.ts'
import { type BulkMail, cancelMail, queueMails } from './outbox.ts'
import { queuePushes } from './push/queue-pushes.ts'
import { addressReader, findSuppressed, loadRecipients, type Recipient } from './recipients.ts'
import { notificationMails, notifications } from './tables.ts'

type Kind = Pick<NotificationKindDeclaration<never>, 'kind' | 'rule'> & { event: unknown }

/** What is to be said, to whom, and where {@link decide} said. */
type Decided<Item extends NewNotification> = { item: Item; recipient: Recipient | null; decision: Decision }

/**
 * Tells people of something, in the transaction of whoever calls: each is notified where {@link decide} says, by one statement for each channel.
 * Gives how many mails were queued.
 *
 * @param compose writes the mails of those who get one, in their order, where that is too much work to do for all; left out, `mail` is there
 */
export const notifyAll = async <Item extends NewNotification>(
  transaction: QueryExecutor,
  kind: Kind,
  items: readonly Item[],
  compose: (mailed: readonly Item[]) => Promise<readonly (NotificationMail | null)[]> = async (mailed) =>
    mailed.map(({ mail = null }) => mail),
): Promise<number> => {
  const decided = await decideAll(transaction, kind, items)
  const listedId = await list(transaction, kind, decided)
  await queuePushes(
    transaction,
    decided.flatMap(({ decision, ...each }) => {
      const notificationId = listedId(each.item)
      const { push } = kind.rule
      return decision.push && push && each.recipient && notificationId !== undefined
        ? [{ notificationId, push, recipient: each.recipient, until: each.item.pushUntil }]
        : []
    }),
  )
  // Notified before: what is listed already was mailed then, if it was.
  const isNew = ({ item, decision }: Decided<Item>) =>
    !decision.bell || item.bell === undefined || listedId(item) !== undefined
  const mailed = await claimMails(
    transaction,
    kind,
    decided.filter((each) => each.decision.mail !== null && isNew(each)),
  )
  if (mailed.length === 0) return 0
  const mails = await compose(mailed.map(({ item }) => item))
  const queued = mailed.flatMap((each, index) => {
    const mail = mails[index]
    return mail ? [{ ...each, mail }] : []
  })
  for (const { mail, recipient, item } of queued)
    if (mail.replaces) await cancelMail(transaction, { template: mail.replaces, recipient: emailOf(item, recipient) })
  await queueMails(transaction, (await withoutBlockedWords(transaction, queued)).map(toBulkMail))
  return queued.length
}

type Queued = Decided<NewNotification> & { mail: NotificationMail }

/** The same mails, without what companies wrote whom their readers blocked: their news reaches them, their words do not. */
const withoutBlockedWords = async (db: QueryExecutor, queued: readonly Queued[]): Promise<readonly Queued[]> => {
  const readers = queued.flatMap(({ item: { userId }, mail: { writtenBy, values } }) =>
    userId !== null && writtenBy != null && values.reason !== undefined ? [userId] : [],
  )
  if (readers.length === 0) return queued
  const { rows } = await db.execute(companiesBlockedBy(readers))
  const blocks = new Set(rows.map((row) => `${row.user_id} ${row.company_id}`))
  return queued.map(({ mail, ...each }) => {
    const { reason, ...values } = mail.values
    const isBlocked = blocks.has(`${each.item.userId} ${mail.writtenBy}`)
    return { ...each, mail: isBlocked ? { ...mail, values } : mail }
  })
}

/** {@link notifyAll} of one. */
export const notify = async (transaction: QueryExecutor, kind: Kind, notification: NewNotification): Promise<void> => {
  await notifyAll(transaction, kind, [notification])
}

const decideAll = async <Item extends NewNotification>(
  transaction: QueryExecutor,
  { rule }: Kind,
  items: readonly Item[],
): Promise<Decided<Item>[]> => {
  const now = new Date()
  const members = await loadRecipients(
    transaction,
    items.flatMap(({ userId }) => userId ?? []),
  )
  const suppressed = await findSuppressed(
    transaction,
    items.flatMap(({ userId, email }) => (userId === null && email !== undefined ? [email] : [])),
  )
  return items.flatMap((item): Decided<Item>[] => {
    if (item.userId === null) {
      const decision = decide(rule, addressReader(suppressed.has(item.email ?? '')), now)
      return [{ item, recipient: null, decision: { ...decision, bell: false } }]
    }
    const recipient = members.get(item.userId)
    // Gone since.
    return recipient ? [{ item, recipient, decision: decide(rule, recipient, now) }] : []
  })
}

/** Adds to the lists under the bells what is to be there; gives the ids of what was added. Of one chat only the newest unread message is listed. */
const list = async <Item extends NewNotification>(
  db: QueryExecutor,
  { kind }: Kind,
  decided: readonly Decided<Item>[],
): Promise<(item: Item) => number | undefined> => {
  const rows = decided.flatMap(({ item: { userId, bell, key }, decision }) =>
    decision.bell && bell ? [{ user_id: userId, ...bell, event_key: key }] : [],
  )
  if (rows.length === 0) return () => undefined
  const added = await db.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as item (user_id int, subject jsonb, facts jsonb, event_key text)),
    replaced as (
      delete from ${notifications} using given
      where ${kind} = 'message' and ${notifications.kind} = 'message' and ${notifications.userId} = given.user_id and read_at is null
        and ${notifications.subject} ->> 'chat_id' = given.subject ->> 'chat_id' and ${notifications.eventKey} <> given.event_key)
    insert into ${notifications} (user_id, kind, subject, facts, event_key)
    select user_id, ${kind}, subject, facts, event_key from given
    on conflict do nothing
    returning id, user_id, event_key, ${publishRealtimeSql(sql`jsonb_build_object('type', 'notification', 'user', user_id)`)}`)
  const ids = new Map(added.rows.map((row) => [`${row.user_id} ${row.event_key}`, Number(row.id)]))
  return ({ userId, key }) => ids.get(`${userId} ${key}`)
}

/** Those to whom no mail of the same key was queued in the last day. */
const claimMails = async <Item extends NewNotification>(
  db: QueryExecutor,
  { kind, rule, event }: Kind,
  decided: readonly Decided<Item>[],
): Promise<Decided<Item>[]> => {
  // A periodic task notes for itself whom it has notified.
  if (event === null) return [...decided]
  const keyOf = ({ item }: Decided<Item>) => (rule.isMailedDaily ? kind : item.key)
  const rows = decided.flatMap((each) =>
    each.item.userId === null || keyOf(each) === null ? [] : [{ user_id: each.item.userId, key: keyOf(each) }],
  )
  if (rows.length === 0) return [...decided]
  const claimed = await db.execute(sql`
    insert into ${notificationMails} as mail (user_id, key)
    select distinct user_id, key from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (user_id int, key text)
    on conflict (user_id, key) do update set mailed_at = now() where mail.mailed_at <= now() - interval '1 day'
    returning user_id, key`)
  const keys = new Set(claimed.rows.map((row) => `${row.user_id} ${row.key}`))
  return decided.filter((each) => keyOf(each) === null || keys.has(`${each.item.userId} ${keyOf(each)}`))
}

const emailOf = ({ email }: NewNotification, recipient: Recipient | null): string => email ?? recipient?.email ?? ''

const later = (one: Date | null, other: Date | undefined): Date | null =>
  other !== undefined && (one === null || other > one) ? other : one

const toBulkMail = ({ item, recipient, decision, mail }: Queued): BulkMail => {
  const language = mail.language ?? recipient?.language ?? 'en-us'
  return {
    template: mail.template,
    recipient: emailOf(item, recipient),
    language,
    hostCountry: mail.hostCountry === undefined ? (recipient?.hostCountry ?? null) : mail.hostCountry,
    values: {
      ...(recipient && readerOf(recipient)),
      ...mail.values,
      ...(mail.path !== undefined && { path: `/${language}${mail.path}` }),
    },
    headers: mail.headers ?? null,
    notBefore: later(decision.mail?.notBefore ?? null, mail.notBefore),
  }
}
