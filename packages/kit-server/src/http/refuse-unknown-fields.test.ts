import { describe, expect, test } from '@jest/globals'
import { z } from 'zod/mini'
import { refuseUnknownFields } from './refuse-unknown-fields.ts'

const unknownFields = (schema: z.ZodMiniType, value: unknown) =>
  refuseUnknownFields(schema)
    .safeParse(value)
    .error?.issues.map((issue) => [
      issue.code,
      ...issue.path,
      ...(issue.code === 'unrecognized_keys' ? issue.keys : []),
    ])

const part = z.object({ name: z.string() })

describe('fields that a body does not name are refused', () => {
  test.each([
    ['in the body itself', part, { name: 'a', more: 1 }, ['more']],
    ['in a part', z.object({ part }), { part: { name: 'a', more: 1 } }, ['part', 'more']],
    [
      'in a part that may be absent',
      z.object({ part: z.optional(part) }),
      { part: { name: 'a', more: 1 } },
      ['part', 'more'],
    ],
    [
      'in a part that may be null',
      z.object({ part: z.nullable(part) }),
      { part: { name: 'a', more: 1 } },
      ['part', 'more'],
    ],
    [
      'in a part with a default',
      z.object({ part: z._default(part, { name: 'b' }) }),
      { part: { name: 'a', more: 1 } },
      ['part', 'more'],
    ],
    [
      'in a list',
      z.object({ parts: z.array(part) }),
      { parts: [{ name: 'a' }, { name: 'b', more: 1 }] },
      ['parts', 1, 'more'],
    ],
    [
      'in one of several forms',
      z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })]),
      { kind: 'b', more: 1 },
      ['more'],
    ],
    [
      'before a transformation',
      z.pipe(
        part,
        z.transform(({ name }) => name),
      ),
      { name: 'a', more: 1 },
      ['more'],
    ],
  ] as const)('%s', (_, schema, value, at) => {
    expect(unknownFields(schema, value)).toEqual([['unrecognized_keys', ...at]])
  })

  test('a form of a union keeps its own rules', () => {
    const body = z
      .object({ start: z.number(), end: z.number() })
      .check(z.refine(({ start, end }) => start <= end, { path: ['end'], error: 'before_start' }))
    expect(unknownFields(body, { start: 2, end: 1 })).toEqual([['custom', 'end']])
    expect(refuseUnknownFields(body).safeParse({ start: 1, end: 2 }).data).toEqual({ start: 1, end: 2 })
  })

  test('an object that takes any field still does, and the schema itself is not changed', () => {
    expect(unknownFields(z.looseObject({ name: z.string() }), { name: 'a', more: 1 })).toBeUndefined()
    expect(
      unknownFields(z.object({ campaign: z.record(z.string(), z.string()) }), { campaign: { any: 'a' } }),
    ).toBeUndefined()
    expect(
      unknownFields(z.object({ part: z.catch(part, { name: 'b' }) }), { part: { name: 'a', more: 1 } }),
    ).toBeUndefined()
    refuseUnknownFields(part)
    expect(part.safeParse({ name: 'a', more: 1 }).data).toEqual({ name: 'a' })
  })
})
