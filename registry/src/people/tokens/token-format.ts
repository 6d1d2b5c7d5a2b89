import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A new secret: 256 random bits. */
export const makeSecret = (): string => randomBytes(32).toString('base64url')

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

export const matchesSecretHash = (secret: string, secretHash: string): boolean =>
  timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(secretHash))

/** `jspn_<id>_<secret>`: recognised by scanners for leaked secrets, and found by its number. */
export const formatToken = (id: number, secret: string): string => `jspn_${id}_${secret}`

export const parseToken = (token: string): { id: number; secret: string } | null => {
  const [, id, secret] = /^jspn_([1-9]\d{0,9})_([\w-]{43})$/.exec(token) ?? []
  if (id === undefined || secret === undefined || Number(id) > 2_147_483_647) return null
  return { id: Number(id), secret }
}
