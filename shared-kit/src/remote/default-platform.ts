import { createApiClient } from '@jobspan/shared-kit/api'
import { createI18n, loadKitTexts } from '@jobspan/shared-kit/i18n'
import {
  type AppEvents,
  type Contribution,
  contribute,
  type Host,
  type LoadedSlot,
  type Platform,
  type RemoteDefinition,
  type SlotContribution,
  type SlotName,
} from '@jobspan/shared-kit/remote'
import { inLanguage, matchRoute, splitLanguage } from '@jobspan/shared-kit/routing'
import { notify, sessionAtom } from '@jobspan/shared-kit/session'
import { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'
import mitt from 'mitt'
import { getMe, guestLogin } from '../contracts/auth/session.ts'
import { type CountryKey, findCountry, findLanguage, type LanguageKey } from '../contracts/platform/locales.ts'

// The kit's entry points are imported by their package's name: so a host's bundler shares them with the remote, which reads the same contexts.

const device = 'a1000000-0000-4000-8000-000000000001'

export type DefaultPlatformOptions = {
  language: LanguageKey
  country: CountryKey
  /** Name of the site, as pages say it. */
  brand: string
  /**
   * Origin of the marketplace API.
   * @default the document's own, which then has to forward `/api`
   */
  apiOrigin?: string
  /** Goes to an address of the document's own origin, language included. */
  goTo(href: string, replace: boolean): void
}

/**
 * The services that the shell provides to remotes, for a document without a shell: one remote, a session of the site where there is one, else a
 * guest's, and texts of one language. Nothing is prefetched and nothing is tracked.
 */
export const createDefaultPlatform = async (
  definition: RemoteDefinition,
  { language, country, brand, apiOrigin = '', goTo }: DefaultPlatformOptions,
): Promise<Platform> => {
  const knownCountry = findCountry(country)
  const knownLanguage = findLanguage(language)
  if (!knownCountry || !knownLanguage) throw new Error(`unknown country or language: ${country} ${language}`)
  const store = createStore()
  const api = createApiClient({
    origin: apiOrigin,
    headers: () => ({
      'Role-Id': '1',
      'Country-Id': String(knownCountry.id),
      'Language-Id': String(knownLanguage.id),
      device_uuid: device,
      device: 'web',
    }),
  })
  const guest = { guest_role: 'jobseeker', country_id: knownCountry.id, language_id: knownLanguage.id } as const
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
    locale: {
      language,
      country,
      direction: knownLanguage.direction,
      intl: knownLanguage.intl,
      currency: knownCountry.currency,
    },
    site: { brand, origin: location.origin },
    navigate: async (to, { replace = false } = {}) => goTo(inLanguage(language, splitLanguage(to).path), replace),
    prefetch: () => {},
    notify: (message, severity) => notify(store, message, severity),
  }
}

/** What a remote contributes, each under its slot, in the order in which a page shows them; those of the short form bear the remote's name. */
export const listContributions = ({ name, slots, contributions = [] }: RemoteDefinition): SlotContribution[] =>
  [
    ...Object.entries(slots).map(([slot, load]) =>
      contribute(slot as SlotName, name, load as SlotContribution['load'], { version: '1.0', order: 0 }),
    ),
    ...contributions,
  ].toSorted((a, b) => a.order - b.order)

/** A contribution as the shell would provide it. There is one release of it, so it never recovers by another. */
const toContribution = (remote: string, { slot, name, access, load }: SlotContribution): Contribution => {
  let loaded: LoadedSlot | undefined
  const loadModule = async () => {
    loaded ??= { remote, module: await load() }
    return loaded
  }
  return {
    id: `${slot}/${remote}/${name}`,
    remote,
    name,
    access,
    onFailure: 'fallback',
    isReady: () => loaded !== undefined,
    loaded: () => loaded,
    load: loadModule,
    arrival: loadModule,
    onRecovered: () => () => {},
  }
}

/** Offers a remote's own pages, slots and overlays, and nobody else's. `Failure` is shown in place of what threw. */
export const createDefaultHost = (definition: RemoteDefinition, Failure: Host['Failure']): Host => {
  const { name, pages, overlays } = definition
  const lists = new Map<SlotName, Contribution[]>()
  for (const contribution of listContributions(definition))
    lists.set(contribution.slot, [...(lists.get(contribution.slot) ?? []), toContribution(name, contribution)])
  const contributionsTo = (slot: SlotName) => lists.get(slot) ?? []
  return {
    Failure,
    hasPage: (path) => matchRoute(pages, path) !== undefined,
    hasSlot: (slot) => lists.has(slot),
    hasOverlay: (flag) => overlays.some(({ queryFlag }) => queryFlag === flag),
    slotNames: () => [...lists.keys()],
    contributionsTo: contributionsTo as Host['contributionsTo'],
    onSlotRecovered: () => () => {},
    loadSlot: async (slot) => {
      const [first] = contributionsTo(slot)
      if (!first) throw new Error(`${name} contributes nothing to ${slot}`)
      return first.load()
    },
  }
}
