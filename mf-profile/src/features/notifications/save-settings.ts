import type { ApiClient } from '@jobspan/shared-kit/api'
import type { NotificationSettings } from '@jobspan/shared-kit/contracts/account-settings'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/locales'

export type SettingsChange = { notifications?: Partial<NotificationSettings>; language?: LanguageKey }

/** Saves what is named; the rest stays. */
export const saveSettings = async (api: ApiClient, change: SettingsChange) => {
  const { saveUserSettings } = await import('@jobspan/shared-kit/contracts/account-settings')
  return api.call(saveUserSettings, { body: change })
}
