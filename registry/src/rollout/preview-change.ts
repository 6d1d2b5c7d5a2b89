import { findCountry } from '@jobspan/shared-kit/contracts/locales'
import { type PreviewClaims, previewType } from '@jobspan/shared-kit/contracts/registry/preview'
import type { Release } from '@jobspan/shared-kit/contracts/releases'
import type { DatabaseConnection } from '@jobspan/shared-kit/server'
import type { KeyFiles } from '../keys/key-files.ts'
import { activeKey, listKeys, signWith } from '../keys/keyring.ts'
import { databaseNow } from '../platform/database/database-clock.ts'
import type { Settings } from '../platform/settings/settings.ts'
import type { ManifestCache } from '../releases/manifest-cache.ts'
import { getReleaseRow } from '../releases/release-repository.ts'
import { type Cell, type PlannedCell, stateOf } from './cell.ts'
import { type ChangeToPlan, planChange } from './plan-change.ts'
import type { RolloutHealth } from './rollout-health.ts'

/** What a preview works with: part of `app.registry`. */
type PreviewServices = {
  connection: DatabaseConnection
  settings: Settings
  keyFiles: KeyFiles
  manifests: ManifestCache
  rolloutHealth: RolloutHealth
}

const previewLinkTtlSeconds = 60 * 60

/** What a change would do, without doing it; throws what the change itself would throw. */
export const previewChange = async (services: PreviewServices, wanted: ChangeToPlan) => {
  const { db } = services.connection
  const planned = await planChange(db, wanted)
  const claims = await loadReleases(services, planned)
  return {
    cells: planned.map(({ before, after }) => ({
      country: before.country,
      version: before.version,
      before: stateOf(before),
      after: stateOf(after),
    })),
    visitors: await services.rolloutHealth.visitors(
      wanted.remote,
      planned.map(({ after }) => after.country),
    ),
    routes: difference(claims, ({ pages }) => pages.map(({ path }) => path)),
    slots: difference(claims, ({ slots }) => slots.map(({ name }) => name)),
    links: await createPreviewLinks(services, planned),
  }
}

/** Releases that visitors of the cells meet before and after; none where the remote is off. */
const loadReleases = async ({ connection, manifests }: PreviewServices, planned: readonly PlannedCell[]) => {
  const buildsOf = (cell: Cell) => (cell.enabled ? [cell.current, cell.canary?.build] : []).filter((build) => !!build)
  const load = async (list: Cell[]) => {
    const names = list.flatMap((cell) =>
      buildsOf(cell).map((build) => ({ remote: cell.remote, build: build as string })),
    )
    const known = await manifests.load(connection.db, names)
    return names.flatMap(({ remote, build }) => known(remote, build) ?? [])
  }
  return {
    before: await load(planned.map(({ before }) => before)),
    after: await load(planned.map(({ after }) => after)),
  }
}

const difference = (
  { before, after }: { before: readonly Release[]; after: readonly Release[] },
  namesOf: (release: Release) => string[],
) => {
  const was = new Set(before.flatMap(namesOf))
  const is = new Set(after.flatMap(namesOf))
  return {
    added: [...is].filter((name) => !was.has(name)).toSorted(),
    removed: [...was].filter((name) => !is.has(name)).toSorted(),
  }
}

/** Where a link leads: a page of the remote that needs nothing to be known, so that the change is in sight; else the first page of the site. */
const previewPath = (release: Release | undefined): string => {
  const open = release?.pages.filter(({ path }) => !path.includes(':')) ?? []
  const paths = [...open.filter(({ access }) => access === 'public'), ...open].map(({ path }) => path)
  return paths.includes('/') ? '/' : (paths[0] ?? '/')
}

const createPreviewLinks = async (
  { connection, keyFiles, settings, manifests }: PreviewServices,
  planned: readonly PlannedCell[],
) => {
  const { kid } = activeKey(await listKeys(connection.db))
  const key = await keyFiles.open(kid)
  const exp = Math.floor((await databaseNow(connection.db)) / 1000) + previewLinkTtlSeconds
  const links = []
  for (const { after } of planned) {
    const build = after.canary?.build ?? after.current
    if (!build) continue
    const { integrity } = await getReleaseRow(connection.db, after.remote, build)
    const { country, remote, enabled } = after
    const claims: PreviewClaims = { country, remote, enabled, build, integrity, exp }
    const language = findCountry(country)?.language ?? 'en-us'
    const known = await manifests.load(connection.db, [{ remote, build }])
    const href = new URL(`/${language}${previewPath(known(remote, build))}`, settings.publicOrigin)
    href.searchParams.set('preview', await signWith(key, kid, previewType, claims))
    links.push({ country, href: href.href })
  }
  return links
}
