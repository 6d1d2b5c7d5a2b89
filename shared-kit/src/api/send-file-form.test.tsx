import { expect, it, jest } from '@jest/globals'
import { HttpResponse, http } from 'msw'
import { z } from 'zod/mini'
import type { Locale } from '../remote/remote.ts'
import { setupMockApi } from '../testing/mock-api.ts'
import { sendFileForm } from './send-file-form.ts'

const server = setupMockApi()
const loseConnection = () => {
  // jsdom writes it there.
  jest.spyOn(console, 'error').mockImplementationOnce(() => undefined)
  return HttpResponse.error()
}
const operation = { method: 'POST', path: '/api/test', data: z.object({ id: z.number() }), filePart: 'picture' }
const form = { file: new File(['x'], 'x.png'), locale: { country: 'jp', language: 'ja' } as Locale, key: 'one-intent' }
const respond = (resolve: (request: Request) => Response | Promise<Response>) =>
  server.use(http.post('http://localhost/api/test', ({ request }) => resolve(request)))

it('sends what every change is sent with, and answers what came', async () => {
  let headers: Headers | undefined
  respond((request) => {
    headers = request.headers
    return HttpResponse.json({ code: 0, message: '', data: { id: 3 } })
  })
  expect(await sendFileForm(operation, form)).toEqual({ id: 3 })
  expect(Object.fromEntries(headers ?? [])).toMatchObject({
    'x-requested-with': 'jobspan',
    'idempotency-key': 'one-intent',
    'language-id': expect.stringMatching(/^\d+$/),
    'country-id': expect.stringMatching(/^\d+$/),
  })
})

it.each<[string, () => Response, object]>([
  [
    'is refused for a while',
    () => HttpResponse.json({ code: 40006, message: 'Later.' }, { status: 429, headers: { 'retry-after': '9' } }),
    { kind: 'refused', status: 429, code: 40006, message: 'Later.', retryAfter: 9 },
  ],
  [
    'fails',
    () => new HttpResponse('<html>', { status: 502 }),
    { kind: 'server', status: 502, code: 0, retryAfter: null },
  ],
  [
    'is answered by something else',
    () => HttpResponse.json({ data: { id: 'three' } }),
    { kind: 'malformed', status: 200 },
  ],
  ['does not get through', loseConnection, { kind: 'offline', status: 0 }],
])('tells how a form %s', async (_, answer, error) => {
  respond(answer)
  await expect(sendFileForm(operation, form)).rejects.toMatchObject(error)
})

it('stops when its time is over, and when it is told to', async () => {
  respond(() => new Promise<never>(() => undefined))
  await expect(sendFileForm(operation, { ...form, timeoutMs: 20 })).rejects.toMatchObject({ kind: 'timeout' })
  const abort = new AbortController()
  const sending = sendFileForm(operation, { ...form, signal: abort.signal })
  abort.abort('left')
  await expect(sending).rejects.toBe('left')
})
