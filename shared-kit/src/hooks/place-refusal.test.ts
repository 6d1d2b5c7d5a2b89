import { expect, it } from '@jest/globals'
import { ApiError } from '@jobspan/shared-kit/api'
import { getFieldErrors, isValidationError, placeRefusal } from './place-refusal.ts'

const refused = (errors: unknown, { status = 422, code = 40001 } = {}) =>
  new ApiError({ kind: 'refused', status, code, message: 'Not valid.', body: { code, errors } })

it('says each reason at the field of the form, and names what the form has no field for', () => {
  const error = refused({
    first_name: ['not_a_name'],
    last_name: ['required'],
    'criteria.query': ['too_long'],
    'criteria.country': ['not_listed'],
    source: ['required'],
    unheard_of: ['unknown_field'],
    error: ['Not valid.'],
  })
  const fields = { first_name: 'name', last_name: 'name', criteria: null, 'criteria.query': 'query', source: null }
  expect(placeRefusal(error, fields)).toEqual({
    reasons: { name: 'not_a_name', query: 'too_long' },
    others: ['criteria.country', 'source', 'unheard_of'],
  })
})

it('finds the field of an entry of a list', () => {
  const error = refused({ 'screening_answers.1.answer': ['too_long'] })
  expect(placeRefusal(error, { screening_answers: null, 'screening_answers.1': 'q7' }).reasons).toEqual({
    q7: 'too_long',
  })
})

it.each([400, 409, 422])('reads the fields of a refusal with status %i', (status) => {
  expect(getFieldErrors(refused({ email: ['taken'] }, { status }))).toEqual({ email: 'taken' })
})

it('finds none in what is no refusal of fields', () => {
  expect(getFieldErrors(refused(['Not valid.']))).toEqual({})
  expect(getFieldErrors(refused(undefined))).toEqual({})
  expect(getFieldErrors(new Error('offline'))).toEqual({})
})

it('knows a refusal that says no more than its fields; the registry has no codes beside the status', () => {
  expect(isValidationError(refused({}))).toBe(true)
  expect(isValidationError(refused({}, { code: 422 }))).toBe(true)
  expect(isValidationError(refused({}, { code: 41297 }))).toBe(false)
})
