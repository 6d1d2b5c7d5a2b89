import { describe, expect, it } from '@jest/globals'
import { parseDrafts, toDrafts } from './slot-parameters.ts'

const parameters = [
  { name: 'jobId', kind: 'number', optional: false },
  { name: 'isOpen', kind: 'boolean', optional: true },
  { name: 'job', kind: 'json', optional: true },
] as const

describe('parameters of a slot', () => {
  it('fill the fields from an address, and are read from them again', () => {
    const text = '{"jobId":7,"isOpen":false,"job":{"title":"Cook"},"other":1}'
    const drafts = toDrafts(parameters, text)
    expect(drafts).toEqual({ jobId: '7', isOpen: 'false', job: '{\n  "title": "Cook"\n}' })
    expect(parseDrafts(parameters, drafts)).toEqual({
      params: { jobId: 7, isOpen: false, job: { title: 'Cook' } },
      errors: {},
    })
  })

  it('that are missing or of another type are told by name', () => {
    expect(parseDrafts(parameters, { isOpen: 'maybe', job: '{' }).errors).toEqual({
      jobId: 'The slot needs it.',
      isOpen: 'Write true or false.',
      job: 'This is no JSON.',
    })
    expect(parseDrafts(parameters, { jobId: 'seven', isOpen: '1' }).errors).toEqual({
      jobId: 'This is no number.',
      isOpen: 'Write true or false.',
    })
  })

  it('are one JSON object where their type does not list them', () => {
    expect(parseDrafts(null, toDrafts(null, '{"a":[1]}'))).toEqual({ params: { a: [1] }, errors: {} })
    expect(parseDrafts(null, { $: '[1]' }).errors).toEqual({ $: 'This is no JSON object.' })
  })

  it('of an address that is no JSON leave the fields empty', () => {
    expect(toDrafts(parameters, '{"jobId":')).toEqual({})
  })
})
