import { join } from 'node:path'
import { notificationKeys, pushKeys } from '@jobspan/shared-kit/contracts/account/account-settings'
import type { DeviceSession } from '@jobspan/shared-kit/contracts/auth/account-security'
import type { SessionUser } from '@jobspan/shared-kit/contracts/auth/session'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { buildMember, type RenderOptions } from '@jobspan/shared-kit/testing'
import { readLocale } from '../../../build/read-locale.ts'

/** All texts of this remote in a language. */
export const textsIn = (language: LanguageKey) => readLocale(join(import.meta.dirname, '../locales'), language)

/** How every test of this remote is rendered. */
export const inEnglish: RenderOptions = {
  namespace: 'mf-profile',
  texts: { 'mf-profile': textsIn('en-us') },
  session: { kind: 'member', user: buildMember() },
}

export const aSetting = (user: SessionUser = buildMember(), deleteAfter: string | null = null) => ({
  user,
  language: 'en-us' as const,
  notifications: Object.fromEntries(notificationKeys.map((key) => [key, true])),
  interview_reminders: { app_interviews: true, email_interviews: true },
  push: Object.fromEntries(pushKeys.map((key) => [key, true])),
  quiet_hours: null,
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
