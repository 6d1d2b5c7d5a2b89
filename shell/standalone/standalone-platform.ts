import { type CountryKey, findCountry, type LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Host, Platform, RemoteDefinition } from '@jobspan/shared-kit/remote'
import { createDefaultHost, createDefaultPlatform } from '@jobspan/shared-kit/remote/embed'
import { splitLanguage } from '@jobspan/shared-kit/routing'
import { StandaloneFailure } from './standalone-failure.tsx'

/** Country by host (`jp.localhost`) and language by path, as in the site; `sg` and `en-us` where they do not tell. */
const localeKeysHere = (): { country: CountryKey; language: LanguageKey } => ({
  country: findCountry(location.hostname.split('.')[0] ?? '')?.key ?? 'sg',
  language: splitLanguage(location.pathname).language ?? 'en-us',
})

/** What the shell provides, provided by a page that has one remote. `goTo` shows an address of it; all others are the site's. */
export const createStandalonePlatform = (
  definition: RemoteDefinition,
  brand: string,
  goTo: (href: string, replace: boolean) => void,
): Promise<Platform> => createDefaultPlatform(definition, { ...localeKeysHere(), brand, goTo })

/** Offers a remote's own pages, slots and overlays, and nobody else's. */
export const createStandaloneHost = (definition: RemoteDefinition): Host =>
  createDefaultHost(definition, StandaloneFailure)
