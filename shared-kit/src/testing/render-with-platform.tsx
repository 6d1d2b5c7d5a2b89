import { jest } from '@jest/globals'
import { createApiClient } from '@jobspan/shared-kit/api'
import { createI18n, loadKitTexts, type Texts } from '@jobspan/shared-kit/i18n'
import { type AppEvents, type Host, type Locale, type Platform, PlatformProvider } from '@jobspan/shared-kit/remote'
import { notify, type Session, sessionAtom } from '@jobspan/shared-kit/session'
import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { createStore } from 'jotai'
import mitt from 'mitt'
import type { ReactNode } from 'react'
import { type CountryKey, findCountry, findLanguage, type LanguageKey } from '../contracts/platform/locales.ts'
import { apiOrigin } from './mock-api.ts'
import { setUpUser } from './set-up-user.ts'

export type RenderOptions = {
  /** `en-us` unless told. */
  language?: LanguageKey
  /** `sg` unless told. */
  country?: CountryKey
  session?: Session
  /** Path below the language, with query; `/` unless told. */
  path?: string
  /** The remote under test; its texts are read from `texts`. */
  namespace?: string
  /** Catalogues by namespace; the kit's own are always there. */
  texts?: Record<string, Texts>
  host?: Host
}

/** A locale as the shell would make it. */
export function testLocale(language: LanguageKey = 'en-us', country: CountryKey = 'sg'): Locale {
  const spoken = findLanguage(language)
  const place = findCountry(country)
  if (!spoken || !place) throw new Error(`no such place: ${language} ${country}`)
  return { language, country, direction: spoken.direction, intl: spoken.intl, currency: place.currency }
}

/**
 * What the shell provides, for tests: queries without retries, session, texts, and a client of the fake API. `navigate`, `prefetch`
 * and `track` are mocks; `notify` writes into the store like the real one.
 */
export async function testPlatform(options: RenderOptions = {}) {
  const { language = 'en-us', country = 'sg', texts = {} } = options
  const store = createStore()
  store.set(sessionAtom, options.session ?? { kind: 'guest' })
  return {
    queryClient: new QueryClient({
      defaultOptions: {
        queries: { retry: false, gcTime: Number.POSITIVE_INFINITY },
        mutations: { retry: false, networkMode: 'always' },
      },
    }),
    store,
    i18n: createI18n(language, { kit: await loadKitTexts(language), ...texts }),
    api: createApiClient({ origin: apiOrigin, headers: () => ({}), retries: 0 }),
    events: mitt<AppEvents>(),
    locale: testLocale(language, country),
    site: {
      brand: 'Jobspan',
      origin: 'http://localhost',
      helpEmail: 'help@jobspan.test',
      year: 2026,
      development: false,
    } as Platform['site'],
    navigate: jest.fn<Platform['navigate']>(async () => {}),
    prefetch: jest.fn<Platform['prefetch']>(),
    notify: jest.fn<Platform['notify']>((...message) => notify(store, ...message)),
  } satisfies Platform
}

/** Renders `ui` inside `testPlatform`. Gives testing-library's result, the platform, and `user` of user-event. */
export async function renderWithPlatform(ui: ReactNode, options: RenderOptions = {}) {
  const { language = 'en-us', path = '/', namespace = 'kit' } = options
  const platform = await testPlatform(options)
  document.documentElement.lang = platform.locale.intl
  document.documentElement.dir = platform.locale.direction
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformProvider platform={platform} namespace={namespace} href={`/${language}${path}`} host={options.host}>
      {children}
    </PlatformProvider>
  )
  return { ...render(ui, { wrapper }), platform, user: setUpUser() }
}
