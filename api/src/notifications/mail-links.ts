import { keyedHash, type SealKey, sealText, unsealText } from '../platform/crypto/seal.ts'
import { ApiError } from '../platform/errors/api-error.ts'

/** What the link of a mail is for: its purpose, the id of what it is about, and a keyed hash of the address that the mail went to. */
export type MailLink<Purpose extends string> = { purpose: Purpose; id: number; addressHash: string }

/**
 * Tokens for the links of mails (ADR 47). A token is sealed, so that nothing is kept for it. `scope` separates the tokens of one kind of mail
 * from those of all others; a link with one of the `lasting` purposes never expires, every other one after a month.
 */
export const createMailLinks = <Purpose extends string>(scope: string, lasting: readonly Purpose[]) => {
  const hashAddress = (key: SealKey, email: string): string => keyedHash(key, scope, email).slice(0, 16)
  return {
    hashAddress,
    seal: (
      key: SealKey,
      purpose: Purpose,
      { id, email }: { id: number; email: string },
      issuedAt = new Date(),
    ): string => {
      const seconds = Math.floor(issuedAt.getTime() / 1000)
      return sealText(key, [scope, purpose, id, seconds, hashAddress(key, email)].join(' '))
    },
    /** What a token is for. Throws 40004 where it is none, 41172 where it has expired. */
    open: (key: SealKey, token: string, now = new Date()): MailLink<Purpose> => {
      const [found, purpose, id, seconds, addressHash] = unsealText(key, token)?.split(' ') ?? []
      if (found !== scope || !addressHash) throw new ApiError('notFound')
      const link = { purpose: purpose as Purpose, id: Number(id), addressHash }
      if (!lasting.includes(link.purpose) && monthAfter(new Date(Number(seconds) * 1000)) < now)
        throw new ApiError('linkExpired')
      return link
    },
  }
}

const monthAfter = (at: Date): Date => {
  const later = new Date(at)
  later.setUTCMonth(later.getUTCMonth() + 1)
  return later
}
