import { Secret, TOTP } from 'otpauth'

const period = 30
const shape = { algorithm: 'SHA1', digits: 6, period } as const

/** 160 random bits (RFC 4226, section 4), base32. */
export const createTotpSecret = (): string => new Secret({ size: 20 }).base32

/** What an authenticator app reads from the picture; `label` is how it tells this account from others. */
export const otpauthUrl = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...shape, issuer, label, secret: Secret.fromBase32(secret) }).toString()

/** The time step that a code is for (RFC 6238, the present step and one to either side); null where it is for none. */
export const totpTimeStep = (secret: string, code: string, now = Date.now()): number | null => {
  const delta = TOTP.validate({ ...shape, token: code, secret: Secret.fromBase32(secret), timestamp: now, window: 1 })
  return delta === null ? null : Math.floor(now / 1000 / period) + delta
}
