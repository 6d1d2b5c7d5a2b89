import type { DeviceSession, WaysIn } from '@jobspan/shared-kit/contracts/account-security'
import { notificationKeys } from '@jobspan/shared-kit/contracts/account-settings'
import type { SessionUser } from '@jobspan/shared-kit/contracts/session'
import type { RenderOptions } from '@jobspan/shared-kit/testing'
import texts from '../locales/en-us.json' with { type: 'json' }

export const aUser = (user: Partial<SessionUser> = {}): SessionUser => ({
  id: 1,
  first_name: 'Mei',
  last_name: 'Tan',
  email: 'mei@example.com',
  phone_num: null,
  avatar: null,
  active_key: 1,
  is_mobile_verified: false,
  is_email_verify: true,
  is_profile_completed: true,
  is_update_required: false,
  is_new_account: false,
  additional_info: {},
  notice_period_id: null,
  longitude: null,
  latitude: null,
  register_flow: null,
  register_flow_v2: null,
  chat_flow: '0',
  ...user,
})

/** How every test of this remote is rendered. */
export const inEnglish: RenderOptions = {
  namespace: 'mf-profile',
  texts: { 'mf-profile': texts },
  session: { kind: 'member', user: aUser() },
}

export const someWays = (ways: Partial<WaysIn> = {}): WaysIn => ({
  email: 'mei@example.com',
  is_email_verify: true,
  phone_num: null,
  is_mobile_verified: false,
  has_password: true,
  social: [],
  passkeys: [],
  two_factor: { is_enabled: false, recovery_codes_left: 0 },
  confirmed_until: null,
  ...ways,
})

export const aSetting = (user: SessionUser = aUser(), deleteAfter: string | null = null) => ({
  user,
  language: 'en-us' as const,
  notifications: Object.fromEntries(notificationKeys.map((key) => [key, true])),
  delete_after: deleteAfter,
})

export const aDevice = (device: Partial<DeviceSession> = {}): DeviceSession => ({
  id: 1,
  device_name: 'Chrome on Windows',
  device_type: 'desktop',
  country: 'sg',
  signed_in_with: 'password',
  signed_in_at: '2026-11-01T08:00:00Z',
  seen_at: '2026-11-20T08:00:00Z',
  is_current: true,
  ...device,
})
