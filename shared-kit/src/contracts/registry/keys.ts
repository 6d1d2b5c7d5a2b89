import { z } from 'zod/mini'
import { cleanText } from '../platform/clean-text.ts'
import { endpoint } from '../platform/endpoint.ts'
import { publicKey } from './document.ts'

/**
 * `next` is announced, `active` signs, `former` signed before and is still believed. `retired` is one that is believed no more and whose
 * private half is still in the registry's folder: it could not be deleted, which retiring it again tries anew.
 */
const signingKey = z.object({
  kid: z.string(),
  state: z.enum(['next', 'active', 'former', 'retired']),
  /** When it came to this state. */
  changed_at: z.string(),
  public_key: publicKey,
})
export type SigningKey = z.infer<typeof signingKey>

const reason = z.string().check(cleanText(), z.minLength(3), z.maxLength(500))
const keys = z.array(signingKey)

export const listSigningKeys = endpoint({
  method: 'GET',
  path: '/v1/keys',
  summary: 'Keys that documents list, and retired ones that are still to be deleted',
  access: 'member',
  data: keys,
})

/** First step of a rotation. From now on documents list the new key too; activate it once every shell has fetched one. */
export const announceSigningKey = endpoint({
  method: 'POST',
  path: '/v1/keys',
  summary: 'Announce the next signing key',
  access: 'member',
  body: z.object({ reason }),
  data: keys,
})

const params = z.object({ kid: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) })

/** Second step: the announced key signs, the one before is still listed. */
export const activateSigningKey = endpoint({
  method: 'POST',
  path: '/v1/keys/:kid/activate',
  summary: 'Sign with the announced key',
  access: 'member',
  params,
  body: z.object({ reason }),
  data: keys,
})

/** Last step: the key leaves the documents and its private half is deleted. A shell that was away all the while must be given the new key. */
export const retireSigningKey = endpoint({
  method: 'POST',
  path: '/v1/keys/:kid/retire',
  summary: 'Retire a key that no longer signs',
  access: 'member',
  params,
  body: z.object({ reason }),
  data: keys,
})
