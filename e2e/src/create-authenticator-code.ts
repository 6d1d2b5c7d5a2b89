import { createHmac } from 'node:crypto'

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app shows (RFC 6238); `ahead` half minutes from now, for one is taken once. */
export const createAuthenticatorCode = (secret: string, ahead = 0): string => {
  const bits = [...secret.replaceAll(/\s/g, '')].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0'))
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead))
  const mac = createHmac('sha1', key).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
