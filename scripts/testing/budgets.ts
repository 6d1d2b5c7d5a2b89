import { machineFactor } from './processor-time.ts'

/** Seconds of the processor: what one suite, or one journey, and what all of a kind may take. */
const budgets: Record<string, { each: number; all: number }> = {
  unit: { each: 1, all: 170 },
  // Each suite has a jsdom of its own, which it loads its modules into: 80 s less where they share one.
  component: { each: 4, all: 380 },
  database: { each: 6, all: 350 },
  'main journeys': { each: 12, all: 300 },
}
/** What the whole of `npm test` may take. */
export const quickCheckBudget = 1450

/** Suites with a budget of their own, each with the reason. */
const ownBudgets: Record<string, number> = {
  // Opens some thirty pages by their addresses.
  'deep-links.spec.ts every page, opened by its address, is taken over as it stands, accessible and within the screen (guest, en-us)': 20,
  // Parses every source file once; in parts it would parse them more often.
  'scripts/checks/retired-words.test.ts': 4,
  // Shows every component of the kit, and has axe look at each.
  'shared-kit/src/design/gallery/gallery.test.tsx': 8,
  // Signs, packs and checks whole documents of a registry in a dozen ways.
  'shell/server/registry/registry-documents.test.ts': 3,
}

/**
 * What a suite may take before it is refused. The same suite took from 1.5 to 2.5 s, and from 5 to 6.8 s, in runs of one commit: a busy machine
 * counts more for the same work, and whoever comes first in a process compiles and collects for the others.
 */
const refusedAt = (budget: number) => budget * 2 + 1

/** `machine` is what `sampleMachine` gave when it ended. */
export type Cost = { kind: string; name: string; seconds: number; machine: number }

const format = (seconds: number) => `${seconds.toFixed(1)} s`
const sumOf = (costs: readonly Cost[]) => costs.reduce((sum, { seconds }) => sum + seconds, 0)

/**
 * What the dearest ones took, and what is over its budget.
 *
 * @param loading seconds of each kind that belong to no single suite, such as loading modules that all of a process share
 */
export const assessCosts = (costs: readonly Cost[], loading: ReadonlyMap<string, number> = new Map()) => {
  const kinds = [...new Set(costs.map(({ kind }) => kind))].map((kind) => {
    const own = costs.filter((cost) => cost.kind === kind)
    const shared = loading.get(kind) ?? 0
    const factor = machineFactor(own.map(({ machine }) => machine))
    return { kind, count: own.length, shared, seconds: sumOf(own) + shared, budget: budgets[kind]?.all, factor }
  })
  const factorOf = (kind: string) => kinds.find((other) => other.kind === kind)?.factor ?? 1
  const lines = [
    'Seconds of the processor:',
    ...kinds.map(({ kind, count, shared, seconds, budget, factor }) => {
      const details = [
        `${kind}: ${format(seconds)} in ${count}`,
        ...(shared > 0 ? [`${format(shared)} of it loading modules`] : []),
        ...(budget ? [`the budget is ${budget} s`] : []),
        ...(factor > 1 ? [`${factor.toFixed(2)} times as much on this machine now`] : []),
      ]
      return `  ${details.join(', ')}`
    }),
    'The dearest:',
    ...costs
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, 10)
      .map(({ name, seconds }) => `  ${format(seconds).padStart(7)}  ${name}`),
  ]
  const faults = [
    ...costs.flatMap(({ kind, name, seconds }) => {
      const budget = ownBudgets[name] ?? budgets[kind]?.each
      if (budget === undefined || seconds <= refusedAt(budget) * factorOf(kind)) return []
      return [
        `${name} took ${format(seconds)} of the processor, one of ${kind} may take ${budget} s. Assert less, or at a lower level, or move it to the night (CONTRIBUTING.md, “Tests”).`,
      ]
    }),
    ...kinds.flatMap(({ kind, seconds, budget, factor }) =>
      budget === undefined || seconds <= budget * factor
        ? []
        : [`all of ${kind} took ${format(seconds)} of the processor, they may take ${budget} s.`],
    ),
  ]
  return { lines, faults }
}
