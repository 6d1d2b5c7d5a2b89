import { createHash } from 'node:crypto'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/locales'
import type { Release } from '@jobspan/shared-kit/contracts/releases'
import type { BootData, BootRemote, PreviewBanner } from '../../src/boot-data.ts'
import type { SelectedRelease } from '../releases/select-releases.ts'
import type { ShellContext } from '../shell-context.ts'
import type { SiteRoute } from './page-routes.ts'
import type { Preload } from './render-document.ts'

/** Folder of a release's browser files, as the browser asks for it. */
const getReleaseUrl = ({ name, build }: Release, cdn: string | undefined) => `${cdn ?? ''}/remotes/${name}/${build}/`

/** A squad's own server has one build, which is never the same twice. */
const ownBuild = 'dev'

/** Validators and contracts: a page is rendered without them, and calls with them. */
const callsFile = 'web/contracts.js'

/** Scripts that a tab needs which goes to a page, by their names in the release's folder; texts are named by language. */
const filesOnTheWay = (release: Release, files: readonly string[]): string[] =>
  [...files, ...(callsFile in release.files ? [callsFile] : [])].map((file) => file.replace(/^web\//, ''))

/** What an open tab needs to know of a release. */
const bootRemote = (
  { release, incompatibility, origin }: SelectedRelease,
  site: Pick<ShellContext, 'env'>,
): BootRemote => {
  const integrity = release.files['web/remoteEntry.js']?.integrity ?? ''
  const known = {
    name: release.name,
    contract: release.contract,
    pages: release.pages.map(({ path, access, files }) => ({ path, access, files: filesOnTheWay(release, files) })),
    slots: release.slots.map(({ name }) => name) as BootRemote['slots'],
  }
  if (origin) {
    const base = `${origin}/remotes/${release.name}/${ownBuild}/`
    const global = `${release.name}_${ownBuild}`.replaceAll('-', '_')
    return { ...known, build: ownBuild, base, global, integrity: null }
  }
  return {
    ...known,
    build: release.build,
    base: getReleaseUrl(release, site.env.RELEASES_BASE_URL),
    global: release.global,
    ...(incompatibility ? { incompatibility } : {}),
    integrity: incompatibility ? '' : site.env.NODE_ENV === 'development' ? null : integrity,
  }
}

/** Remotes that are on for a visitor, and a name for exactly this list. */
export const buildRemoteList = (
  running: readonly SelectedRelease[],
  site: Pick<ShellContext, 'env'>,
): Pick<BootData, 'remotes' | 'remoteListId'> => {
  const remotes = running.filter(({ enabled }) => enabled).map((each) => bootRemote(each, site))
  return {
    remotes,
    remoteListId: createHash('sha256').update(JSON.stringify(remotes)).digest('base64url').slice(0, 12),
  }
}

/** Names what a visitor sees that others do not. That a preview ended or an override was refused changes nothing of what runs. */
export const getBannersId = (badges: readonly PreviewBanner[]): string =>
  badges
    .filter(({ remote }) => remote !== '')
    .map(({ kind, remote, buildOrOrigin: what, enabled }) => `${kind} ${remote} ${what} ${enabled}`)
    .join()

/** Every script that the first paint of a page needs, so that the browser asks for all of them at once. */
export const listPreloads = (
  { build, env }: Pick<ShellContext, 'build' | 'env'>,
  route: SiteRoute | undefined,
  language: LanguageKey,
): Preload[] => {
  const ownPage =
    route && !route.release
      ? [...(build.pages[`./pages${route.path}-page.tsx`] ?? []), ...(build.ownPageTexts[language] ?? [])]
      : []
  const own = [...build.main, ...(build.texts[language] ?? []), ...ownPage].map((file) => ({
    href: `/assets/${file}`,
    integrity: build.integrity[file] ?? null,
  }))
  const release = route?.release
  if (!release || !route.rendered) return own
  const files = [...new Set([...route.files, ...(release.texts[language] ?? [])])].map((file) => ({
    href: getReleaseUrl(release, env.RELEASES_BASE_URL) + file.replace(/^web\//, ''),
    integrity: release.files[file]?.integrity ?? null,
  }))
  return [...own, ...files]
}
