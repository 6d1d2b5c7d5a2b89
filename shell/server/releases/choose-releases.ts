import { createHash } from 'node:crypto'
import type { CountryDocument, Rollout } from '@jobspan/shared-kit/contracts/registry/document'
import type { Release } from '@jobspan/shared-kit/contracts/releases'
import type { ReleaseState } from './release-store.ts'

/** A release that somebody meets, and why it is this one. */
export type Running = {
  name: string
  release: Release
  why: 'current' | 'canary' | 'previous' | 'preview' | 'override'
  /** Off in this country: its addresses say so, nothing else of it is there. */
  enabled: boolean
  /** Why it may not run here; its pages show a fallback. */
  misfit: string | undefined
  /** Address of a squad's own server, which the browser takes this remote from. */
  origin: string | undefined
}

export type Visitor = {
  /** The visitor's device id. */
  device: string
  preview: { remote: string; enabled: boolean; release: Release } | undefined
  overrides: readonly { remote: string; origin: string }[]
  /** Releases that the visitor's browser could not use; others are wanted. */
  failed?: readonly { name: string; build: string }[]
}

export type Judge = {
  state(release: Release): ReleaseState
  misfit(release: Release): string | undefined
}

/** Places that visitors are spread over; one is a hundredth of a percent. */
const places = 10_000n

/** A visitor's place among 10,000, the same in every release of a remote as long as its salt is. */
export const placeOf = (device: string, remote: string, salt: string): number =>
  Number(BigInt(`0x${createHash('sha256').update(`${device}|${remote}|${salt}`).digest('hex')}`) % places)

const isCanary = (device: string, { name, salt, canary }: Rollout) =>
  canary !== null && placeOf(device, name, salt) < canary.percent * 100

/**
 * The releases that a visitor meets in a country. What fits this shell and is whole comes first: preview, canary, current,
 * previous. Where none is, the current one stands with the reason, so that its pages can say that they did not load.
 */
export const chooseReleases = (document: CountryDocument, visitor: Visitor, judge: Judge): Running[] =>
  document.remotes.map((rollout): Running => {
    const { name, current, previous, canary } = rollout
    const preview = visitor.preview?.remote === name ? visitor.preview : undefined
    const override = visitor.overrides.find(({ remote }) => remote === name)
    if (override) {
      const { origin } = override
      return { name, release: current, why: 'override', enabled: true, misfit: undefined, origin }
    }
    const enabled = preview ? preview.enabled : rollout.enabled
    const wishes: { why: Running['why']; release: Release | null | undefined }[] = [
      { why: 'preview', release: preview?.release },
      { why: 'canary', release: isCanary(visitor.device, rollout) ? canary?.release : null },
      { why: 'current', release: current },
      { why: 'previous', release: previous },
    ]
    const failed = ({ name: of, build }: Release) =>
      visitor.failed?.some((each) => each.name === of && each.build === build) ?? false
    const fitting = wishes.flatMap(({ why, release }) =>
      release && judge.misfit(release) === undefined ? [{ why, release }] : [],
    )
    const chosen =
      fitting.find(({ release }) => judge.state(release) === 'ready' && !failed(release)) ??
      // Nothing is whole yet, as in the first seconds of a new shell: what is on its way stands in.
      fitting.find(({ release }) => judge.state(release) === 'fetching') ??
      fitting[0]
    if (chosen) return { name, ...chosen, enabled, misfit: undefined, origin: undefined }
    return { name, release: current, why: 'current', enabled, misfit: judge.misfit(current), origin: undefined }
  })
