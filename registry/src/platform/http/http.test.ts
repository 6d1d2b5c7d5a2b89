import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { Validator } from '@seriousme/openapi-schema-validator'
import { createTestRegistry, type TestRegistry } from '../../testing/test-registry.ts'

let registry: TestRegistry
let port: number

beforeAll(async () => {
  registry = await createTestRegistry({ ALLOWED_HOSTS: 'registry.test' })
  await registry.app.listen({ port: 0, host: '127.0.0.1' })
  port = (registry.app.server.address() as { port: number }).port
}, 120_000)
afterAll(() => registry.close())

const envelope = (code: number) => ({ code, message: expect.stringMatching(/\S/), data: null })
const toggle = { remote: 'mf-x', countries: ['sg'], change: { kind: 'toggle', enabled: true }, reason: 'for the test' }

describe('whatever is asked wrongly gets the envelope', () => {
  test('an unknown address', async () => {
    const { status, body } = await registry.nobody.get('/v1/nothing')
    expect(status).toBe(404)
    expect(body).toMatchObject(envelope(404))
  })

  test('a known address with another method', async () => {
    const { status, body, headers } = await registry.nobody.delete('/v1/overview')
    expect(status).toBe(405)
    expect(headers.allow).toBe('GET')
    expect(body.message).toBe('This address answers GET.')
  })

  test.each(['{', '"text"', '[]', 'null', '{"__proto__":{"a":1}}'])('the body %s', async (payload) => {
    const headers = { 'content-type': 'application/json' }
    const { status, body } = await registry
      .as('administrator')
      .send('POST', '/v1/changes', Buffer.from(payload), headers)
    expect([400, 422]).toContain(status)
    expect(body).toMatchObject(envelope(status))
  })

  test('a field that is not valid, by its name', async () => {
    const { status, body } = await registry.as('administrator').post('/v1/changes', { ...toggle, reason: '' })
    expect(status).toBe(422)
    expect(body).toMatchObject({ ...envelope(422), errors: { reason: [expect.any(String)] } })
    expect(body.message).toContain('reason')
  })

  // It was dropped without a word.
  test('a field that the operation does not know, by its name', async () => {
    const body = { ...toggle, change: { ...toggle.change, share: 5 }, raeson: 'for the test' }
    const answer = await registry.as('administrator').post('/v1/changes', body)
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toMatchObject({ raeson: ['not known here'], 'change.share': ['not known here'] })
  })

  // It said no more than “countries.0: Invalid input”.
  test('a country that is none, with those that there are', async () => {
    const { status, body } = await registry
      .as('administrator')
      .post('/v1/changes', { ...toggle, countries: ['sg', 'singapur'] })
    expect(status).toBe(422)
    const [said] = body.errors['countries.1']
    expect(said).toMatch(/^"singapur" is none of them: .*\bsg\b.*\btw\b/)
    expect(body.message).toContain(said)
  })

  test.each(['%', '/v1/remotes/%zz/releases', '//', '/../../etc/passwd', `/${'a/'.repeat(2000)}`])(
    'the address no. %#',
    async (path) => {
      const { status, body } = await registry.nobody.get(path.startsWith('/') ? path : `/${path}`)
      expect([400, 404, 414]).toContain(status)
      expect(body.data).toBeNull()
    },
  )

  test('what is no HTTP at all', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write('hello\r\n\r\n')
    let answer = ''
    for await (const chunk of socket) answer += chunk
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
    expect(answer).toContain('"data":null')
  })
})

describe('another site', () => {
  const send = (headers: Record<string, string>) =>
    registry.app.inject({ method: 'POST', url: '/v1/changes', headers, payload: toggle })

  test('cannot make a browser change anything', async () => {
    expect((await send({ host: 'registry.test' })).statusCode).toBe(403)
    const own = { 'x-requested-with': 'jobspan', host: 'registry.test' }
    expect((await send({ ...own, origin: 'https://evil.test' })).statusCode).toBe(403)
    expect((await send({ ...own, origin: 'null' })).statusCode).toBe(403)
    expect((await send({ ...own, origin: 'http://registry.test' })).statusCode).toBe(401)
  })

  test('cannot frame what is here, nor run anything', async () => {
    const { headers } = await registry.nobody.get('/v1/countries/sg/document')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

test('the reference page lists every operation, and what an upload is', async () => {
  const page = await registry.nobody.get('/docs/')
  expect(page.status).toBe(200)
  expect(String(page.headers['content-security-policy'])).not.toMatch(/script-src[^;]*unsafe/)
  const { body } = await registry.nobody.get('/docs/openapi.json')
  expect(body.openapi).toBe('3.1.0')
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining([
      '/v1/changes',
      '/v1/countries/{country}/document',
      '/v1/stream',
      '/v1/audit/export',
      '/v1/keys/{kid}/retire',
    ]),
  )
  expect(Object.keys(body.paths['/v1/remotes/{remote}/releases/{build}'].put.requestBody.content)).toEqual([
    'application/gzip',
  ])
})

test('the document is OpenAPI to a validator of its own', async () => {
  const { body } = await registry.nobody.get('/docs/openapi.json')
  const { valid, errors } = await new Validator().validate(body)
  expect([valid, errors]).toEqual([true, undefined])
})

test('health and metrics are there for who runs it', async () => {
  expect((await registry.nobody.get('/healthz')).body).toEqual({ status: 'ok' })
  await registry.nobody.get('/v1/countries/sg/document')
  expect((await registry.nobody.get('/metrics')).body).toContain('route="/v1/countries/:country/document"')
})

test('whoever calls too often is told when to come back', async () => {
  const limited = await createTestRegistry({ RATE_LIMIT_FACTOR: '0.01' })
  const admin = limited.as('administrator')
  const responses = []
  for (let index = 0; index < 4; index += 1) responses.push(await admin.post('/v1/changes', toggle))
  expect(responses.map(({ status }) => status)).toEqual([409, 409, 409, 429])
  expect(responses[3]?.body.message).toMatch(/try again in \d+ seconds/)
  expect(responses[3]?.headers['retry-after']).toBeDefined()
  // A clock that was set back an hour made the minute an hour and a minute.
  const [now, monotonic] = [Date.now, performance.now.bind(performance)]
  const clocks = [
    jest.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000),
    jest.spyOn(performance, 'now').mockImplementation(() => monotonic() + 60_000),
  ]
  expect((await admin.post('/v1/changes', toggle)).status).toBe(409)
  for (const clock of clocks) clock.mockRestore()
  await limited.close()
})

// Who may not do a thing twice, as the command line with a change, asks again only where a 503 says that it was not begun.
test('whoever comes while the registry is busy is told so, and that nothing was begun', async () => {
  const busy = await createTestRegistry({ MAX_AT_ONCE: '1' })
  // A change waits for the one connection, and is at work for as long.
  const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const held = busy.db.transaction(() => {
    begun.resolve()
    return gate.promise
  })
  await begun.promise
  const admin = busy.as('administrator')
  const sent = [admin.post('/v1/changes', toggle), admin.post('/v1/changes', toggle)]
  const refused = await Promise.race(sent)
  expect(refused).toMatchObject({
    status: 503,
    body: envelope(503),
    headers: { 'x-not-begun': 'yes', 'retry-after': '1' },
  })
  gate.resolve()
  await held
  const responses = await Promise.all(sent)
  const done = responses.filter((answer) => answer !== refused)
  expect(done).toMatchObject([{ status: 409 }])
  expect(done[0]?.headers['x-not-begun']).toBeUndefined()
  await busy.close()
})
