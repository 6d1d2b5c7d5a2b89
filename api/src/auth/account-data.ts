import { eq, inArray, or } from 'drizzle-orm'
import { type AccountData, ownRows } from '../members/account-data.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { memberSubject } from './one-time-codes/one-time-code.ts'
import {
  knownDevices,
  magicLinks,
  oneTimeCodes,
  passkeys,
  recoveryCodes,
  socialIdentities,
  twoFactors,
  visitorTraces,
} from './tables.ts'

export const accountData: AccountData = {
  known_devices: ownRows(knownDevices.userId, { order: knownDevices.createdAt }),
  social_identities: ownRows(socialIdentities.userId, {
    without: [socialIdentities.subject],
    order: socialIdentities.createdAt,
  }),
  passkeys: ownRows(passkeys.userId, {
    without: [passkeys.credentialId, passkeys.publicKey, passkeys.counter],
    order: passkeys.id,
  }),
  two_factors: ownRows(twoFactors.userId, {
    without: [twoFactors.secret, twoFactors.lastStep],
    order: twoFactors.createdAt,
  }),
  recovery_codes: ownRows(recoveryCodes.userId, { without: [recoveryCodes.codeHash], order: recoveryCodes.createdAt }),
  visitor_traces: ownRows(visitorTraces.seekerId, { order: visitorTraces.createdAt }),
  auth_flows: null,
  hand_offs: null,
  qr_logins: null,
  registration_calls: null,
}

/** Deletes the codes and links of a member, and those that went to their addresses and numbers. */
export const deleteCodesAndLinks = async (db: QueryExecutor, id: number, recipients: string[]): Promise<void> => {
  await db.delete(magicLinks).where(inArray(magicLinks.email, recipients))
  await db
    .delete(oneTimeCodes)
    .where(or(inArray(oneTimeCodes.recipient, recipients), eq(oneTimeCodes.subject, memberSubject(id))))
}
