import type { DatabaseConnection } from '@jobspan/kit-server'
import { type CountryKey, findCountry } from '@jobspan/shared-kit/contracts/platform/locales'
import { type PreviewClaims, previewType } from '@jobspan/shared-kit/contracts/registry/preview'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import type { KeyFiles } from '../../keys/key-files.ts'
import { activeKey, listKeys, signWith } from '../../keys/keyring.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { ManifestCache } from '../../releases/manifest-cache.ts'
import { findDisplayName, getReleaseRow } from '../../releases/release-repository.ts'

/** What signing links works with: part of `app.registry`. */
export type LinkServices = {
  connection: DatabaseConnection
  settings: Settings
  keyFiles: KeyFiles
  manifests: ManifestCache
}

type LinkSigner = (shown: { country: CountryKey; build: string; enabled: boolean }) => Promise<string>

/**
 * Where a link leads, so that the change is in sight: a page of the remote that needs nothing to be known, else the first page of the site. That a
 * remote is off is said at every address of it.
 */
export const previewPath = (release: Pick<Release, 'pages'> | undefined, enabled: boolean): string => {
  const open = release?.pages.filter(({ path }) => !path.includes(':')) ?? []
  const paths = [...open.filter(({ access }) => access === 'public'), ...open].map(({ path }) => path)
  const parameterised = enabled ? undefined : release?.pages[0]?.path.replaceAll(/:\w+/g, 'preview')
  return paths.includes('/') ? '/' : (paths[0] ?? parameterised ?? '/')
}

/** Makes links that show a release of a remote in a country, until `exp` (seconds since 1970). */
export const openLinkSigner = async (
  { connection, keyFiles, settings, manifests }: LinkServices,
  remote: string,
  exp: number,
): Promise<LinkSigner> => {
  const { kid } = activeKey(await listKeys(connection.db))
  const key = await keyFiles.open(kid)
  const displayName = await findDisplayName(connection.db, remote)
  return async ({ country, build, enabled }) => {
    const { integrity, publishedAt } = await getReleaseRow(connection.db, remote, build)
    const label = { name: displayName ?? remote, published_at: publishedAt.toISOString() }
    const claims: PreviewClaims = { country, remote, enabled, build, label, integrity, exp }
    const language = findCountry(country)?.language ?? 'en-us'
    const known = await manifests.load(connection.db, [{ remote, build }])
    const href = new URL(`/${language}${previewPath(known(remote, build), enabled)}`, settings.publicOrigin)
    href.searchParams.set('preview', await signWith(key, kid, previewType, claims))
    return href.href
  }
}
