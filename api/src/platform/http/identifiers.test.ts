import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { z } from 'zod/mini'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

// `/api/job/jobs/0x10` was job 16, `1e3` job 1000, and `true` job 1: one thing had many addresses.
const noIdentifiers = [
  '0x10',
  '1e3',
  '1\u00a0',
  ' 1',
  '+1',
  '-1',
  '1.0',
  '01',
  '0',
  '',
  'true',
  '١',
  '2147483648',
  '9'.repeat(400),
]
const otherValues = [true, null, [], ['1'], 1.5, 0, -1, 2_147_483_648]

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())

type Schema = z.ZodMiniType
type Definition = {
  shape?: Record<string, Schema>
  innerType?: Schema
  element?: Schema
  in?: Schema
  options?: Schema[]
}
const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition

/** Without optional, nullable and default around it. */
const unwrapped = (schema: Schema): Schema => {
  const { innerType } = definitionOf(schema)
  return innerType ? unwrapped(innerType) : schema
}

/** Every field of a schema whose name says that it is the id of something, in objects, lists and choices within it. */
const identifiersIn = (schema: Schema, path: string): [path: string, schema: Schema][] => {
  const inner = unwrapped(schema)
  const { shape, element, in: before, options } = definitionOf(inner)
  if (/(^|[._])ids?$/.test(path) && !shape && !element) return [[path, inner]]
  const parts: [string, Schema][] = [
    ...Object.entries(shape ?? {}).map(([name, part]): [string, Schema] => [`${path}.${name}`, part]),
    ...[element, before, ...(options ?? [])]
      .filter((part) => part !== undefined)
      .map((part): [string, Schema] => [path, part]),
  ]
  return parts.flatMap(([name, part]) => identifiersIn(part, name))
}

/**
 * Ids of browsers, sign-in pictures (22 letters), passkeys and take-overs of a resume (a UUID) are texts; lists in an address drop what is no id
 * (docs/product-rules.md#lists-of-ids).
 */
const isText = (schema: Schema) =>
  ['abc', 'a'.repeat(22), '00000000-0000-4000-8000-000000000000'].some((text) => schema.safeParse(text).success)

test('every id of every operation is digits, from 1 to 2147483647', () => {
  const found = api.app.operations.flatMap(({ method, path, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      identifiersIn(schema as Schema, part).map(([name, id]) => ({ name: `${method} ${path} ${name}`, id, part })),
    ),
  )
  const numbers = found.filter(({ id }) => !isText(id))
  expect(numbers.length).toBeGreaterThan(60)
  const wrong = numbers.flatMap(({ name, id }) =>
    [...noIdentifiers, ...otherValues]
      .filter((value) => id.safeParse(value).success)
      .map((value) => `${name} takes ${JSON.stringify(value)}`),
  )
  expect(wrong).toEqual([])
  const inAddresses = numbers.filter(({ part }) => part !== 'body')
  const refused = inAddresses.filter(({ id }) => !id.safeParse('2147483647').success || id.safeParse('7').data !== 7)
  expect(refused.map(({ name }) => name)).toEqual([])
})

// Template 1 is there on every site.
test.each(['0x1', '1e0', '1%C2%A0', 'true', '%2B1', '%201', '1.0', '01', '9'.repeat(400)])(
  'nothing is under %s',
  async (id) => {
    const download = (name: string) => api.visitor().get(`/api/data/resume-templates/${name}/download`)
    expect((await download('1')).status).toBe(200)
    expect((await download(id)).status).toBe(404)
  },
)
