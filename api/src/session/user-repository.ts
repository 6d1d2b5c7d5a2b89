import type { LanguageKey } from '@jobspan/shared-kit/contracts/places'
import type { registerBody } from '@jobspan/shared-kit/contracts/session'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { Queries } from '../database/database.ts'
import { seekers, users } from '../database/schema/seekers.ts'
import type { Member } from './session-store.ts'

export type Registration = z.output<typeof registerBody>

export const findUserByEmail = async (db: Queries, email: string): Promise<Member | null> => {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user ?? null
}

/** Writes a new member; null where the address has one already, or got one a moment ago. Run it in a transaction. */
export const insertUser = async (
  db: Queries,
  registration: Registration,
  passwordHash: string,
  language: LanguageKey,
): Promise<Member | null> => {
  // Two registrations of one address wait for each other here, before either has written a row in vain.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`register ${registration.email}`}, 0))`)
  if (await findUserByEmail(db, registration.email)) return null
  const country = registration.country_key
  const [seeker] = await db.insert(seekers).values({ country, language }).returning({ id: seekers.id })
  if (!seeker) return null
  const [user] = await db
    .insert(users)
    .values({
      id: seeker.id,
      email: registration.email,
      passwordHash,
      firstName: registration.first_name,
      lastName: registration.last_name,
      phoneNum: registration.contact_number || null,
      isSubscribed: registration.is_subscribe === 1,
      source: registration.source,
      country,
      language,
      termsAcceptedAt: new Date(),
    })
    .returning()
  return user ?? null
}
