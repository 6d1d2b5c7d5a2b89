import type { PublishedRelease } from '@jobspan/shared-kit/contracts/registry/releases'

export type Difference = {
  routes: { added: string[]; removed: string[] }
  slots: { added: string[]; removed: string[] }
  /** Bytes of the heaviest page, as transferred. */
  pageBytes: number
  contract: { before: string; after: string } | null
  shared: { name: string; before: string | null; after: string | null }[]
}

const listChange = (before: readonly string[], after: readonly string[]) => ({
  added: after.filter((each) => !before.includes(each)),
  removed: before.filter((each) => !after.includes(each)),
})

/** What one release changed over the one before it. */
export const compareReleases = (before: PublishedRelease, after: PublishedRelease): Difference => ({
  routes: listChange(before.routes, after.routes),
  slots: listChange(before.slots, after.slots),
  pageBytes: after.page_bytes - before.page_bytes,
  contract: before.contract === after.contract ? null : { before: before.contract, after: after.contract },
  shared: [...new Set([...Object.keys(before.shared), ...Object.keys(after.shared)])]
    .sort()
    .map((name) => ({ name, before: before.shared[name] ?? null, after: after.shared[name] ?? null }))
    .filter((range) => range.before !== range.after),
})

export const isSame = ({ routes, slots, pageBytes, contract, shared }: Difference): boolean =>
  [routes.added, routes.removed, slots.added, slots.removed, shared].every((list) => list.length === 0) &&
  pageBytes === 0 &&
  contract === null
