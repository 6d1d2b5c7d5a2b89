import { expect, it } from '@jest/globals'
import { parseInterviewsView } from './interviews-view.ts'

it.each([
  ['2026-12-01', '2026-12-01'],
  ['2026-02-31', undefined],
  ['tomorrow', undefined],
])('of the day %s the page shows %s', (day, shown) => {
  expect(parseInterviewsView(new URLSearchParams({ view: 'month', day }))).toEqual({ view: 'month', day: shown })
})
