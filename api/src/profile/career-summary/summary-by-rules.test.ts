import { describe, expect, test } from '@jest/globals'
import { rewriteTypes } from '@jobspan/shared-kit/contracts/ai/ai-constants'
import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { writeSummaryByRules } from './summary-by-rules.ts'
import type { SummaryFacts } from './summary-facts.ts'

const facts: SummaryFacts = {
  title: 'Accountant',
  years: 5,
  field: 'Food',
  study: 'Accounting',
  skills: ['Excel', 'Xero', 'Payroll'],
  wanted: 'Controller',
}
const write = (change: Partial<SummaryFacts> = {}, type: (typeof rewriteTypes)[number] = 'balanced') =>
  writeSummaryByRules({ ...facts, ...change }, type, 'en-us')

test('says what the profile says, in three ways', () => {
  expect(rewriteTypes.map((type) => write({}, type))).toEqual([
    'Accountant with 5 years of experience in Food. Especially confident with Excel and Xero. Looking for a position as Controller.',
    'Accountant with 5 years of experience. Looking for a position as Controller.',
    'I bring Excel and Xero, built up over 5 years as Accountant. I would like to put this to use as Controller.',
  ])
})

test('leaves out what the profile does not say', () => {
  expect(write({ field: null, wanted: null, skills: [] })).toBe('Accountant with 5 years of experience.')
  expect(write({ years: 0, skills: [], wanted: null })).toBe('First work experience as Accountant.')
  expect(write({ title: null, wanted: null })).toBe(
    'Background in Accounting. Especially confident with Excel and Xero.',
  )
  expect(write({ title: null, study: null, wanted: null }, 'skills_first')).toBe('I bring Excel and Xero.')
  expect(write({ title: null, study: null, skills: [] }, 'concise')).toBe('Looking for a position as Controller.')
  expect(write({ wanted: null }, 'concise')).toBe(
    'Accountant with 5 years of experience. Especially confident with Excel and Xero.',
  )
})

describe.each(languages.map(({ key }) => key))('in %s', (language) => {
  test.each(rewriteTypes)('%s is whole', (type) => {
    const text = writeSummaryByRules(facts, type, language)
    expect(text).toContain('Accountant')
    expect(text).toContain('Controller')
    expect(text).not.toMatch(/[{}]|undefined|\s\s/)
    expect(text).toMatch(/[.。]$/)
    for (const years of [0, 1, 2, 11])
      expect(writeSummaryByRules({ ...facts, years }, type, language)).not.toMatch(/[{}]|undefined/)
  })
})
