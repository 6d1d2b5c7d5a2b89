import { type Host, type PageModule, type Platform, PlatformProvider } from '@jobspan/shared-kit/remote'
import type { LocationSource } from '@jobspan/shared-kit/remote/browser'
import { splitLanguage } from '@jobspan/shared-kit/routing'
import { createTestHost, type RenderOptions, setUpUser, testPlatform } from '@jobspan/shared-kit/testing'
import { render } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import type { ShellHost } from '../boot-data.ts'
import { getBuiltInNavigation } from '../built-in-navigation/built-in-navigation.ts'
import labels from '../built-in-navigation/locales/en-us.json' with { type: 'json' }
import { collectLinks } from '../federation/boot-links.ts'
import texts from '../locales/en-us.json' with { type: 'json' }
import ownTexts from '../sign-in/locales/en-us.json' with { type: 'json' }

const builtInLinks = collectLinks(Object.values(getBuiltInNavigation(labels)).map((navigation) => ({ navigation })))

/** A shell with no slots, where `pages` are on, and the links of remotes that bring none of their own unless others are told. */
export const testHost = (pages: readonly string[], navigation = builtInLinks): ShellHost => ({
  ...createTestHost({
    hasPage: (path) =>
      pages.some((page) => path === page || path.startsWith(`${page}?`) || path.startsWith(`${page}/`)),
  }),
  navigation,
})

type At = { platform: Platform; source: LocationSource; host: Host; page: PageModule; params: Record<string, string> }

const Site = ({ platform, source, host, page: { Page }, params }: At) => (
  <PlatformProvider
    platform={platform}
    namespace="shell"
    href={useSyncExternalStore(source.subscribe, source.get)}
    host={host}
  >
    <Page params={params} />
  </PlatformProvider>
)

/**
 * One of the shell's own pages at an address that `navigate` really changes, as the shell does. `where()` is the address below
 * the language; pages of `pages` are on.
 */
export const renderPage = async (
  page: PageModule,
  {
    path,
    pages = [],
    params = {},
    ...options
  }: RenderOptions & { path: string; pages?: string[]; params?: Record<string, string> },
) => {
  const platform = await testPlatform({ texts: { shell: { ...texts, ...ownTexts } }, ...options })
  let current = `/${platform.locale.language}${path}`
  const listeners = new Set<() => void>()
  const source: LocationSource = {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  platform.navigate.mockImplementation(async (to) => {
    current = splitLanguage(to).language ? to : `/${platform.locale.language}${to}`
    for (const listener of [...listeners]) listener()
  })
  const shown = { platform, source, host: testHost(['/get-started', '/change-password', ...pages]), page, params }
  return {
    ...render(<Site {...shown} />),
    platform,
    user: setUpUser(),
    where: () => splitLanguage(current).path,
  }
}
