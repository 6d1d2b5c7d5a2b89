import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { and, eq, not, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { users } from '../members/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { createMailLinks } from './mail-links.ts'
import { isInvitationsOnly } from './suppressed-emails.ts'
import { suppressedEmails } from './tables.ts'

/** `confirm` proves the address of an account, `stop` ends what is mailed to it. */
type EmailLinkPurpose = 'confirm' | 'stop'

export const emailLinks = createMailLinks<EmailLinkPurpose>('email-link', ['stop'])

/** Where a link leads; the token is in the fragment, which no server and no Referer sees. */
export const toEmailLinkPath = (language: LanguageKey, token: string): string =>
  `/${language}/get-started/email#${token}`

/**
 * The account whose address nobody has proven, with what its link is for. Throws 40004 for a token that is none, or of an account that is gone
 * or has another address; 41172 where it has expired, 41171 where the address is proven by now.
 */
export const findUnprovenAccount = async (app: FastifyInstance, db: QueryExecutor, token: string) => {
  const { purpose, id, addressHash } = emailLinks.open(app.sealKey, token)
  const [user] = await db.select().from(users).where(eq(users.id, id))
  if (!user || emailLinks.hashAddress(app.sealKey, user.email) !== addressHash) throw new ApiError('notFound')
  if (user.isEmailVerify) throw new ApiError('linkUsed')
  return { purpose, user }
}

/**
 * Where a mail to an unproven address may still go, its links: made when it leaves, so that nothing that confirms an address waits in a table.
 * `null` where nothing is added, because the address is proven by now; `'stopped'` where the mail does not go: the account is gone or has
 * another address, or the address bounced or asked for no more.
 */
export const findUnprovenLinks = async (
  app: FastifyInstance,
  mail: { unprovenMember: string; recipient: string; language: LanguageKey },
): Promise<{ confirmPath: string; stopPath: string; stopToken: string } | 'stopped' | null> => {
  const { recipient: email, language } = mail
  const id = Number(mail.unprovenMember)
  const [user] = await app.connection.db
    .select({
      email: users.email,
      isEmailVerify: users.isEmailVerify,
      isSuppressed: sql<boolean>`${suppressedEmails.email} is not null`,
    })
    .from(users)
    .leftJoin(suppressedEmails, and(eq(suppressedEmails.email, users.email), not(isInvitationsOnly)))
    .where(eq(users.id, id))
  if (user?.email !== email) return 'stopped'
  if (user.isEmailVerify) return null
  if (user.isSuppressed) return 'stopped'
  const seal = (purpose: EmailLinkPurpose) => emailLinks.seal(app.sealKey, purpose, { id, email })
  const stopToken = seal('stop')
  return {
    confirmPath: toEmailLinkPath(language, seal('confirm')),
    stopPath: toEmailLinkPath(language, stopToken),
    stopToken,
  }
}
