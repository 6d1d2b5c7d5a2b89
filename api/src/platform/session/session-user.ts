import type { SessionUser } from '@jobspan/shared-kit/contracts/auth/session'
import { type SealKey, sealText, unsealText } from '../crypto/seal.ts'
import type { Member } from './session-store.ts'

/** A member as a session user (docs/product-rules.md#session-user). */
export const toSessionUser = (user: Member): SessionUser => ({
  id: user.id,
  first_name: user.firstName,
  last_name: user.lastName,
  email: user.email,
  phone_num: user.phoneNum,
  avatar: user.avatar,
  active_key: user.activeKey,
  is_mobile_verified: user.isMobileVerified,
  is_email_verify: user.isEmailVerify,
  is_profile_completed: user.isProfileCompleted,
  is_update_required: user.isUpdateRequired,
  is_new_account: user.isNewAccount,
  additional_info: user.additionalInfo,
  notice_period_id: user.noticePeriodId,
  longitude: user.longitude,
  latitude: user.latitude,
  register_flow: user.registerFlow,
  register_flow_v2: user.registerFlowV2,
  chat_flow: user.chatFlow,
})

export const sealUser = (key: SealKey, user: SessionUser): string => sealText(key, JSON.stringify(user))

/** Decrypts the user; null if the cookie was changed, or sealed with another key. */
export const unsealUser = (key: SealKey, sealed: string): SessionUser | null => {
  const text = unsealText(key, sealed)
  return text === null ? null : JSON.parse(text)
}

/** Whether a cookie contains the member as they are now. Both are serialized in the same way, so their texts are compared. */
export const isUserCookieCurrent = (key: SealKey, sealed: string | undefined, user: Member): boolean =>
  sealed !== undefined && unsealText(key, sealed) === JSON.stringify(toSessionUser(user))
