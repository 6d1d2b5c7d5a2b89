import { createHash } from 'node:crypto'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import type {
  BootContribution,
  BootData,
  BootDeclaredSlot,
  BootLink,
  BootRemote,
  PreviewBanner,
} from '../../src/boot-data.ts'
import { toBootLinks } from '../../src/federation/boot-links.ts'
import { getBundleKey, type ListedContribution } from '../../src/federation/list-contributions.ts'
import type { SelectedRelease } from '../releases/select-releases.ts'
import type { ShellContext } from '../shell-context.ts'
import type { SiteRoute } from './page-routes.ts'
import type { Preload } from './render-document.ts'
import type { LocaleKeys } from './resolve-locale-keys.ts'

/** Folder of a release's browser files, as the browser asks for it. */
const getReleaseUrl = ({ name, build }: Release, cdn: string | undefined) => `${cdn ?? ''}/remotes/${name}/${build}/`

/** A squad's own server has one build, which is never the same twice. */
const devBuildId = 'dev'

/** Validators and contracts: a page is rendered without them, and calls with them. */
const apiClientChunk = 'web/contracts.js'

const withoutFolder = (file: string) => file.replace(/^web\//, '')

/** Scripts that a tab needs which goes to a page, by their names in the release's folder; texts are named by language. */
const preloadFiles = (release: Release, files: readonly string[]): string[] =>
  [...files, ...(apiClientChunk in release.files ? [apiClientChunk] : [])].map(withoutFolder)

const bootOverlays = (release: Release): BootRemote['overlays'] =>
  release.overlays.map(({ name, queryFlag, access = 'public', files = [] }) => ({
    name,
    queryFlag,
    access,
    files: preloadFiles(release, files),
  }))

/** Its slots and contributions; left out where it has none. */
const bootSlots = ({ declaredSlots = [], contributions = [] }: Release): Partial<BootRemote> => ({
  ...(declaredSlots.length > 0 ? { declaredSlots: declaredSlots as BootDeclaredSlot[] } : {}),
  ...(contributions.length > 0
    ? {
        contributions: contributions.map(
          ({ files: _, bundle: __, ...contribution }) => contribution,
        ) as BootContribution[],
      }
    : {}),
})

/** What an open tab needs to know of a release. */
const bootRemote = (selected: SelectedRelease, site: Pick<ShellContext, 'env'>): BootRemote => {
  const { release, incompatibility, origin, fallbackRelease } = selected
  const integrity = release.files['web/remoteEntry.js']?.integrity ?? ''
  const known = {
    name: release.name,
    contract: release.contract,
    pages: release.pages.map(({ path, access, files }) => ({ path, access, files: preloadFiles(release, files) })),
    slots: release.slots.map(({ name }) => name) as BootRemote['slots'],
    ...bootSlots(release),
    ...(release.overlays.length > 0 ? { overlays: bootOverlays(release) } : {}),
  }
  if (origin) {
    const base = `${origin}/remotes/${release.name}/${devBuildId}/`
    const global = `${release.name}_${devBuildId}`.replaceAll('-', '_')
    return { ...known, build: devBuildId, base, global, integrity: null }
  }
  return {
    ...known,
    build: release.build,
    base: getReleaseUrl(release, site.env.RELEASES_BASE_URL),
    global: release.global,
    ...(incompatibility ? { incompatibility } : {}),
    integrity: incompatibility ? '' : site.env.NODE_ENV === 'development' ? null : integrity,
    ...(fallbackRelease
      ? { fallbackRelease: bootRemote({ ...selected, release: fallbackRelease, fallbackRelease: undefined }, site) }
      : {}),
  }
}

/** Where and in which language links are shown; `builtIn` are those of releases that bring none, by remote. */
export type NavigationLocale = LocaleKeys & { builtIn: Record<string, readonly BootLink[]> }

const bootNavigation = ({ name, navigation }: Release, locale: NavigationLocale): readonly BootLink[] =>
  navigation ? toBootLinks(navigation, locale) : (locale.builtIn[name] ?? [])

/** Remotes that are on for a visitor, and a name for exactly this list, which is the same in every language. */
export const buildRemoteList = (
  activeReleases: readonly SelectedRelease[],
  site: Pick<ShellContext, 'env'>,
  locale?: NavigationLocale,
): Pick<BootData, 'remotes' | 'remoteListId'> => {
  const enabled = activeReleases.filter((each) => each.enabled)
  const remotes = enabled.map((each) => bootRemote(each, site))
  const remoteListId = createHash('sha256').update(JSON.stringify(remotes)).digest('base64url').slice(0, 12)
  if (!locale) return { remotes, remoteListId }
  const withNavigation = (remote: BootRemote, release: Release | undefined): BootRemote =>
    release ? { ...remote, navigation: bootNavigation(release, locale) } : remote
  return {
    remotes: remotes.map((remote, index) => {
      const { release, fallbackRelease, fallbackFor } = enabled[index] ?? {}
      return {
        ...withNavigation(remote, release),
        ...(remote.fallbackRelease ? { fallbackRelease: withNavigation(remote.fallbackRelease, fallbackRelease) } : {}),
        ...(fallbackFor ? { fallbackFor } : {}),
      }
    }),
    remoteListId,
  }
}

/** The file of each contribution that holds all of it in a language. What has no hash, as a squad's own server, is loaded in parts. */
export const findBundles = (
  activeReleases: readonly SelectedRelease[],
  language: LanguageKey,
): NonNullable<BootData['bundles']> =>
  Object.fromEntries(
    activeReleases
      .filter(({ enabled, origin, incompatibility }) => enabled && !origin && !incompatibility)
      .flatMap(({ release }) =>
        (release.contributions ?? []).flatMap(({ slot, name, bundle }) => {
          const path = `${bundle}-${language}.js`
          const integrity = release.files[path]?.integrity
          if (!bundle || !integrity) return []
          const file = { file: withoutFolder(path), integrity }
          return [[getBundleKey({ remote: release, slot: slot as BootContribution['slot'], name }), file] as const]
        }),
      ),
  )

/** The same for the page of a document, by `<global><path>`. Its parts are told: nobody needs to fetch them ahead. */
export const findPageBundle = (
  route: SiteRoute | undefined,
  language: LanguageKey,
): NonNullable<BootData['bundles']> => {
  const { release, rendered, bundle, files = [], path } = route ?? {}
  if (!release || !rendered || !bundle) return {}
  const file = `${bundle}-${language}.js`
  const integrity = release.files[file]?.integrity
  if (!integrity) return {}
  const containedFiles = [...files, ...(release.texts[language] ?? [])].map(withoutFolder)
  return { [`${release.global}${path}`]: { file: withoutFolder(file), integrity, holds: containedFiles } }
}

type ContributionPreloads = {
  contributions: readonly ListedContribution[]
  bundles: NonNullable<BootData['bundles']>
  remotes: readonly BootRemote[]
  route: SiteRoute | undefined
}

/** One file for each contribution to the slots of a page. The page's own remote is loaded by then, and brings its contributions in parts. */
export const listContributionPreloads = ({
  contributions,
  bundles,
  remotes,
  route,
}: ContributionPreloads): Preload[] => {
  const files = new Map<string, Preload>()
  for (const contribution of contributions) {
    const bundle = bundles[getBundleKey(contribution)]
    const base = remotes.find(({ name }) => name === contribution.remote.name)?.base
    const isOwn = route?.release?.name === contribution.remote.name
    if (!bundle || !base || isOwn || files.has(contribution.remote.name)) continue
    files.set(contribution.remote.name, { href: base + bundle.file, integrity: bundle.integrity })
  }
  return [...files.values()]
}

/**
 * Names what a visitor sees that others do not. That a preview ended, cannot be shown, or an override was refused changes nothing of what
 * runs.
 */
export const getBannersId = (badges: readonly PreviewBanner[]): string =>
  badges
    .filter(({ remote }) => remote !== '')
    .map(
      ({ kind, remote, buildOrOrigin: what, enabled }) =>
        `${kind.replace('-unavailable', '')} ${remote} ${what} ${enabled}`,
    )
    .join()

/** Every script that the first paint of a page needs, so that the browser asks for all of them at once. */
export const listPreloads = (
  { build, env }: Pick<ShellContext, 'build' | 'env'>,
  route: SiteRoute | undefined,
  language: LanguageKey,
): Preload[] => {
  const shellPage =
    route && !route.release
      ? [...(build.pages[`./pages${route.path}-page.tsx`] ?? []), ...(build.shellPageTexts[language] ?? [])]
      : []
  const own = [...build.main, ...shellPage].map((file) => ({
    href: `/assets/${file}`,
    integrity: build.integrity[file] ?? null,
  }))
  const release = route?.release
  if (!release || !route.rendered) return own
  const base = getReleaseUrl(release, env.RELEASES_BASE_URL)
  const bundles = Object.values(findPageBundle(route, language))
  if (bundles.length > 0) return [...own, ...bundles.map(({ file, integrity }) => ({ href: base + file, integrity }))]
  const files = [...new Set([...route.files, ...(release.texts[language] ?? [])])].map((file) => ({
    href: base + withoutFolder(file),
    integrity: release.files[file]?.integrity ?? null,
  }))
  return [...own, ...files]
}
