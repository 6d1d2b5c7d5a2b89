import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Answer } from '../../testing/visitor.ts'

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())

type Headers = Record<string, string>

/** A shared cache as RFC 9111 (section 4.1) has it: an answer serves all requests that agree in the headers its `Vary` names. */
class SharedCache {
  readonly #stored: { url: string; request: Headers; names: string[]; answer: Answer }[] = []
  hits = 0

  async get(url: string, request: Headers): Promise<Answer> {
    const found = this.#stored.find(
      (stored) => stored.url === url && stored.names.every((name) => stored.request[name] === request[name]),
    )
    if (found) {
      this.hits += 1
      return found.answer
    }
    const answer = await api.visitor().get(url, request)
    const isPublic = /\bpublic\b.*max-age=[1-9]/.test(String(answer.headers['cache-control']))
    const names = [answer.headers.vary ?? []]
      .flat()
      .join(',')
      .toLowerCase()
      .split(/\s*,\s*/)
      .filter(Boolean)
    if (isPublic && !names.includes('*')) this.#stored.push({ url, request, names, answer })
    return answer
  }
}

const english = { 'language-id': '1', 'country-id': '193' }

// Whoever asked for Japanese behind a shared cache got the English answer that somebody had asked for before.
test.each(['/api/config/locations/list?country=sg', '/api/academy/recommended-courses'])('%s', async (url) => {
  const cache = new SharedCache()
  const first = await cache.get(url, english)
  expect(first.status).toBe(200)
  expect(first.headers['cache-control']).toMatch(/^public/)
  const japanese = { ...english, 'language-id': '10' }
  expect((await cache.get(url, japanese)).body).toEqual((await api.visitor().get(url, japanese)).body)
  expect(cache.hits).toBe(0)
  await cache.get(url, english)
  expect(cache.hits).toBe(1)
  await cache.get(url, { ...english, 'country-id': '10' })
  expect(cache.hits).toBe(1)
})

test('every kept answer to a visitor says by which headers it was chosen', async () => {
  const paths = api.app.operations
    .filter(({ method, path }) => method === 'GET' && !path.includes(':'))
    .map(({ path }) => path)
  const answers = await Promise.all(paths.map(async (path) => ({ path, ...(await api.visitor().get(path)) })))
  const cacheable = answers.filter(({ headers }) => /public/.test(String(headers['cache-control'])))
  expect(cacheable.length).toBeGreaterThan(5)
  const vague = cacheable.filter(({ headers }) => !/Language-Id, Country-Id/.test(String(headers.vary)))
  expect(vague.map(({ path }) => path)).toEqual([])
})
