import { createApiClient } from '@jobspan/shared-kit/api'
import { findCountry, findLanguage } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Platform } from '@jobspan/shared-kit/remote'
import type { GuestPayload } from '../session/session-manager.ts'

/** Ids of a visitor's country and language in the API; those of “others” and of English where a key is unknown. */
const getLocaleIds = ({ country, language }: Platform['locale']) => ({
  country_id: findCountry(country)?.id ?? 241,
  language_id: findLanguage(language)?.id ?? 1,
})

/** The client of the API, and what the API is told when a guest's session begins. */
export const createApi = (
  locale: Platform['locale'],
  deviceId: string,
  onUnauthorized: () => Promise<boolean>,
): { api: Platform['api']; guest: GuestPayload } => {
  const ids = getLocaleIds(locale)
  const api = createApiClient({
    origin: '',
    headers: () => ({
      'Role-Id': '1',
      'Country-Id': String(ids.country_id),
      'Language-Id': String(ids.language_id),
      device_uuid: deviceId,
      device: 'web',
    }),
    onUnauthorized,
  })
  return { api, guest: { ...ids, device_uuid: deviceId, device_udid: deviceId, device_type: 'web' } }
}
