import { findUnshownContributions } from '@jobspan/kit-server/compatibility/find-conflicts'
import { listContributionNames, type Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import { databaseNow } from '../platform/database/database-clock.ts'
import { runningReleases } from '../releases/release-repository.ts'
import { type Cell, type PlannedCell, stateOf } from './cell.ts'
import { type ChangeToPlan, planChange } from './plan-change.ts'
import { type LinkServices, openLinkSigner } from './previews/link-signer.ts'
import type { RolloutHealth } from './rollout-health.ts'

/** What a preview works with: part of `app.registry`. */
type PreviewServices = LinkServices & { rolloutHealth: RolloutHealth }

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
    slots: await compareSlots(services, planned, claims),
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

/**
 * Contributions that come and go: the remote's own, and those of others that its pages show no longer, because they declare another version
 * of the slot.
 */
const compareSlots = async (
  { connection }: PreviewServices,
  planned: readonly PlannedCell[],
  claims: { before: readonly Release[]; after: readonly Release[] },
) => {
  const own = difference(claims, listContributionNames)
  const countries = planned.map(({ after }) => after.country)
  const others = await runningReleases(connection.db, planned[0]?.after.remote ?? '', countries)
  const unshown = (releases: readonly Release[]) =>
    findUnshownContributions(others, [...others, ...releases]).map(({ slot, name }) => `${slot}/${name}`)
  const [before, after] = [unshown(claims.before), unshown(claims.after)]
  return {
    added: [...own.added, ...before.filter((name) => !after.includes(name))].toSorted(),
    removed: [...own.removed, ...after.filter((name) => !before.includes(name))].toSorted(),
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

const createPreviewLinks = async (services: PreviewServices, planned: readonly PlannedCell[]) => {
  const exp = Math.floor((await databaseNow(services.connection.db)) / 1000) + previewLinkTtlSeconds
  const sign = await openLinkSigner(services, planned[0]?.after.remote ?? '', exp)
  const links = []
  for (const { before, after } of planned) {
    const left = after.canary?.build ?? after.current
    // Where nothing is left, the link shows the site without what there was.
    const build = left ?? before.canary?.build ?? before.current
    if (!build) continue
    const { country } = after
    links.push({ country, href: await sign({ country, build, enabled: after.enabled && left !== null }) })
  }
  return links
}
