import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { keyedHash } from '../crypto/seal.ts'
import { cookieOptions } from './session-cookie.ts'
import type { Member } from './session-store.ts'

type Account = Pick<Member, 'id' | 'passwordHash'>

const cookieName = 'known_device'
const maxAge = 400 * 24 * 60 * 60
/** Accounts per device; the one that signed in longest ago is dropped first. */
const maxAccounts = 8

/**
 * Marks the browser as a known device of this account, so that wrong passwords from elsewhere do not lock the account out here.
 * The cookie contains an id of the device and one signature per account. It gives access to nothing.
 * A signature is valid only for the password under which it was made: after a change the device has to become known again.
 * Source: OWASP, "Slow Down Online Guessing Attacks with Device Cookies".
 */
export const rememberDevice = (app: FastifyInstance, reply: FastifyReply, account: Account): void => {
  const { id, signatures } = readCookie(reply.request)
  const signature = sign(app, id, account)
  const newestSignatures = [signature, ...signatures.filter((other) => other !== signature)].slice(0, maxAccounts)
  reply.setCookie(cookieName, [id, ...newestSignatures].join('.'), { ...cookieOptions(app.settings), maxAge })
}

/** The id of the requesting device if the account has signed in on it with its current password; otherwise null. */
export const knownDeviceId = (app: FastifyInstance, request: FastifyRequest, account: Account): string | null => {
  const { id, signatures } = readCookie(request)
  const expected = Buffer.from(sign(app, id, account))
  const isKnown = signatures.some((signature) => {
    const bytes = Buffer.from(signature)
    return bytes.length === expected.length && timingSafeEqual(bytes, expected)
  })
  return isKnown ? id : null
}

const sign = (app: FastifyInstance, id: string, account: Account): string =>
  keyedHash(app.sealKey, 'known device', `${id} ${account.id} ${account.passwordHash ?? ''}`)

const readCookie = (request: FastifyRequest): { id: string; signatures: string[] } => {
  const [id = '', ...signatures] = (request.cookies[cookieName] ?? '').split('.')
  if (!/^[\w-]{22}$/.test(id)) return { id: randomBytes(16).toString('base64url'), signatures: [] }
  return { id, signatures: signatures.slice(0, maxAccounts) }
}
