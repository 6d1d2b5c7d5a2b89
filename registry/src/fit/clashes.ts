import type { Release } from '@jobspan/shared-kit/contracts/releases'

type Claims = Pick<Release, 'name' | 'pages' | 'slots' | 'overlays'>

/** Patterns clash when they match the same addresses: the same shape, whatever the parameters are called. */
const shapeOf = (path: string) => path.replace(/:[^/]+/g, ':')

/** Routes, slots and overlays of a release that belong to another remote; empty where there are none. */
export const clashes = (release: Claims, others: readonly Claims[]): string[] =>
  others
    .filter(({ name }) => name !== release.name)
    .flatMap((other) => {
      const shapes = new Set(other.pages.map(({ path }) => shapeOf(path)))
      const slots = new Set(other.slots.map(({ name }) => name))
      const flags = new Set(other.overlays.map(({ queryFlag }) => queryFlag))
      return [
        ...release.pages.filter(({ path }) => shapes.has(shapeOf(path))).map(({ path }) => `route ${path}`),
        ...release.slots.filter(({ name }) => slots.has(name)).map(({ name }) => `slot ${name}`),
        ...release.overlays
          .filter(({ queryFlag }) => flags.has(queryFlag))
          .map(({ queryFlag }) => `overlay ?${queryFlag}`),
      ].map((claim) => `${claim} belongs to ${other.name}`)
    })
