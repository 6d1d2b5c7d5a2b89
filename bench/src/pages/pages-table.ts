import { formatValue } from '../measurement.ts'
import { median } from '../statistics.ts'
import { markdownRow } from '../table.ts'
import type { PageAudit } from './page-audit.ts'

export type PageResult = {
  label: string
  isPublic: boolean
  applied: readonly PageAudit[]
  simulated: readonly PageAudit[]
}

type Figure = 'lcp' | 'tbt' | 'tbtByClock' | 'cls' | 'score'

export const middleOf = (audits: readonly PageAudit[], figure: Figure): number =>
  median(audits.map((audit) => audit[figure]))

/** Milliseconds that a simulated LCP stays below in nine of ten visits. */
const simulatedLimitMs = 1600

export const isQuick = ({ lcp }: Pick<PageAudit, 'lcp'>): boolean => lcp < simulatedLimitMs

const headings = ['', 'score', 'LCP', 'TBT', 'CLS', 'LCP, simulated', 'below 1.6 s']

/** A row for each page, as README and docs/measurements.md quote it. */
export const pagesTable = (results: readonly PageResult[]): string => {
  const rows = results.map(({ label, applied, simulated }) => [
    label,
    formatValue(Math.round(middleOf(simulated, 'score')), ''),
    formatValue(middleOf(applied, 'lcp') / 1000, 's'),
    formatValue(Math.round(middleOf(applied, 'tbt')), 'ms'),
    formatValue(middleOf(applied, 'cls'), ''),
    formatValue(middleOf(simulated, 'lcp') / 1000, 's'),
    `${simulated.filter(isQuick).length} of ${simulated.length}`,
  ])
  return [markdownRow(headings), '|---|--:|--:|--:|--:|--:|--:|', ...rows.map(markdownRow)].join('\n')
}
