import { expect, test } from '@jest/globals'
import { z } from 'zod/mini'
import { readFieldErrors } from './field-errors.ts'
import { refuseUnknownFields } from './refuse-unknown-fields.ts'

const body = refuseUnknownFields(
  z.object({
    name: z.optional(z.string().check(z.trim(), z.minLength(3), z.maxLength(5))),
    count: z.optional(z.int().check(z.minimum(1), z.maximum(3))),
    list: z.optional(z.array(z.object({ id: z.number() })).check(z.minLength(1), z.maxLength(2))),
    kind: z.optional(z.enum(['a', 'b'])),
    month: z.optional(z.string().check(z.regex(/^\d\d$/))),
    end: z.optional(z.number().check(z.refine((end) => end > 5, 'before_start'))),
  }),
)
const errorsOf = (value: unknown, schema: z.ZodMiniType = body) =>
  readFieldErrors(schema.safeParse(value).error?.issues ?? [], value, 'body')

// The names of the validator's own library were given: too_small for a short text, a low number and an empty list alike.
test.each([
  [{ name: 'ab' }, { name: ['too_short'] }],
  [{ name: '' }, { name: ['required'] }],
  [{ name: ' \u200b' }, { name: ['required'] }],
  [{ name: 'abcdef' }, { name: ['too_long'] }],
  [{ name: 1 }, { name: ['invalid'] }],
  [{ count: 0 }, { count: ['too_low'] }],
  [{ count: 4 }, { count: ['too_high'] }],
  [{ list: [] }, { list: ['too_few'] }],
  [{ list: [{ id: 1 }, { id: 2 }, { id: 3 }] }, { list: ['too_many'] }],
  [{ list: [{}] }, { 'list.0.id': ['required'] }],
  [{ list: [{ id: 1, name: 'a' }] }, { 'list.0.name': ['unknown_field'] }],
  [{ kind: 'c' }, { kind: ['not_listed'] }],
  [{ month: 'x' }, { month: ['invalid'] }],
  [{ end: 1 }, { end: ['before_start'] }],
  [
    { Name: 'abc', nmae: 'abc' },
    { Name: ['unknown_field'], nmae: ['unknown_field'] },
  ],
  [[], { body: ['invalid'] }],
  [null, { body: ['invalid'] }],
])('%j', (value, errors) => {
  expect(errorsOf(value)).toEqual(errors)
})

test('names that every object has are fields like others', () => {
  const value = JSON.parse('{"constructor":1,"toString":2}')
  expect(errorsOf(value)).toEqual({ constructor: ['unknown_field'], toString: ['unknown_field'] })
})

test('a thousand unknown fields are not all repeated', () => {
  const value = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`${'x'.repeat(200)}${index}`, 1]))
  expect(Object.keys(errorsOf(value)).length).toBeLessThanOrEqual(20)
})
