import { expect, test } from '@jest/globals'
import type { ParsedField, ParsedResume } from './parsed-resume.ts'
import { placeOnPages } from './place-on-pages.ts'

const field = (value: string, page: number | null, line: string): ParsedField => ({
  value,
  text: value,
  confidence: 1,
  source: { page, line, box: page === null ? null : { left: 0, top: 0, width: 1, height: 1 } },
})
const resume = (...items: ParsedResume['items']): ParsedResume => ({ language: 'ja', items, unread: [] })
const job = (title: string, company: string, page: number | null, line: string): ParsedResume['items'][number] => ({
  section: 'work_experiences',
  fields: { job_title: field(title, page, line), company_name: field(company, page, line) },
})

// Below the pages a member read “work[0].position: Accountant”.
test('values that a PDF carries have the lines of its pages, each of its own record', () => {
  const carried = resume(
    job('Accountant', 'Harbour', null, 'work[0]'),
    job('Accountant', 'Quayside', null, 'work[1]'),
    job('Clerk', 'Nowhere', null, 'work[2]'),
  )
  const pages = resume(
    job('Accountant', 'Quayside', 1, 'Accountant, Quayside'),
    job('Accountant', 'Harbour', 2, 'Accountant, Harbour'),
  )
  const { items, language } = placeOnPages(carried, pages)
  expect(items.map(({ fields }) => fields.company_name?.source?.line)).toEqual([
    'Accountant, Harbour',
    'Accountant, Quayside',
    undefined,
  ])
  expect(items.map(({ fields }) => fields.company_name?.value)).toEqual(['Harbour', 'Quayside', 'Nowhere'])
  expect(language).toBe('ja')
})
