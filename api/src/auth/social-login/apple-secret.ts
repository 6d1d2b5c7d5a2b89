import { createPrivateKey, sign } from 'node:crypto'
import type { AppleKey } from '../../platform/settings/social-client-settings.ts'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const ttlSeconds = 300

/** The token that Apple takes for a client secret: a JWT under ES256 (RFC 7519), good for five minutes. */
export const appleSecret = (clientId: string, { teamId, keyId, privateKey }: AppleKey, now = Date.now()): string => {
  const seconds = Math.floor(now / 1_000)
  const claims = {
    iss: teamId,
    sub: clientId,
    aud: 'https://appleid.apple.com',
    iat: seconds,
    exp: seconds + ttlSeconds,
  }
  const signed = `${encode({ alg: 'ES256', kid: keyId, typ: 'JWT' })}.${encode(claims)}`
  const key = { key: createPrivateKey(privateKey), dsaEncoding: 'ieee-p1363' } as const
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`
}
