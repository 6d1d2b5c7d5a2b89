import type { ApiClient } from '@jobspan/shared-kit/api'
import type {
  InterviewReminders,
  NotificationSettings,
  PushSwitches,
  QuietHours,
} from '@jobspan/shared-kit/contracts/account/account-settings'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'

export type SettingsChange = {
  notifications?: Partial<NotificationSettings>
  interview_reminders?: Partial<InterviewReminders>
  push?: Partial<PushSwitches>
  quiet_hours?: QuietHours | null
  language?: LanguageKey
}

/** Saves what is named; the rest stays. */
export const saveSettings = async (api: ApiClient, change: SettingsChange) => {
  const { saveUserSettings } = await import('@jobspan/shared-kit/contracts/account/account-settings')
  return api.call(saveUserSettings, { body: change })
}
