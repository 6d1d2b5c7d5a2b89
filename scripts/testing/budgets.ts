import { machineFactor } from './processor-time.ts'

/** Seconds of the processor: what one suite, or journey, and what all of a kind may take. Those of `npm test` are the whole's. */
export const budgets: Record<string, { each: number; sum: number }> = {
  unit: { each: 1, sum: 170 },
  component: { each: 4, sum: 300 },
  database: { each: 6, sum: 350 },
  'main journeys': { each: 12, sum: 300 },
}
export const budgetOfQuickCheck = 1450

/** A busy machine counts some 15 % more for the same work, and the same suite differs by a few hundredths from one run to the next. */
const allowance = 1.25

export type Cost = { kind: string; name: string; seconds: number }

const inSeconds = (seconds: number) => `${seconds.toFixed(1)} s`

/**
 * What the dearest ones took, and what is over its budget.
 *
 * @param loading seconds of each kind that belong to no single suite, such as loading modules that all of a process share
 */
export const assessCosts = (
  costs: readonly Cost[],
  loading: ReadonlyMap<string, number> = new Map(),
  factor = machineFactor(),
) => {
  const isOver = (seconds: number, budget = Number.POSITIVE_INFINITY) => seconds > budget * allowance * factor
  const kinds = [...new Set(costs.map(({ kind }) => kind))]
  const sums = kinds.map((kind) => ({
    kind,
    count: costs.filter((cost) => cost.kind === kind).length,
    loading: loading.get(kind) ?? 0,
    seconds: costs
      .filter((cost) => cost.kind === kind)
      .reduce((sum, { seconds }) => sum + seconds, loading.get(kind) ?? 0),
  }))
  const dearest = costs.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
  const machine = factor > 1 ? ` (this machine is given ${factor.toFixed(2)} times as much)` : ''
  return {
    lines: [
      `Seconds of the processor${machine}:`,
      ...sums.map(
        ({ kind, count, ...sum }) =>
          `  ${kind}: ${inSeconds(sum.seconds)} in ${count}${sum.loading > 0 ? `, ${inSeconds(sum.loading)} of it loading modules` : ''}${budgets[kind] ? `; the budget is ${budgets[kind].sum} s` : ''}`,
      ),
      'The dearest:',
      ...dearest.map(({ name, seconds }) => `  ${inSeconds(seconds).padStart(7)}  ${name}`),
    ],
    faults: [
      ...costs
        .filter(({ kind, seconds }) => isOver(seconds, budgets[kind]?.each))
        .map(
          ({ kind, name, seconds }) =>
            `${name} took ${inSeconds(seconds)} of the processor; one of ${kind} may take ${budgets[kind]?.each} s. Assert less, lower down, or make it *.slow.test.ts or a journey of the night (CONTRIBUTING.md).`,
        ),
      ...sums
        .filter(({ kind, seconds }) => isOver(seconds, budgets[kind]?.sum))
        .map(
          ({ kind, seconds }) =>
            `all of ${kind} took ${inSeconds(seconds)} of the processor; they may take ${budgets[kind]?.sum} s.`,
        ),
    ],
  }
}
