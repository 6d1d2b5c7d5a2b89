import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { FastifyInstance } from 'fastify'
import { type SealKey, sealText, unsealText } from '../platform/crypto/seal.ts'
import { toEmailLinkPath } from './email-links.ts'
import { isEmailSuppressed } from './suppressed-emails.ts'

const scope = 'invitation-stop'

/** The address that a link of an invitation names, which always works; null for another token. Nothing is kept for it: it has the address sealed. */
export const openInvitationStop = (key: SealKey, token: string): string | null => {
  const [found, email] = unsealText(key, token)?.split(' ') ?? []
  return found === scope && email ? email : null
}

/** The links that end invitations to an address, made when a mail leaves; `'stopped'` where its reader wants none any more, or it bounced. */
export const findInvitationStop = async (
  { connection, sealKey }: FastifyInstance,
  { recipient, language }: { recipient: string; language: LanguageKey },
): Promise<{ stopPath: string; stopToken: string } | 'stopped'> => {
  if (await isEmailSuppressed(connection.db, recipient)) return 'stopped'
  const stopToken = sealText(sealKey, `${scope} ${recipient}`)
  return { stopPath: toEmailLinkPath(language, stopToken), stopToken }
}
