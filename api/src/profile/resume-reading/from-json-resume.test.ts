import { expect, test } from '@jest/globals'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { fromJsonResume } from './from-json-resume.ts'
import { parseJsonResume } from './parse-json-resume.ts'
import { toDraft } from './to-draft.ts'

const read = (resume: unknown) => {
  const parsed = parseJsonResume(JSON.stringify(resume))
  if (!parsed) throw new Error('no JSON Resume')
  const { items, unread } = fromJsonResume(parsed)
  const values = items.map(({ fields }) =>
    Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value])),
  )
  return { items, values, unread: unread.map(({ line }) => line) }
}
const job = (startDate: unknown, endDate?: unknown) => read({ work: [{ name: 'Copperline', startDate, endDate }] })

// Only “2015-03” was read: all other dates were left out without a word, and a job with an end that could not be read went on.
test.each<[unknown, unknown, string | null, string | null]>([
  ['March 2015', 'Present', '2015-03', null],
  ['06/2011', 'Feb 2015', '2011-06', '2015-02'],
  ['2014-01-31', '2015-05-01T00:00:00Z', '2014-01', '2015-05'],
  ['12/31/2014', '31.12.2015', '2014-12', '2015-12'],
  [2011, '2015', '2011', '2015'],
  ['2015年3月', '至今', '2015-03', null],
  ['marzo de 2015', 'actualidad', '2015-03', null],
  ['2015-03', undefined, '2015-03', null],
])('dates as people write them: %j to %j', (from, to, start, end) => {
  const { values, unread } = job(from, to)
  expect(values[0]).toMatchObject({ start, end })
  expect(unread).toEqual([])
})

test('what cannot be read is told, and no job goes on for it', () => {
  const { items, unread } = job('summer of 2009', '03/04/2015')
  expect(unread).toEqual(['work[0].startDate: summer of 2009', 'work[0].endDate: 03/04/2015'])
  expect(items[0]?.fields.start).toMatchObject({ value: null, text: 'summer of 2009' })
  expect(items[0]?.fields.end).toMatchObject({ value: null, text: '03/04/2015' })
  const draft = toDraft({ language: null, items, unread: [] }, {} as Profile, {
    kind: 'json',
    page_count: null,
    is_exact: true,
  })
  const end = draft.sections[0]?.items[0]?.fields.find(({ key }) => key === 'end')
  expect(end).toMatchObject({ value: null, text: '03/04/2015', problem: 'month_missing' })
  const others = read({
    education: [{ institution: 'Westbrook', startDate: 'long ago' }],
    certificates: [{ name: 'Welding', date: 'in May' }],
  })
  expect(others.unread).toEqual(['education[0].startDate: long ago', 'certificates[0].date: in May'])
})

test.each([
  ['linkedin.com/in/ann', 'https://linkedin.com/in/ann'],
  ['//www.ann.example', 'https://www.ann.example'],
  ['http://ann.example', 'http://ann.example'],
  ['ask me', 'ask me'],
])('a link without https: %s', (url, expected) => {
  expect(read({ basics: { profiles: [{ network: 'LinkedIn', url }] } }).values[0]?.url).toBe(expected)
  expect(read({ certificates: [{ name: 'Welding', url }] }).values[0]?.url).toBe(expected)
})
