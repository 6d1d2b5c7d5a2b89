import { installManifestPath } from '@jobspan/shared-kit/contracts/platform/install-manifest'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { appleIcon } from './serve-install-manifest.ts'

/** Safari, and every browser of iPhones and iPads. Browsers of Chromium say AppleWebKit too. */
const isWebKit = (userAgent: string) => userAgent.includes('AppleWebKit') && !/Chrom(e|ium)\//.test(userAgent)

/**
 * Names the install manifest in every document for browsers that read it only when somebody adds the site to the home screen, from whichever page;
 * iPhones and iPads get push notifications only then. Others would load it with each page and offer to install the site by themselves: for them the page
 * about it names it, once it listens.
 */
export const renderInstallLinks = (userAgent: string | undefined, language: LanguageKey): string =>
  isWebKit(userAgent ?? '')
    ? `<link rel="manifest" href="${installManifestPath(language)}"><link rel="apple-touch-icon" href="${appleIcon}">`
    : ''
