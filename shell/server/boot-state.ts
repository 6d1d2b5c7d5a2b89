import type { LanguageKey } from '@jobspan/shared-kit/contracts/places'
import type { Release } from '@jobspan/shared-kit/contracts/releases'
import type { BootRemote } from '../src/boot.ts'
import type { Preload } from './document.ts'
import type { SiteRoute } from './routes.ts'
import type { Site } from './site.ts'

/** What an open tab needs to know of a release. */
export const bootRemote = (release: Release, development: boolean): BootRemote => ({
  name: release.name,
  build: release.build,
  base: `/remotes/${release.name}/${release.build}/`,
  global: release.global,
  integrity: development ? null : (release.files['web/remoteEntry.js']?.integrity ?? ''),
  pages: release.pages.map(({ path, access }) => ({ path, access })),
  slots: release.slots.map(({ name }) => name) as BootRemote['slots'],
})

/** Every script that the first paint of a page needs, so that the browser asks for all of them at once. */
export const preloadsOf = (
  { build }: Pick<Site, 'build'>,
  route: SiteRoute | undefined,
  language: LanguageKey,
): Preload[] => {
  const ownPage = route && !route.release ? (build.pages[`./pages${route.path}-page.tsx`] ?? []) : []
  const own = [build.main, ...(build.texts[language] ?? []), ...ownPage].map((file) => ({
    href: `/assets/${file}`,
    integrity: build.integrity[file] ?? null,
  }))
  const release = route?.release
  if (!release) return own
  const files = [...new Set([...route.files, ...(release.texts[language] ?? [])])].map((file) => ({
    href: `/remotes/${release.name}/${release.build}/${file.replace(/^web\//, '')}`,
    integrity: release.files[file]?.integrity ?? null,
  }))
  return [...own, ...files]
}
