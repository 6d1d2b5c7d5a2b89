import { createHash } from 'node:crypto'
import type { Database } from '@jobspan/kit-server'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { signInAttempts } from '../platform/database/schema/people.ts'
import { RegistryError } from '../platform/http/registry-error.ts'

const maxAttempts = 10
const windowMinutes = 10

/** A pipeline's token that is older is refused: whether it was used is kept no longer than attempts are. */
export const maxPipelineTokenMinutes = windowMinutes - 1

const windowStart = sql`now() - make_interval(mins => ${windowMinutes})`
/** Until an attempt counts no more, by the clock that attempts are written down with. */
const secondsLeft = sql`extract(epoch from ${signInAttempts.at} - (${windowStart}))`.mapWith(Number)

/** Who tries: a device on which the person has signed in before, or anybody else. */
type Attempt = { personId: number; device: string } | { email: string; network: string }

/** What an attempt counts against. A known device has a count of its own, which strangers cannot use up. */
const namesOf = (attempt: Attempt): string[] =>
  'device' in attempt
    ? [`device ${hashOf(`${attempt.device} ${attempt.personId}`)}`]
    : [`person ${hashOf(attempt.email)}`, `network ${hashOf(attempt.network)}`].toSorted()

/**
 * Takes a place among the ten wrong sign-ins that a known device, or each address of a person and each network, has in ten minutes, or
 * throws 429. The place is taken before the password is looked at, so that of a thousand guesses at once ten are evaluated, on
 * however many replicas. Gives the function that hands it back, for a sign-in that was right.
 */
export const consumeAttempt = async (db: Database, attempt: Attempt, factor: number): Promise<() => Promise<void>> => {
  const names = namesOf(attempt)
  const ids = await db.transaction(async (transaction) => {
    // In the same order by everyone, so that two never wait for each other.
    for (const name of names) await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
    const recent = await transaction
      .select({ name: signInAttempts.name, secondsLeft })
      .from(signInAttempts)
      .where(and(inArray(signInAttempts.name, names), gt(signInAttempts.at, windowStart)))
      .orderBy(signInAttempts.at)
    for (const name of names) {
      const own = recent.filter((earlier) => earlier.name === name)
      const freeing = own[Math.floor(own.length - maxAttempts * factor)]
      if (own.length >= maxAttempts * factor && freeing) throw tooManyAttemptsError(freeing.secondsLeft)
    }
    const taken = await transaction
      .insert(signInAttempts)
      .values(names.map((name) => ({ name, at: sql`now()` })))
      .returning({ id: signInAttempts.id })
    return taken.map(({ id }) => id)
  })
  return async () => {
    await db.delete(signInAttempts).where(inArray(signInAttempts.id, ids))
  }
}

/** Notes that a pipeline's token was used, by its issuer and number (`jti`). False where it was used before, on whichever replica. */
export const consumePipelineToken = async (db: Database, token: { issuer: string; jti: string }): Promise<boolean> => {
  const name = `pipeline ${hashOf(`${token.issuer} ${token.jti}`)}`
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
    const used = await transaction
      .select({ id: signInAttempts.id })
      .from(signInAttempts)
      .where(eq(signInAttempts.name, name))
    if (used.length > 0) return false
    await transaction.insert(signInAttempts).values({ name, at: sql`now()` })
    return true
  })
}

/** Addresses of strangers are not kept, only what tells them apart. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

const tooManyAttemptsError = (secondsLeft: number) => {
  const retryAfterSeconds = Math.max(1, Math.ceil(secondsLeft))
  const wait = retryAfterSeconds < 90 ? `${retryAfterSeconds} seconds` : `${Math.ceil(retryAfterSeconds / 60)} minutes`
  return new RegistryError(429, `Too many wrong sign-ins; try again in ${wait}.`, {
    retryAfterSeconds,
  })
}

export const deleteOldAttempts = async (db: Database): Promise<void> => {
  await db.delete(signInAttempts).where(sql`${signInAttempts.at} < ${windowStart}`)
}
