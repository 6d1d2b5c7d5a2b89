import { expect, it } from '@jest/globals'
import type { PageAudit } from './page-audit.ts'
import { pagesTable } from './pages-table.ts'

const audit = (lcp: number, score = 100): PageAudit => ({
  fcp: lcp,
  lcp,
  tbt: 24.6,
  tbtByClock: 30,
  cls: 0.004,
  score,
  contentfulPaint: { element: 'text H1', scriptsBefore: [] },
})

it('has a row for each page: medians of what was applied, and how many simulated visits were quick', () => {
  const result = {
    label: 'home, en-us',
    isPublic: true,
    applied: [audit(900), audit(980), audit(2400)],
    simulated: [audit(800, 100), audit(1000, 99), audit(1600, 91)],
  }
  expect(pagesTable([result]).split('\n')).toEqual([
    '|  | score | LCP | TBT | CLS | LCP, simulated | below 1.6 s |',
    '|---|--:|--:|--:|--:|--:|--:|',
    '| home, en-us | 99 | 0.98 s | 25 ms | 0.004 | 1.00 s | 2 of 3 |',
  ])
})
