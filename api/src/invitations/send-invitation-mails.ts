import { getDisplayName } from '@jobspan/shared-kit/contracts/members/person-name'
import {
  invitationLimits,
  type sendInvitationMails as operation,
} from '@jobspan/shared-kit/contracts/rewards/invitations'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { queueRequestedMail } from '../notifications/requested-mails.ts'
import { isEmailSuppressed } from '../notifications/suppressed-emails.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { lockMember } from '../platform/database/lock-member.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import type { Context } from '../platform/http/register-endpoint.ts'
import type { Member } from '../platform/session/session-store.ts'
import { toSessionUser } from '../platform/session/session-user.ts'
import { hideAddress } from '../platform/text/hide-address.ts'
import { mailboxOf } from '../platform/text/mailbox-of.ts'
import { findLinkOf, newInvitationCode } from './invitation-links.ts'
import { countMailsLeft } from './own-invitations.ts'
import { hasAcceptedTerms } from './programme/accepted-terms.ts'
import { readCountrySwitches } from './programme/country-switches.ts'
import { mailboxHashOf } from './signals.ts'
import { invitations } from './tables.ts'

/** Mails to one mailbox from all members together within 30 days: whoever does not want to come is not asked again and again. */
const maxMailsToAddress = 3

/**
 * Sends invitations, once to a mailbox. Whether it was invited before, has an account or wants no mail is told to nobody: the answer is that all
 * were sent. Throws 41269, 40058, 40038, 40021 (409) and 40006. Run it in a transaction.
 */
export const sendInvitationMails = async (
  app: FastifyInstance,
  { db, body, session: { user }, language }: Context<typeof operation, 'member'>,
): Promise<number> => {
  const emails = [...new Set(body.emails)]
  if (emails.length > invitationLimits.mailsPerCall) throw new ApiError('invitationLimit')
  const { isMailOn } = await readCountrySwitches(db, user.country)
  if (!isMailOn) throw new ApiError('rewardsUnavailable')
  if (!user.isEmailVerify) throw new ApiError('inviterEmailUnconfirmed')
  if (!(await findLinkOf(db, user.id)) || !(await hasAcceptedTerms(db, user.id))) throw new ApiError('stateChanged')
  await lockMember(db, user.id)
  if ((await countMailsLeft(db, user.id)) < emails.length) {
    throw new ApiError('tooManyAttempts', { retryAfterSeconds: 24 * 3600 })
  }
  const own = mailboxOf(user.email)
  // In one order, as each mailbox is locked.
  for (const email of emails.toSorted())
    if (mailboxOf(email) !== own) await inviteByMail(app, db, user, email, language)
  return emails.length
}

const inviteByMail = async (
  app: FastifyInstance,
  db: QueryExecutor,
  user: Member,
  email: string,
  language: Member['language'],
): Promise<void> => {
  const addressHash = mailboxHashOf(app.sealKey, email)
  // Of several members who invite it at once, each counts the mails of those before.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invited ${addressHash}`}, 0))`)
  const code = newInvitationCode()
  const [added] = await db
    .insert(invitations)
    .values({
      inviterId: user.id,
      channel: 'mail',
      code,
      addressHash,
      hiddenAddress: hideAddress(email),
      sentAt: sql`now()`,
    })
    .onConflictDoNothing()
    .returning({ id: invitations.id })
  if (!added || (await isEmailSuppressed(db, email))) return
  const earlier = await db.$count(
    invitations,
    sql`${invitations.addressHash} = ${addressHash} and ${invitations.sentAt} > now() - interval '30 days'`,
  )
  if (earlier > maxMailsToAddress) return
  await queueRequestedMail(db, {
    template: 'invitation',
    recipient: email,
    language,
    values: { name: getDisplayName(toSessionUser(user)), path: `/${language}/invite/${code}` },
    replyTo: user.email,
  })
}
