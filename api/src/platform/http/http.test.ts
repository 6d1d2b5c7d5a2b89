import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { Validator } from '@seriousme/openapi-schema-validator'
import { sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { jobs } from '../../jobs/tables.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { ApiError, errorEnvelope } from '../errors/api-error.ts'
import { errorTexts } from '../errors/error-texts.ts'

let api: TestApp
let port: number

beforeAll(async () => {
  api = await createTestApp({ ALLOWED_HOSTS: 'jobs.test' })
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  port = (api.app.server.address() as { port: number }).port
}, 120_000)
afterAll(() => api.close())

type Described = { operationId: string; security?: object[]; responses: Record<string, object> }

/** Every operation of an OpenAPI document. */
const describedOperations = ({ paths }: { paths: Record<string, Record<string, Described>> }): Described[] =>
  Object.values(paths).flatMap(({ get, post, put, patch, delete: remove }) =>
    [get, post, put, patch, remove].filter((operation) => operation !== undefined),
  )

const envelope = (code: number) => ({ code, message: expect.stringMatching(/\S/), data: null })

describe('whatever is asked wrongly gets the envelope', () => {
  test('an unknown address', async () => {
    const { status, body } = await api.visitor().get('/api/nothing')
    expect(status).toBe(404)
    expect(body).toMatchObject(envelope(errorCode.notFound))
  })

  // The body was read first, and an empty one that calls itself JSON was answered 400.
  test.each([
    ['nothing', ''],
    ['half a body', '{'],
    ['a huge one', `"${'x'.repeat(300_000)}"`],
  ])('an unknown address, with %s for JSON', async (_, body) => {
    const answer = await api.visitor().post('/api/nothing', body, { 'content-type': 'application/json' })
    expect(answer.status).toBe(404)
    expect(answer.body).toMatchObject(envelope(errorCode.notFound))
    expect((await api.visitor().post('/api/job/jobs/1', body, { 'content-type': 'application/json' })).status).toBe(405)
  })

  // What a client sent under a wrong name was dropped without a word.
  test('a field that the operation does not know is named', async () => {
    const body = { email: 'a@b.test', otp: '123456', new_password: 'long enough', newPassword: 'x', constructor: 1 }
    const answer = await api.visitor().post('/api/auth/reset-password', body)
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject(envelope(errorCode.validationFailed))
    expect(answer.body.errors).toMatchObject({ newPassword: ['unknown_field'], constructor: ['unknown_field'] })
  })

  test.each([
    [
      '/api/auth/jobseekers/login',
      { login: 'a@b.test', password: 'x', client_id: 1, client_secret: 's', fcm_token_web: 't' },
      401,
    ],
    ['/api/auth/log-out', { source: 'web', session: 's' }, 200],
    ['/api/job/saved-jobs/create', { job_id: 1, device_uuid: 'd', device_udid: 'd', timestamp: 1 }, 401],
  ])(
    'fields that the product’s clients send and nothing reads are no reason to refuse %s',
    async (path, body, status) => {
      expect((await api.visitor().post(path, body)).status).toBe(status)
    },
  )

  test('what is wrong with a field is said by its reason', async () => {
    const body = { first_name: 'visit example.com', last_name: '', email: 'nobody', password: 'short' }
    const { body: answer } = await api.visitor().post('/api/auth/register', body)
    expect(answer.errors).toMatchObject({
      first_name: ['not_a_name'],
      last_name: ['required'],
      email: ['not_an_email'],
      password: ['too_short'],
      terms_and_condition: ['required'],
    })
  })

  test('a known address with another method', async () => {
    const { status, body, headers } = await api.visitor().delete('/api/job/jobs/1')
    expect(status).toBe(405)
    expect(headers.allow).toBe('GET')
    expect(body).toMatchObject(envelope(errorCode.notFound))
  })

  test.each([['{'], ['"text"'], ['[]'], ['null'], ['1'], ['{"email":'], ['{"__proto__":{"a":1}}']])(
    'the body %s',
    async (body) => {
      const answer = await api.visitor().post('/api/auth/register', body)
      expect([400, 422]).toContain(answer.status)
      expect(answer.body).toMatchObject(envelope(errorCode.validationFailed))
    },
  )

  // It was answered 500: going through it level by level used up the stack.
  test.each([
    ['lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['objects', `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`],
  ])('a body of %s within each other', async (_, body) => {
    const answer = await api.visitor().post('/api/auth/register', body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject(envelope(errorCode.validationFailed))
  })

  test('a body that is no JSON', async () => {
    const answer = await api.visitor().post('/api/auth/register', 'a=1', { 'content-type': 'text/csv' })
    expect(answer.status).toBe(415)
    expect(answer.body).toMatchObject(envelope(errorCode.validationFailed))
  })

  test('a huge body', async () => {
    const answer = await api.visitor().post('/api/auth/register', { email: 'x'.repeat(300_000) })
    expect(answer.status).toBe(413)
    expect(answer.body).toMatchObject(envelope(errorCode.validationFailed))
  })

  test.each(['%', '/api/job/jobs/%zz', '/api/%E0%A4%A', '//', '/api/../../etc/passwd', `/${'a/'.repeat(2000)}`])(
    'the address no. %#',
    async (path) => {
      const answer = await api.visitor().get(path.startsWith('/') ? path : `/${path}`)
      expect([400, 404]).toContain(answer.status)
      expect(answer.body.data).toBeNull()
    },
  )

  test('an address of 8 KB is read', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/nothing?query=${encodeURIComponent('漢'.repeat(900))}`)
    expect(answer.status).toBe(404)
  })

  test('a longer one is refused', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/nothing?query=${'x'.repeat(8_200)}`)
    expect(answer.status).toBe(414)
    expect(await answer.json()).toMatchObject(envelope(errorCode.validationFailed))
  })

  test('an address that is too long even so', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/nothing?query=${'x'.repeat(200_000)}`)
    expect(answer.status).toBe(414)
    expect(await answer.json()).toMatchObject(envelope(errorCode.validationFailed))
  })

  test('what is no HTTP at all', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write('hello\r\n\r\n')
    let answer = ''
    for await (const part of socket) answer += part
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('"code":40001')
  })

  test('unknown languages and countries fall back', async () => {
    for (const id of ['0', '-1', 'x', '99', '1,2']) {
      const answer = await api.visitor().get('/api/nothing', { 'language-id': id, 'country-id': id })
      expect(answer.body.message).toBe(errorTexts['en-us'].notFound)
    }
  })
})

describe('changes are taken from the site’s own pages only', () => {
  const logOut = (headers: Record<string, string>) => api.visitor().post('/api/auth/log-out', {}, headers)

  test.each(['http://localhost:3000', 'http://sg.localhost:3000'])('from %s', async (origin) => {
    expect((await logOut({ origin })).status).toBe(200)
  })

  test.each([
    'https://evil.example',
    'http://localhost:3000.evil.example',
    'http://evillocalhost:3000',
    'http://evil.localhost:3000',
    'http://sg.sg.localhost:3000',
    'https://sg.localhost:3000',
    'http://localhost:3001',
    'null',
    '',
  ])('not from %s', async (origin) => {
    const { body } = await logOut({ origin })
    expect(body).toMatchObject(envelope(errorCode.noPermission))
    expect(body.message).toBe(errorTexts['en-us'].originRefused)
  })

  // It said that there was no permission, and nothing of the header.
  test('nor without the header that no foreign form can send, which the answer names', async () => {
    const { body } = await logOut({ 'x-requested-with': '', 'language-id': '4' })
    expect(body.message).toBe(errorTexts.ja.requestedWithMissing)
    for (const texts of Object.values(errorTexts))
      expect(texts.requestedWithMissing).toContain('X-Requested-With: jobspan')
    expect((await logOut({ 'x-requested-with': '' })).status).toBe(403)
    expect((await logOut({ 'x-requested-with': 'XMLHttpRequest' })).status).toBe(403)
  })

  test('the host that a proxy on this machine names is the site’s own', async () => {
    expect((await logOut({ origin: 'http://jobs.test', 'x-forwarded-host': 'jobs.test' })).status).toBe(200)
  })
})

describe('error texts', () => {
  test('exist for every code', () => {
    const { success: _, ...codes } = errorCode
    expect(Object.keys(errorTexts['en-us']).toSorted()).toEqual(Object.keys(codes).toSorted())
  })

  test.each([
    [45, 'en-us', 'Please try again in 45 seconds.'],
    [1, 'en-us', 'Please try again in 1 second.'],
    [600, 'es-es', 'dentro de 10 minutos.'],
    [86_302, 'en-us', 'Please try again in 24 hours.'],
    [86_302, 'ar', 'بعد 24 ساعة.'],
    // What was left of the word for seconds stood behind the wait: “900 saniyeaniye”.
    [900, 'tr', 'Lütfen 15 dakika sonra'],
    [900, 'ms', 'cuba lagi dalam 15 minit.'],
  ] as const)('say a wait of %i seconds in %s', (retryAfterSeconds, language, words) => {
    const { message } = errorEnvelope(new ApiError('tooManyAttempts', { retryAfterSeconds }), language)
    expect(message).toContain(words)
  })

  test('come in the language of the request', async () => {
    const { body } = await api.visitor().get('/api/nothing', { 'language-id': '10' })
    expect(body.message).toBe(errorTexts.ar.notFound)
    expect(body.errors.error[0]).toBe(errorTexts.ar.notFound)
  })
})

describe('documentation', () => {
  test('describes every operation, with parameters and answers', async () => {
    const { body } = await api.visitor().get('/api/docs/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    for (const operation of api.app.operations) {
      const described = body.paths[operation.path.replace(/:(\w+)/g, '{$1}')][operation.method.toLowerCase()]
      expect(described.summary).toBe(operation.summary)
      const { content } = described.responses[operation.status ?? 200]
      // Everything comes in the envelope, except files and event streams.
      const [first] = Object.values(content) as { schema: { format?: string } }[]
      if (operation.streams) expect(Object.keys(content)).toEqual(['text/event-stream'])
      else expect(content['application/json']?.schema.properties?.data ?? first?.schema.format).toBeDefined()
      for (const [, name] of operation.path.matchAll(/:(\w+)/g)) {
        expect(described.parameters).toContainEqual(expect.objectContaining({ name, in: 'path', required: true }))
      }
    }
    const ids = describedOperations(body).map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    // The chat socket, the social callback by GET and by POST, the steps of a session transfer, one-click unsubscribing of two kinds of mails, Singpass's callback and keys, and session claims, beside the operations.
    expect(ids.length).toBe(api.app.operations.length + 11)
  })

  test('is OpenAPI to a validator of its own', async () => {
    const { body } = await api.visitor().get('/api/docs/openapi.json')
    const { valid, errors } = await new Validator().validate(body)
    expect([valid, errors]).toEqual([true, undefined])
  })

  // They were described as 200, and as open to everybody.
  test('says which status and which credentials there are', async () => {
    const { body } = await api.visitor().get('/api/docs/openapi.json')
    const created = describedOperations(body).filter(({ responses }) => responses['201'])
    expect(created.map(({ operationId }) => operationId).toSorted()).toEqual([
      'postApiAuthRegister',
      'postApiAuthRegisterPending',
      'postApiDataJobsIdApplications',
    ])
    // Without the word, readers of the document cannot tell an open operation from a forgotten one.
    for (const { operationId, security } of describedOperations(body))
      expect([operationId, security]).toEqual([operationId, expect.any(Array)])
    expect(body.paths['/api/job/jobs/{id}'].get.security).toEqual([])
    expect(body.servers).toEqual([{ url: '/' }])
    const employer = api.app.operations.filter(({ access }) => access === 'employer')
    expect(employer.length).toBe(72)
    for (const { path, method } of employer) {
      const { security } = body.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()]
      expect(security).toEqual([{ employer: [] }])
      const answer = await api.visitor().send(method, path.replace(/:\w+/g, '1'), method === 'GET' ? undefined : {})
      expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, expect.stringMatching(/^Basic /)])
      // It spoke of an email and a password.
      expect(answer.body).toMatchObject({ code: 40002, message: errorTexts['en-us'].employerSecretWrong })
    }
    expect(body.components.securitySchemes.employer).toMatchObject({ type: 'http', scheme: 'basic' })
  })

  test('says which headers and bodies a call needs, and what happens to who calls too often', async () => {
    const { body } = await api.visitor().get('/api/docs/openapi.json')
    for (const operation of api.app.operations) {
      const described = body.paths[operation.path.replace(/:(\w+)/g, '{$1}')][operation.method.toLowerCase()]
      const headers = described.parameters.filter((parameter: { in: string }) => parameter.in === 'header')
      const names = headers.map(({ name }: { name: string }) => name)
      expect(names).toEqual(expect.arrayContaining(['Role-Id', 'Country-Id', 'Language-Id', 'device_uuid', 'device']))
      expect(
        headers.some(
          (header: { name: string; required: boolean }) => header.name === 'X-Requested-With' && header.required,
        ),
      ).toBe(operation.method !== 'GET')
      expect(described.responses[429]).toEqual({ $ref: '#/components/responses/TooManyRequests' })
      const takesNothing = (operation.body as z.ZodMiniType).safeParse({}).success && operation.filePart === undefined
      if (described.requestBody)
        expect([operation.path, described.requestBody.required]).toEqual([operation.path, !takesNothing])
      else expect([operation.path, takesNothing]).toEqual([operation.path, true])
    }
    expect(body.paths['/api/jobApplication/im/live'].get.responses[101]).toBeDefined()
    expect(body.paths['/api/auth/social/{provider}/callback'].get.responses[302]).toBeDefined()
  })

  test('the page comes with its own assets and a policy of its own', async () => {
    expect((await api.visitor().get('/api/docs')).headers.location).toBe('/api/docs/')
    const page = await api.visitor().get('/api/docs/')
    expect(page.status).toBe(200)
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+'/)
    expect(page.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
    expect(page.body).not.toMatch(/https?:\/\/cdn/)
    const script = await api.visitor().get('/api/docs/js/scalar.js')
    expect(script.headers['content-type']).toContain('javascript')
  }, 60_000)
})

test('a database that is gone is “try again”, not a stack; back again, all works (needs PostgreSQL)', async () => {
  const broken = await createTestApp()
  const execute = broken.db.execute
  broken.db.execute = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })) as never
  expect((await broken.visitor().get('/healthz')).status).toBe(503)
  broken.db.execute = execute
  expect((await broken.visitor().get('/healthz')).status).toBe(200)
  await broken.db.execute(sql`alter table ${jobs} rename to jobs_away`)
  const { status, body } = await broken.visitor().get('/api/job/jobs/1')
  expect(status).toBe(500)
  expect(JSON.stringify(body)).not.toMatch(/select|relation|jobs_away/)
  expect(body).toMatchObject(envelope(errorCode.serverError))
  await broken.db.execute(sql`alter table jobs_away rename to jobs`)
  // What the server does to every connection when it is shut down.
  await broken.db
    .execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`)
    .catch(() => undefined)
  const answers = await Promise.all([1, 2, 3].map(() => broken.visitor().get('/api/job/jobs/1')))
  for (const answer of answers) expect([404, 503]).toContain(answer.status)
  expect((await broken.visitor().get('/api/job/jobs/1')).status).toBe(404)
  await broken.close()
}, 120_000)

test('metrics count requests by route, never by address', async () => {
  await api.visitor().get('/api/job/jobs/424242')
  const { body } = await api.visitor().get('/metrics')
  expect(body).toContain('route="/api/job/jobs/:id"')
  expect(body).not.toContain('424242')
})

// The file of an offer was read as often as somebody liked.
test('every read has a limit', async () => {
  const visitor = api.visitor()
  const unlimited: string[] = []
  for (const { path, method } of api.app.operations) {
    if (method !== 'GET') continue
    const { headers } = await visitor.get(path, { 'x-forwarded-for': '203.0.113.9' })
    if (headers['x-ratelimit-limit'] === undefined) unlimited.push(path)
  }
  expect(unlimited).toEqual([])
})

test('calls past the limit get 429 with seconds, by address', async () => {
  const limited = await createTestApp({ RATE_LIMIT_FACTOR: '0.05' })
  const visitor = limited.visitor()
  const call = (address: string) => visitor.get('/api/job/jobs/sitemap', { 'x-forwarded-for': address })
  for (let count = 1; count <= 60; count += 1) expect((await call('203.0.113.9')).status).toBe(200)
  const refused = await call('203.0.113.9')
  expect(refused.status).toBe(429)
  expect(refused.body.code).toBe(40006)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await call('203.0.113.10')).status).toBe(200)
  // A clock that was set back an hour made the minute an hour and a minute.
  const [now, monotonic] = [Date.now, performance.now.bind(performance)]
  const clocks = [
    jest.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000),
    jest.spyOn(performance, 'now').mockImplementation(() => monotonic() + 60_000),
  ]
  expect((await call('203.0.113.9')).status).toBe(200)
  for (const clock of clocks) clock.mockRestore()
  await limited.close()
}, 120_000)
