import type { LanguageKey } from './locales.ts'

/** Address of what a browser needs to install the site (https://www.w3.org/TR/appmanifest/), in a language. */
export const installManifestPath = (language: LanguageKey): string => `/${language}/manifest.webmanifest`
