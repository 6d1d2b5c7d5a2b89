import { createHash } from 'node:crypto'
import type { CountryDocument, Rollout } from '@jobspan/shared-kit/contracts/registry/document'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import { createEmptyRelease } from './create-empty-release.ts'
import type { ReleaseState } from './release-store.ts'

/** A release that somebody meets, and why it is this one. */
export type SelectedRelease = {
  name: string
  release: Release
  reason: 'current' | 'canary' | 'previous' | 'preview' | 'override'
  /** Off in this country: its addresses say so, nothing else of it is there. */
  enabled: boolean
  /** Why it may not run here; its pages show a fallback. */
  incompatibility: string | undefined
  /** Address of a squad's own server, which the browser takes this remote from. */
  origin: string | undefined
  /** Of a canary, the current release: it takes the canary's place for a visitor whose canary fails. */
  fallbackRelease?: Release | undefined
  /** Build of the canary whose place it has taken for this document. */
  fallbackFor?: string
}

export type Visitor = {
  /** The visitor's device id. */
  device: string
  preview: { remote: string; enabled: boolean; release: Release } | undefined
  overrides: readonly { remote: string; origin: string }[]
  /** Releases that the visitor's browser could not use; others are wanted. */
  failed?: readonly { name: string; build: string }[]
  /** Canaries that failed for this visitor before: they get none of them again, whatever others get. */
  failedCanaries?: readonly { name: string; build: string }[]
}

export type ReleaseChecks = {
  state(release: Release): ReleaseState
  findIncompatibility(release: Release): string | undefined
}

/** Places that visitors are spread over; one is a hundredth of a percent. */
const bucketCount = 10_000n

/** A visitor's place among 10,000, the same in every release of a remote as long as its salt is. */
export const getRolloutBucket = (device: string, remote: string, salt: string): number =>
  Number(BigInt(`0x${createHash('sha256').update(`${device}|${remote}|${salt}`).digest('hex')}`) % bucketCount)

const isInRollout = (device: string, percent: number, { name, salt }: Pick<Rollout, 'name' | 'salt'>) =>
  getRolloutBucket(device, name, salt) < percent * 100

const isInCanary = (
  { device, failedCanaries }: Visitor,
  rollout: Rollout,
  { release, percent }: NonNullable<Rollout['canary']>,
) => !includes(failedCanaries, release) && isInRollout(device, percent, rollout)

const canBeFallback = (current: Release, visitor: Visitor, { state, findIncompatibility }: ReleaseChecks) =>
  state(current) === 'ready' && findIncompatibility(current) === undefined && !isFailed(visitor, current)

/** Releases with the current one in the place of a canary that failed while the document was made. */
export const replaceCanary = (activeReleases: readonly SelectedRelease[], name: string): SelectedRelease[] =>
  activeReleases.map((selected) => {
    const { fallbackRelease, ...canary } = selected
    if (selected.name !== name || !fallbackRelease) return selected
    return { ...canary, release: fallbackRelease, reason: 'current', fallbackFor: canary.release.build }
  })

/** All releases that a country's document names. */
export const releasesIn = (document: CountryDocument | undefined): Release[] => [
  ...(document?.remotes ?? []).flatMap(({ current, previous, canary }) =>
    [current, canary?.release, previous].filter((release) => release !== undefined && release !== null),
  ),
  ...(document?.first_canaries ?? []).map(({ release }) => release),
]

const includes = (releases: Visitor['failed'], { name, build }: Release) =>
  releases?.some((each) => each.name === name && each.build === build) ?? false

const isFailed = ({ failed }: Visitor, release: Release) => includes(failed, release)

const isListed = (document: CountryDocument, name: string) => document.remotes.some((rollout) => rollout.name === name)

/**
 * Remotes that only a squad's own server has: the country knows nothing of them, or no more than a first canary. Their pages and
 * slots are told by that server, which only the browser reaches.
 */
const selectUnreleasedOverrides = (document: CountryDocument, { overrides }: Visitor): SelectedRelease[] =>
  overrides
    .filter(
      ({ remote }, index) =>
        !isListed(document, remote) && overrides.findIndex((each) => each.remote === remote) === index,
    )
    .map(({ remote: name, origin }) => ({
      name,
      release: createEmptyRelease(name, 'unreleased'),
      reason: 'override',
      enabled: true,
      incompatibility: undefined,
      origin,
    }))

/**
 * Of remotes that have no current release in the country: where the visitor is among the first, or looks at a change before it takes
 * effect. Nothing stands in for what may not run: the remote is not there then, as for everybody else.
 */
const selectFirstCanaries = (document: CountryDocument, visitor: Visitor, checks: ReleaseChecks): SelectedRelease[] => {
  const { preview } = visitor
  const isTaken = (name: string) => isListed(document, name) || visitor.overrides.some(({ remote }) => remote === name)
  const candidates: Pick<SelectedRelease, 'name' | 'release' | 'reason'>[] = (document.first_canaries ?? [])
    .filter(({ name }) => name !== preview?.remote && !isTaken(name))
    .filter((first) => isInRollout(visitor.device, first.percent, first))
    .map(({ name, release }) => ({ name, release, reason: 'canary' }))
  if (preview?.enabled && !isTaken(preview.remote))
    candidates.push({ name: preview.remote, release: preview.release, reason: 'preview' })
  return candidates.flatMap(({ release, ...candidate }) =>
    checks.findIncompatibility(release) === undefined &&
    !['damaged', 'arriving'].includes(checks.state(release)) &&
    !isFailed(visitor, release)
      ? [{ ...candidate, release, enabled: true, incompatibility: undefined, origin: undefined }]
      : [],
  )
}

/**
 * The releases that a visitor meets in a country. What fits this shell and is whole comes first: preview, canary, current,
 * previous. Where none is, the current one stands with the reason, so that its pages can say that they did not load. A remote of which nothing has
 * run here becomes a part of the site once its first release has arrived.
 */
export const selectReleases = (
  document: CountryDocument,
  visitor: Visitor,
  checks: ReleaseChecks,
): SelectedRelease[] => [
  ...document.remotes.flatMap((rollout): SelectedRelease | [] => {
    const { name, current, previous, canary } = rollout
    const preview = visitor.preview?.remote === name ? visitor.preview : undefined
    const override = visitor.overrides.find(({ remote }) => remote === name)
    if (override) {
      const { origin } = override
      return { name, release: current, reason: 'override', enabled: true, incompatibility: undefined, origin }
    }
    const enabled = preview ? preview.enabled : rollout.enabled
    const candidates: { reason: SelectedRelease['reason']; release: Release | null | undefined }[] = [
      { reason: 'preview', release: preview?.release },
      {
        reason: 'canary',
        release: canary && isInCanary(visitor, rollout, canary) ? canary.release : null,
      },
      { reason: 'current', release: current },
      { reason: 'previous', release: previous },
    ]
    const fitting = candidates.flatMap(({ reason, release }) =>
      release && checks.findIncompatibility(release) === undefined ? [{ reason, release }] : [],
    )
    const chosen =
      fitting.find(({ release }) => checks.state(release) === 'ready' && !isFailed(visitor, release)) ??
      fitting.find(({ release }) => checks.state(release) === 'arriving') ??
      // Nothing is whole, as where the registry is away: what could not be had yet stands in.
      fitting.find(({ release }) => checks.state(release) === 'fetching') ??
      fitting[0]
    if (chosen && checks.state(chosen.release) === 'arriving') return []
    if (chosen) {
      const fallback =
        chosen.reason === 'canary' && canBeFallback(current, visitor, checks) ? { fallbackRelease: current } : {}
      return { name, ...chosen, enabled, incompatibility: undefined, origin: undefined, ...fallback }
    }
    return {
      name,
      release: current,
      reason: 'current',
      enabled,
      incompatibility: checks.findIncompatibility(current),
      origin: undefined,
    }
  }),
  ...selectFirstCanaries(document, visitor, checks),
  ...selectUnreleasedOverrides(document, visitor),
]
