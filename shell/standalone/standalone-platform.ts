import { createApiClient } from '@jobspan/shared-kit/api'
import { type CountryKey, findCountry, findLanguage, type LanguageKey } from '@jobspan/shared-kit/contracts/locales'
import { getMe, guestLogin } from '@jobspan/shared-kit/contracts/session'
import { createI18n, loadKitTexts } from '@jobspan/shared-kit/i18n'
import type { AppEvents, Host, Platform, RemoteDefinition } from '@jobspan/shared-kit/remote'
import { inLanguage, matchRoute, splitLanguage } from '@jobspan/shared-kit/routing'
import { notify, sessionAtom } from '@jobspan/shared-kit/session'
import { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'
import mitt from 'mitt'
import { StandaloneFailure } from './standalone-failure.tsx'

const device = 'a1000000-0000-4000-8000-000000000001'

/** Country by host (`jp.localhost`) and language by path, as in the site; `sg` and `en-us` where they do not tell. */
const placeHere = () => {
  const country: CountryKey = findCountry(location.hostname.split('.')[0] ?? '')?.key ?? 'sg'
  const language: LanguageKey = splitLanguage(location.pathname).language ?? 'en-us'
  const place = findCountry(country)
  const spoken = findLanguage(language)
  if (!place || !spoken) throw new Error(`no such place: ${country} ${language}`)
  return { place, spoken, country, language }
}

/** What the shell lends, lent by a page that holds one remote. `goTo` shows an address of it; all others are the site's. */
export const createStandalonePlatform = async (
  definition: RemoteDefinition,
  goTo: (href: string, replace: boolean) => void,
): Promise<Platform> => {
  const { place, spoken, country, language } = placeHere()
  const store = createStore()
  const api = createApiClient({
    origin: '',
    headers: () => ({
      'Role-Id': '1',
      'Country-Id': String(place.id),
      'Language-Id': String(spoken.id),
      device_uuid: device,
      device: 'web',
    }),
  })
  const guest = { guest_role: 'jobseeker', country_id: place.id, language_id: spoken.id } as const
  // A session of the site on this host counts here too: cookies know no ports.
  const session = await api
    .call(getMe)
    .catch(() =>
      api.call(guestLogin, { body: { ...guest, device_uuid: device, device_udid: device, device_type: 'web' } }),
    )
    .then(() => api.call(getMe))
    .catch(() => ({ kind: 'guest' }) as const)
  store.set(sessionAtom, session)
  return {
    queryClient: new QueryClient({
      defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false }, mutations: { networkMode: 'always' } },
    }),
    store,
    i18n: createI18n(language, {
      kit: await loadKitTexts(language),
      [definition.name]: await definition.texts(language),
    }),
    api,
    events: mitt<AppEvents>(),
    locale: { language, country, direction: spoken.direction, intl: spoken.intl, currency: place.currency },
    site: { brand: definition.name, origin: location.origin },
    navigate: async (to, { replace = false } = {}) => goTo(inLanguage(language, splitLanguage(to).path), replace),
    prefetch: () => {},
    notify: (message, severity) => notify(store, message, severity),
  }
}

/** Offers a remote's own pages and slots, and nobody else's. */
export const createStandaloneHost = ({ name, pages, slots }: RemoteDefinition): Host => ({
  Failure: StandaloneFailure,
  hasPage: (path) => matchRoute(pages, path) !== undefined,
  hasSlot: (slot) => slot in slots,
  slotNames: () => Object.keys(slots) as ReturnType<Host['slotNames']>,
  onSlotRecovered: () => () => {},
  loadSlot: async (slot) => {
    const load = slots[slot]
    if (!load) throw new Error(`${name} has no slot ${slot}`)
    return { remote: name, module: await load() }
  },
})
