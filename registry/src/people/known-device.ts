import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../platform/settings/settings.ts'
import { cookieName, cookieOptions } from './session-cookie.ts'
import type { PersonRow } from './session-store.ts'

const name = 'registry_device'
const maxAge = 400 * 24 * 60 * 60
/** People per browser; who signed in longest ago is dropped first. */
const maxPeople = 4

/**
 * Marks the browser as one on which the person has signed in, so that wrong passwords from elsewhere do not lock them out here
 * (docs/adr/0041-attempt-limits-and-known-devices.md). The cookie is an id and a signature for each person. It opens nothing.
 */
export const rememberDevice = (reply: FastifyReply, settings: Settings, person: PersonRow): void => {
  const { id, signatures } = readCookie(reply.request, settings)
  const signature = sign(id, person)
  const newest = [signature, ...signatures.filter((other) => other !== signature)].slice(0, maxPeople)
  reply.setCookie(cookieName(settings, name), [id, ...newest].join('.'), { ...cookieOptions(settings), maxAge })
}

/** The id of the browser if the person has signed in on it with the password of today; otherwise null. */
export const knownDeviceId = (request: FastifyRequest, settings: Settings, person: PersonRow): string | null => {
  const { id, signatures } = readCookie(request, settings)
  const expected = Buffer.from(sign(id, person))
  const isKnown = signatures.some((signature) => {
    const bytes = Buffer.from(signature)
    return bytes.length === expected.length && timingSafeEqual(bytes, expected)
  })
  return isKnown ? id : null
}

/** The password's hash is a secret that the registry alone has, and another one with each password. */
const sign = (id: string, person: PersonRow): string =>
  createHmac('sha256', person.passwordHash).update(`known device ${id} ${person.id}`).digest('base64url')

const readCookie = (request: FastifyRequest, settings: Settings): { id: string; signatures: string[] } => {
  const [id = '', ...signatures] = (request.cookies[cookieName(settings, name)] ?? '').split('.')
  if (!/^[\w-]{22}$/.test(id)) return { id: randomBytes(16).toString('base64url'), signatures: [] }
  return { id, signatures: signatures.slice(0, maxPeople) }
}
