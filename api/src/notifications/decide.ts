import type { QuietHours } from '@jobspan/shared-kit/contracts/account/account-settings'
import type { NotificationRule } from './notification-kind.ts'
import type { NotificationSwitches } from './notification-settings.ts'
import { endOfQuietHours } from './quiet-hours.ts'

/** What is known of whoever is to be told. */
export type Reader = {
  /** Whether the address is proven to be the reader's. */
  isEmailVerify: boolean
  isSuspended: boolean
  /** Whether their server refused the address for good, or they complained. */
  isSuppressed: boolean
  switches: NotificationSwitches
  quietHours: QuietHours | null
}

export type Decision = {
  bell: boolean
  /** Null where no mail is sent; `notBefore` is null for at once. */
  mail: { notBefore: Date | null } | null
  push: boolean
}

/**
 * The one decision about a notification: whether it is listed under the bell, whether it is mailed, and when, and whether it is
 * pushed. Every mail and push that tells of something passes here, by `notify`. A push in quiet hours would be old after them: it is left out.
 */
export const decide = (rule: NotificationRule, reader: Reader, now = new Date()): Decision => {
  const isOn = (key: keyof NotificationSwitches | 'always' | null) =>
    key !== null && (key === 'always' || reader.switches[key])
  if (rule.ignoresSettings)
    return { bell: isOn(rule.bell), mail: rule.mail === null ? null : { notBefore: null }, push: false }
  const isMailable =
    !reader.isSuspended &&
    (reader.isEmailVerify || rule.reachesUnproven === true) &&
    !(rule.endsWithBounce && reader.isSuppressed)
  const notBefore = endOfQuietHours(reader.quietHours, now)
  const isLater = notBefore !== null && rule.isAskedAgain === true
  return {
    bell: isOn(rule.bell),
    mail: isMailable && isOn(rule.mail) && !isLater ? { notBefore } : null,
    push: isOn(rule.bell) && isOn(rule.push ?? null) && !reader.isSuspended && notBefore === null,
  }
}
