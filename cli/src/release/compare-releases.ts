import {
  listContributionNames,
  listContributions,
  type Release,
  transferBytes,
} from '@jobspan/shared-kit/contracts/remotes/releases'

type Names = { added: string[]; removed: string[] }

export type ReleaseChanges = {
  /** The release compared with; null for the first one. */
  since: string | null
  routes: Names
  slots: Names
  /** Scripts of each page before its first paint, as transferred, in bytes; `before` is null for a new page. */
  pages: { path: string; before: number | null; after: number }[]
  /** The same of each slot. */
  slot_sizes: { name: string; before: number | null; after: number }[]
  /** Ranges that differ, by package; null where the package is not asked for. */
  shared: { name: string; before: string | null; after: string | null }[]
  contract: { before: string | null; after: string }
}

const compareNames = (before: readonly string[], after: readonly string[]): Names => ({
  added: after.filter((name) => !before.includes(name)),
  removed: before.filter((name) => !after.includes(name)),
})

const pathsOf = (release: Release | undefined) => (release?.pages ?? []).map(({ path }) => path)
/** Contributions by the names that people know them by. */
const slotsOf = (release: Release | undefined) => {
  if (!release) return []
  const names = listContributionNames(release)
  return listContributions(release).map(({ files }, index) => ({ name: names[index] ?? '', files }))
}
const slotNamesOf = (release: Release | undefined) => slotsOf(release).map(({ name }) => name)

/** What a release changes against the one before: routes, slots, sizes, shared ranges, contract. */
export const compareReleases = (before: Release | undefined, after: Release): ReleaseChanges => {
  const packages = [...new Set([...Object.keys(before?.shared ?? {}), ...Object.keys(after.shared)])].sort()
  return {
    since: before?.build ?? null,
    routes: compareNames(pathsOf(before), pathsOf(after)),
    slots: compareNames(slotNamesOf(before), slotNamesOf(after)),
    pages: after.pages.map((page) => {
      const known = before?.pages.find(({ path }) => path === page.path)
      return {
        path: page.path,
        before: before && known ? transferBytes(before, known) : null,
        after: transferBytes(after, page),
      }
    }),
    slot_sizes: slotsOf(after).map((slot) => {
      const known = slotsOf(before).find(({ name }) => name === slot.name)
      return {
        name: slot.name,
        before: before && known ? transferBytes(before, known) : null,
        after: transferBytes(after, slot),
      }
    }),
    shared: packages
      .map((name) => ({ name, before: before?.shared[name] ?? null, after: after.shared[name] ?? null }))
      .filter((range) => before !== undefined && range.before !== range.after),
    contract: { before: before?.contract ?? null, after: after.contract },
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
const signed = (bytes: number) => `${bytes < 0 ? '−' : '+'}${kilobytes(Math.abs(bytes))}`

/** The changes as lines for people; says so where nothing that visitors or shells could tell has changed. */
export const formatReleaseChanges = (changes: ReleaseChanges): string[] => {
  const { since, routes, slots, pages, slot_sizes, shared, contract } = changes
  const sizes = [
    ...pages.map(({ path, ...size }) => ({ part: path, ...size })),
    ...slot_sizes.map(({ name, ...size }) => ({ part: `slot ${name}`, ...size })),
  ]
  const lines = [
    ...routes.added.map((path) => `  + route ${path}`),
    ...routes.removed.map((path) => `  − route ${path}`),
    ...slots.added.map((name) => `  + slot ${name}`),
    ...slots.removed.map((name) => `  − slot ${name}`),
    ...sizes
      // A build id of its own weighs some bytes; what is told is what the figures show.
      .filter(({ before, after }) => before === null || Math.abs(after - before) >= 52)
      .map(({ part, before, after }) =>
        before === null
          ? `  ${part}: ${kilobytes(after)} of scripts`
          : `  ${part}: ${kilobytes(after)} of scripts (${signed(after - before)})`,
      ),
    ...shared.map(({ name, before, after }) => `  ${name}: ${before ?? 'not shared'} → ${after ?? 'not shared'}`),
    ...(contract.before !== null && contract.before !== contract.after
      ? [`  contract ${contract.before} → ${contract.after}`]
      : []),
  ]
  if (since === null) return ['  first release', ...lines]
  return [`  against ${since}:`, ...(lines.length > 0 ? lines : ['  same routes, slots, sizes and shared ranges'])]
}
