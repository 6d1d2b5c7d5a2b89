import { createHash } from 'node:crypto'
import { z } from 'zod/mini'
import { type SealKey, sealText, unsealText } from '../../platform/crypto/seal.ts'

const validMs = 3_600_000

const proof = z.object({ userId: z.number(), sha256: z.string(), by: z.string(), until: z.number() })

const hash = (image: Buffer): string => createHash('sha256').update(image).digest('base64url')

/** Shows that a picture was made here for a member, and by whom, so that no candidate has to be stored until it is chosen. */
export const sealCandidate = (key: SealKey, userId: number, image: Buffer, by: string, now: number): string =>
  sealText(key, JSON.stringify({ userId, sha256: hash(image), by, until: now + validMs }))

/** Who made the picture; null where it is another picture, another member's, or was made too long ago. */
export const readCandidateProof = (
  key: SealKey,
  userId: number,
  image: Buffer,
  sealed: string,
  now: number,
): string | null => {
  const text = unsealText(key, sealed)
  const parsed = text === null ? null : proof.safeParse(JSON.parse(text))
  if (!parsed?.success) return null
  const { data } = parsed
  return data.userId === userId && data.sha256 === hash(image) && data.until > now ? data.by : null
}
