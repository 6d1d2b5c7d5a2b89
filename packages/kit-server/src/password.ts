import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { createConcurrencyLimiter } from './concurrency-limiter.ts'

/**
 * One of the settings for argon2id (the library's default) that the OWASP password storage cheat sheet lists as equally strong: the
 * one that takes least of a processor here, since its memory stays in the cache (ADR 31).
 */
const cost = { memoryCost: 7_168, timeCost: 5, parallelism: 1 }

const limitHashing = createConcurrencyLimiter({
  // More than one for each processor are no sooner done, and take it from everything else that the process does.
  maxConcurrent: availableParallelism(),
  // About a second's wait on two processors. A crowd that came all at once would else hold every place that a process has for requests.
  maxQueued: 100,
  createOverflowError: () => Object.assign(new Error('too many passwords wait to be hashed'), { statusCode: 503 }),
})

/** Hashes a password that was chosen. Fails with `statusCode` 503 where too many wait, as {@link isPasswordRight} does. */
export const hashPassword = (password: string): Promise<string> => limitHashing(() => hash(password, cost))

const random = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '')

/**
 * A hash of no password, of the very cost of the true ones. Written down and not made: it is ready from the start, and there is no
 * making that could fail while too many wait, and leave unknown addresses answered otherwise than known ones.
 */
const dummyHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${random(16)}$${random(32)}`

/** Whether the password is right. Where there is no such account, or it has no password, it takes the same time, and says no. */
export const isPasswordRight = async (password: string, passwordHash: string | null | undefined): Promise<boolean> => {
  const isRight = await limitHashing(() => verify(passwordHash ?? dummyHash, password))
  return isRight && passwordHash != null
}

/** Whether a hash was made with another cost than {@link hashPassword} takes now, so that it is to be made anew. */
export const isHashOutdated = (passwordHash: string): boolean => {
  const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash)
  return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism
}
