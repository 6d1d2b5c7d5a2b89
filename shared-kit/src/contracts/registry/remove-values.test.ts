import { expect, test } from '@jest/globals'
import { errorReport } from './errors.ts'
import { removeValues } from './remove-values.ts'

test.each([
  ["Cannot read properties of undefined (reading 'title')", "Cannot read properties of undefined (reading 'title')"],
  ["undefined is not an object (evaluating 'job.title')", "undefined is not an object (evaluating 'job.title')"],
  ['can\'t access property "title", job is undefined', 'can\'t access property "title", job is undefined'],
  ['mf-search has no page /jobs-hiring/:slug', 'mf-search has no page …'],
  ['No profile for maria.cruz@example.com', 'No profile for …'],
  [`Unexpected token 'M', "Maria Cruz" is not valid JSON`, `Unexpected token '…', "…" is not valid JSON`],
  ['GET https://jobspan.example/api/jobs/42?q=nurse failed with 503', 'GET … failed with …'],
  ['application 4711 of 12.500,00', 'application … of …'],
  ['no session eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiI0MiJ9', 'no session …'],
  ['member 3f2c9a1e-77aa-4b1c-9d0e-000000000000 is gone', 'member … is gone'],
  ['氏名が長すぎます: 山田太郎', '…: …'],
  ['two\nlines\u0000\u001b[31m and \u202eleft', 'two lines […m and left'],
])('%p says no more than %p', (message, expected) => {
  expect(removeValues(message)).toBe(expected)
})

test('whatever comes in, what comes out is short and can be reported', () => {
  for (const text of ['', ' ', '\u0000'.repeat(10_000), `${'"'.repeat(5_000)}`, 'a b '.repeat(5_000)]) {
    const message = removeValues(text)
    expect(message.length).toBeLessThanOrEqual(200)
    expect(errorReport.shape.message.safeParse(message).success).toBe(true)
  }
})
