import type { registerBody } from '@jobspan/shared-kit/contracts/auth/session'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { insertSeeker } from '../../members/change-member.ts'
import { users } from '../../members/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { currentHostCountry } from '../../platform/http/own-origin.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { normalizePhoneNumber } from '../phone-number/mobile-number.ts'
import { toUtmParameters } from '../registration/utm-parameters.ts'
import { visitorTraces } from '../tables.ts'

export type Registration = z.output<typeof registerBody>

export const findUserByEmail = async (db: QueryExecutor, email: string): Promise<Member | null> => {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user ?? null
}

export const findUserById = async (db: QueryExecutor, id: number): Promise<Member | null> => {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user ?? null
}

/** The account that a verified number leads into. One that was only typed leads nowhere. */
export const findUserByMobile = async (db: QueryExecutor, phoneNum: string): Promise<Member | null> => {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.phoneNum, phoneNum), users.isMobileVerified))
  return user ?? null
}

/** What was proven of a new member before the form was sent. */
export type VerifiedContacts = { isEmailVerified: boolean; phoneNum: string | null }

/** Until the transaction ends, an address is given to nobody else. */
export const lockEmail = async (db: QueryExecutor, email: string): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`register ${email}`}, 0))`)
}

/** Until the transaction ends, a number is verified by nobody else. Throws 40016 where another account verified it. */
export const lockMobileNumber = async (db: QueryExecutor, phoneNum: string, userId: number | null): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mobile ${phoneNum}`}, 0))`)
  const owner = await findUserByMobile(db, phoneNum)
  if (owner && owner.id !== userId) throw new ApiError('phoneTaken')
}

/** Writes a new member; null where the address has one already, or got one a moment ago. Run it in a transaction. */
export const insertUser = async (
  db: QueryExecutor,
  registration: Omit<Registration, 'password'>,
  passwordHash: string | null,
  language: LanguageKey,
  { isEmailVerified, phoneNum }: VerifiedContacts = { isEmailVerified: false, phoneNum: null },
): Promise<Member | null> => {
  // Two registrations of one address wait for each other here, before either has written a row in vain.
  await lockEmail(db, registration.email)
  if (await findUserByEmail(db, registration.email)) return null
  const country = registration.country_key
  const seeker = await insertSeeker(db, { country, language })
  const [user] = await db
    .insert(users)
    .values({
      id: seeker.id,
      email: registration.email,
      passwordHash,
      firstName: registration.first_name,
      lastName: registration.last_name,
      phoneNum: phoneNum ?? unverifiedNumber(registration),
      isMobileVerified: phoneNum !== null,
      isEmailVerify: isEmailVerified,
      isSubscribed: registration.is_subscribe === 1,
      source: registration.source,
      country,
      language,
      hostCountry: currentHostCountry() ?? null,
      termsAcceptedAt: new Date(),
    })
    .returning()
  if (!user) return null
  const { source, utm } = registration
  if (utm) {
    const facts = { source, ...toUtmParameters(utm) }
    await db.insert(visitorTraces).values({ seekerId: user.id, kind: 'registration', facts })
  }
  return user
}

const unverifiedNumber = ({ contact_number, country_key }: Omit<Registration, 'password'>): string | null =>
  contact_number ? normalizePhoneNumber(contact_number, country_key) : null
