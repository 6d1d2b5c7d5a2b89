import type { SalaryRange } from '@jobspan/shared-kit/contracts/config/config'
import { salaryRangeFilters } from '../config/lists/list-rows.ts'
import { toMonthlyDollars } from '../jobs/pay-amount.ts'

/**
 * The ranges (docs/product-rules.md#salary-ranges) fit monthly pay in Taiwan dollars, pesos or lira. In other currencies nearly all pay
 * would be in one of them, so the same figures are multiplied by a power of ten: S$3,000, 30万円.
 */
const factors: Record<string, number> = {
  AED: 0.1,
  BRL: 0.1,
  CAD: 0.1,
  EUR: 0.1,
  GBP: 0.1,
  IDR: 100,
  JPY: 10,
  MYR: 0.1,
  NGN: 10,
  SAR: 0.1,
  SGD: 0.1,
  USD: 0.1,
}

const top = Math.max(...salaryRangeFilters.map(({ to }) => to))

/** Whether the bounds are those of the top range, whose upper bound is not a limit (docs/product-rules.md#top-salary-range). */
const isTopBucket = (from: number | null | undefined, to: number | null | undefined): boolean =>
  to === top && salaryRangeFilters.some((range) => range.from === from && range.to === to)

const rangesByCurrency = new Map<string, SalaryRange[]>()

/** The ranges of the pay filter for a currency, a month. A bound is null where the range has no end. */
export const salaryRanges = (currency: string): SalaryRange[] => {
  let ranges = rangesByCurrency.get(currency)
  if (!ranges) {
    const factor = factors[currency] ?? 1
    const scale = (amount: number) => Math.round(amount * factor)
    ranges = salaryRangeFilters.map(({ id, from, to }) => {
      if (factor !== 1 && isTopBucket(from, to)) return { id, from: scale(from - 1), to: null }
      return { id, from: from === 0 ? null : scale(from), to: scale(to) }
    })
    rangesByCurrency.set(currency, ranges)
  }
  return ranges
}

/** Bounds in US dollars a month, for bounds in a currency. */
export const toPayBounds = (
  { from, to }: { from: number | null | undefined; to: number | null | undefined },
  currency: string,
): { from: number; to: number } => ({
  from: toMonthlyDollars(from ?? 0, currency) ?? 0,
  to: to == null || isTopBucket(from, to) ? Number.MAX_VALUE : (toMonthlyDollars(to, currency) ?? 0),
})

const countedByCurrency = new Map<string, { id: number; from: number; to: number }[]>()

/** The ranges by which jobs are counted: the same in US dollars a month. */
export const countedRanges = (currency: string) => {
  let ranges = countedByCurrency.get(currency)
  if (!ranges) {
    ranges = salaryRanges(currency).map((range) => ({ id: range.id, ...toPayBounds(range, currency) }))
    countedByCurrency.set(currency, ranges)
  }
  return ranges
}
