import type { SigningKey } from '@jobspan/shared-kit/contracts/registry/keys'
import type { ListedShell } from '@jobspan/shared-kit/contracts/registry/releases'

/** How a key is changed, in order; `rest` is what comes between two rotations. */
export const rotationSteps = ['announce', 'activate', 'retire'] as const
export type RotationStep = (typeof rotationSteps)[number]

/** What is to be done next: an announced key waits to sign, then a former one waits to go; else a rotation would begin. */
export const nextStep = (keys: readonly SigningKey[]): RotationStep => {
  if (keys.some(({ state }) => state === 'next')) return 'activate'
  return keys.some(({ state }) => state === 'former' || state === 'retired') ? 'retire' : 'announce'
}

/** A shell that reports looks for documents twice as often, so one that reported this long after a change has seen it. */
const propagationMs = 60_000

/** Shells that spoke within the last day, but not since the key changed: they may not know of it. */
export const shellsNotSeenSince = (key: SigningKey, shells: readonly ListedShell[]): readonly ListedShell[] =>
  shells.filter(({ seen_at }) => Date.parse(seen_at) < Date.parse(key.changed_at) + propagationMs)
