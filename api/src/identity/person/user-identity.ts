import type { VerifyRole } from '@jobspan/shared-kit/contracts/identity/identity'
import { userIdentities } from '../../config/lists/list-rows.ts'
import type { SharedIdentity } from './shared-identity.ts'

export type VerifiedIdentity = {
  role: VerifyRole
  /** Of `user_identity_lists`. */
  identityId: number
  /** The last day of the pass; null for who needs none. */
  validUntil: string | null
}

const idByKey = new Map(userIdentities.map(({ key, id }) => [key, id]))
const idOf = (key: string): number => idByKey.get(key) ?? 0

/** Pass types of Singpass, in small letters without spaces and points. */
const passes: Record<string, string> = {
  p1pass: 'employment-pass',
  p2pass: 'employment-pass',
  qpass: 'employment-pass',
  pep: 'personalised-employment-pass',
  onepass: 'one-pass',
  techpass: 'tech-pass',
  entre: 'entrepass',
  entrepass: 'entrepass',
  spass: 's-pass',
  rpass: 'work-permit',
  tep: 'training-employment-pass',
  whp: 'work-holiday-pass',
  mwp: 'miscellaneous-work-pass',
  dp: 'dependants-pass',
  ltvp: 'long-term-visit-pass',
  'ltvp+': 'long-term-visit-pass',
  loc: 'letter-of-consent',
  stp: 'student-pass',
}

/** Today in Singapore, as YYYY-MM-DD. */
export const singaporeDay = (now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Singapore' }).format(now)

/**
 * What somebody is in Singapore, by what was shared; null where that is too little to say. A pass counts when it is live and its last day is named
 * and not over. Who has one that does not count is a foreigner.
 */
export const deriveIdentity = ({ codes, fields }: SharedIdentity, today = singaporeDay()): VerifiedIdentity | null => {
  if (codes.residentialStatus === 'C') return { role: 'citizen', identityId: idOf('citizen'), validUntil: null }
  if (codes.residentialStatus === 'P') {
    return { role: 'permanent_resident', identityId: idOf('permanent-resident'), validUntil: null }
  }
  const foreigner: VerifiedIdentity = { role: 'foreigner', identityId: idOf('foreigner'), validUntil: null }
  if (fields.pass_type === null) return codes.residentialStatus === 'A' ? foreigner : null
  if (fields.pass_status === null || fields.pass_expiry_date === null) return null
  if (fields.pass_status.toLowerCase() !== 'live' || fields.pass_expiry_date < today) return foreigner
  const pass = passes[(codes.passType ?? '').toLowerCase().replace(/[\s.]/g, '')] ?? 'other-pass'
  return { role: 'pass_holder', identityId: idOf(pass), validUntil: fields.pass_expiry_date }
}
