import { describe, expect, it, jest } from '@jest/globals'
import fc from 'fast-check'
import { z } from 'zod/mini'
import { endpoint } from '../contracts/platform/endpoint.ts'
import { createApiClient } from './api-client.ts'
import { isApiError, readErrorText } from './api-error.ts'
import { toSearchParams } from './to-search-params.ts'

const read = endpoint({
  method: 'GET',
  path: '/api/thing/:id',
  summary: 'A thing',
  data: z.object({ name: z.string() }),
})
const write = endpoint({
  method: 'POST',
  path: '/api/thing',
  summary: 'Makes a thing',
  body: z.object({ name: z.string() }),
  data: z.object({ name: z.string() }),
})

type Answer = { status: number; body: unknown; headers?: Record<string, string> }

const clientFor = (responses: (Answer | Error)[], onUnauthorized?: () => boolean) => {
  const requests: Request[] = []
  const client = createApiClient({
    origin: 'http://api.test',
    headers: () => ({ 'Role-Id': '1' }),
    ...(onUnauthorized ? { onUnauthorized } : {}),
    fetch: async (input, init) => {
      requests.push(new Request(input, init))
      const answer = responses.shift() as Answer | Error
      if (answer instanceof Error) throw answer
      return Response.json(answer.body, { status: answer.status, headers: answer.headers ?? {} })
    },
  })
  return { client, requests }
}

const success = { status: 200, body: { code: 0, message: 'success', data: { name: 'Ada' } } }
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => (isApiError(error) ? error : undefined),
  )

describe('API client', () => {
  it('returns the parsed data and sends the headers that every call carries', async () => {
    const { client, requests } = clientFor([success])
    await expect(client.call(read, { params: { id: 'a/b' } })).resolves.toEqual({ name: 'Ada' })
    expect(requests[0]?.url).toBe('http://api.test/api/thing/a%2Fb')
    expect(requests[0]?.headers.get('role-id')).toBe('1')
  })

  it('fills in every parameter of a path, those of two words too', async () => {
    // A message of a chat was once asked for at `/api/thing/undefinedId`.
    const part = endpoint({ method: 'GET', path: '/api/thing/:id/part/:partId', summary: 'A part', data: read.data })
    const { client, requests } = clientFor([success])
    await client.call(part, { params: { id: 1, partId: 2 } as never })
    expect(requests[0]?.url).toBe('http://api.test/api/thing/1/part/2')
  })

  it('tries a read again after a passing failure, never a mutation', async () => {
    const busy = { status: 503, body: { code: 50101, message: '', data: null } }
    const reading = clientFor([busy, success])
    await expect(reading.client.call(read, { params: { id: 1 } })).resolves.toEqual({ name: 'Ada' })
    expect(reading.requests).toHaveLength(2)

    const writing = clientFor([busy, success])
    expect(await failure(writing.client.call(write, { body: { name: 'Ada' } }))).toMatchObject({
      status: 503,
      kind: 'server',
    })
    expect(writing.requests).toHaveLength(1)
  })

  it('gives a mutation the key of its intent and the header that other origins cannot set', async () => {
    const { client, requests } = clientFor([success])
    await client.call(write, { body: { name: 'Ada' }, idempotencyKey: 'intent-1' })
    expect(requests[0]?.headers.get('idempotency-key')).toBe('intent-1')
    expect(requests[0]?.headers.get('x-requested-with')).toBe('jobspan')
  })

  it('refuses an answer that does not keep the contract', async () => {
    const { client } = clientFor([{ status: 200, body: { code: 0, message: '', data: { name: 7 } } }])
    expect(await failure(client.call(read, { params: { id: 1 } }))).toMatchObject({ kind: 'malformed' })
  })

  it('calls a network that is gone “offline”', async () => {
    const gone = new TypeError('Failed to fetch')
    const { client } = clientFor([gone, gone, gone])
    expect(await failure(client.call(read, { params: { id: 1 } }))).toMatchObject({ kind: 'offline', status: 0 })
  }, 20_000)

  it('says when the session has expired, but not when a sign-in was refused', async () => {
    const refused = { status: 401, body: { code: 40002, message: 'invalid credential', data: null } }
    const missing = { status: 401, body: { code: 40003, message: 'session missing', data: null } }
    const expired = jest.fn(() => false)
    await failure(clientFor([refused], expired).client.call(read, { params: { id: 1 } }))
    expect(expired).toHaveBeenCalledTimes(1)
    const signIn = endpoint({ method: 'POST', path: '/api/auth/login', summary: 'Signs in', data: z.null() })
    const error = await failure(clientFor([refused], expired).client.call(signIn))
    expect(error).toMatchObject({ status: 401, code: 40002, message: 'invalid credential' })
    expect(expired).toHaveBeenCalledTimes(1)
    await failure(clientFor([missing], expired).client.call(signIn))
    expect(expired).toHaveBeenCalledTimes(2)
  })

  it('says so of a member who was suspended, but not when their sign-in is refused for it', async () => {
    const suspended = { status: 403, body: { code: 41044, message: 'account suspended', data: null } }
    const expired = jest.fn(() => false)
    const error = await failure(clientFor([suspended], expired).client.call(write, { body: { name: 'Ada' } }))
    expect([error?.code, expired.mock.calls.length]).toEqual([41044, 0])
    const me = endpoint({ method: 'GET', path: '/api/me', summary: 'Me', access: 'session', data: z.null() })
    expect(await failure(clientFor([suspended], expired).client.call(me))).toMatchObject({ code: 41044 })
    expect(expired).toHaveBeenCalledTimes(1)
  })

  // “You do not have permission” was all that a member was told whose session another tab had found ended, and whose cookie was a guest's.
  it('says so where a call for members is answered as a guest’s', async () => {
    const forMembers = { status: 403, body: { code: 40005, message: '', data: null } }
    const expired = jest.fn(() => false)
    const at = (access: 'session' | 'member') =>
      endpoint({ method: 'GET', path: '/api/mine', summary: 'Mine', access, data: z.null() })
    await failure(clientFor([forMembers], expired).client.call(at('session')))
    expect(expired).not.toHaveBeenCalled()
    await failure(clientFor([forMembers], expired).client.call(at('member')))
    expect(expired).toHaveBeenCalledTimes(1)
  })

  it('repeats a call once as the same intent where there is a session again', async () => {
    const missing = { status: 401, body: { code: 40003, message: '', data: null } }
    const renewed = clientFor([missing, success], () => true)
    await expect(renewed.client.call(write, { body: { name: 'Ada' } })).resolves.toEqual({ name: 'Ada' })
    const [first, second] = renewed.requests.map(({ headers }) => headers.get('idempotency-key'))
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(second).toBe(first)
    const still = clientFor([missing, missing, success], () => true)
    expect(await failure(still.client.call(write, { body: { name: 'Ada' } }))).toMatchObject({ code: 40003 })
    expect(still.requests).toHaveLength(2)
  })

  it('says at once that a read is to wait for minutes, as a guess too many is', async () => {
    const tooMany = { status: 429, body: { code: 40006, message: '', data: null }, headers: { 'retry-after': '540' } }
    const { client, requests } = clientFor([tooMany, success])
    expect(await failure(client.call(read, { params: { id: 1 } }))).toMatchObject({ retryAfter: 540, code: 40006 })
    expect(requests).toHaveLength(1)
  })

  it('keeps the seconds that a refusal names', async () => {
    const { client } = clientFor([
      { status: 429, body: { code: 40006, message: '', data: null }, headers: { 'retry-after': '7' } },
    ])
    expect(await failure(client.call(write, { body: { name: 'Ada' } }))).toMatchObject({ retryAfter: 7, code: 40006 })
  })
})

describe('error text', () => {
  it('is read in the fixed order', () => {
    const whole = {
      errors: { error: ['first'], errors: ['second'], phone_num: ['third'] },
      data: 'fifth',
      message: 'last',
    }
    expect(readErrorText(whole)).toBe('first')
    expect(readErrorText({ ...whole, errors: { errors: ['second'], phone_num: ['third'] } })).toBe('second')
    expect(readErrorText({ ...whole, errors: { phone_num: ['third'] } })).toBe('third')
    expect(readErrorText({ ...whole, errors: ['fourth'] })).toBe('fourth')
    // Quick apply says there what it refuses.
    const refused = { message: ['You cannot apply for this job.'] }
    expect(readErrorText({ ...whole, errors: refused })).toBe('You cannot apply for this job.')
    expect(readErrorText({ ...whole, errors: { ...refused, phone_num: ['third'] } })).toBe('third')
    expect(readErrorText({ ...whole, errors: {} })).toBe('fifth')
    expect(readErrorText({ errors: {}, data: null, message: 'last' })).toBe('last')
  })

  it('is a text whatever the body is', () => {
    fc.assert(fc.property(fc.anything(), (body) => typeof readErrorText(body) === 'string'))
  })
})

describe('query', () => {
  it('drops what is empty and keeps 0 and false', () => {
    const query = toSearchParams({ a: '', b: null, c: undefined, d: [], e: 0, f: false, g: [1, 2], h: 'x y' })
    expect(query.toString()).toBe('e=0&f=false&g=1%2C2&h=x+y')
  })
})
