import { type ApiClient, createApiClient, isApiError } from '@jobspan/shared-kit/api'
import { createI18n, loadKitTexts } from '@jobspan/shared-kit/i18n'
import type { AppEvents, Platform } from '@jobspan/shared-kit/remote'
import { notify } from '@jobspan/shared-kit/session'
import { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'
import mitt from 'mitt'
import texts from './locales/en-us.json' with { type: 'json' }
import { expiredAtom } from './session/expired.ts'
import { namespace } from './texts.ts'

/** A second try helps where the network or the service stumbled, never where the registry said no. */
const mayRetry = (count: number, error: unknown) =>
  count < 2 && (!isApiError(error) || error.kind === 'offline' || error.kind === 'server' || error.kind === 'timeout')

/**
 * The kit's parts ask for what the shell provides to remotes; the console has no shell, so it provides this itself.
 * `origin` is empty in a browser: the registry serves the console.
 */
export const createConsolePlatform = async (settings: {
  origin: string
  brand: string
  retry?: boolean
}): Promise<Platform> => {
  const store = createStore()
  const retry = settings.retry === false ? false : mayRetry
  const api: ApiClient = createApiClient({
    origin: settings.origin,
    headers: () => ({}),
    retries: 0,
    onUnauthorized: () => {
      store.set(expiredAtom, true)
      return false
    },
  })
  return {
    queryClient: new QueryClient({
      // What a person does without a network fails at once: it would wait unseen, and be done when nobody thinks of it any more.
      defaultOptions: { queries: { retry, staleTime: 5_000 }, mutations: { retry: false, networkMode: 'always' } },
    }),
    store,
    i18n: createI18n('en-us', { kit: await loadKitTexts('en-us'), [namespace]: texts }),
    api,
    events: mitt<AppEvents>(),
    locale: { language: 'en-us', country: 'others', direction: 'ltr', intl: 'en-GB', currency: 'USD' },
    site: { brand: settings.brand, origin: settings.origin },
    navigate: async () => {},
    prefetch: () => {},
    notify: (message, severity) => notify(store, message, severity),
  }
}
