/** A seeded source of numbers: the same seed gives the same catalogue on every machine. */
export type Random = {
  /** 0 to below 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** `count` different items in random order, fewer when there are fewer. */
  some<Item>(items: readonly Item[], count: number): Item[]
  /** The index whose share of `weights` was hit. */
  weighted(weights: readonly number[]): number
}

/** Mulberry32: 32 bits of state, fast and even enough for made-up jobs, of no use for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (items) => {
      if (items.length === 0) throw new Error('Nothing to pick from')
      return items[Math.floor(next() * items.length)] as (typeof items)[number]
    },
    some: (items, count) => {
      // Drawing again is cheaper than copying a long list to take a few of it.
      if (count * 3 < items.length) {
        const chosen: (typeof items)[number][] = []
        while (chosen.length < count) {
          const item = items[Math.floor(next() * items.length)] as (typeof items)[number]
          if (!chosen.includes(item)) chosen.push(item)
        }
        return chosen
      }
      const rest = items.slice()
      const size = Math.min(count, rest.length)
      for (let index = 0; index < size; index++) {
        const other = index + Math.floor(next() * (rest.length - index))
        const held = rest[index] as (typeof items)[number]
        rest[index] = rest[other] as (typeof items)[number]
        rest[other] = held
      }
      rest.length = size
      return rest
    },
    weighted: (weights) => {
      let total = 0
      for (const weight of weights) total += weight
      let left = next() * total
      for (let index = 0; index < weights.length; index++) {
        left -= weights[index] as number
        if (left < 0) return index
      }
      return weights.length - 1
    },
  }
}
