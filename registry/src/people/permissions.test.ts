import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Role, roles } from '@jobspan/shared-kit/contracts/registry/people'
import { REMOTE_CONTRACT_VERSION } from '@jobspan/shared-kit/contracts/remotes/remote-contract'
import { archiveOf, gzip } from '../testing/archive.ts'
import { openSignedInRegistry, type SignedInRegistry } from '../testing/signed-in-registry.ts'
import { insertPerson } from './person-repository.ts'

let registry: SignedInRegistry
const secrets = new Map<Role, string>()
beforeAll(async () => {
  registry = await openSignedInRegistry()
  for (const role of roles) secrets.set(role, (await registry.token(role, ['mf-own'])).secret)
  await registry.publish('mf-own', 'b1', 'b2')
  await registry.publish('mf-other', 'b1', 'b2')
}, 60_000)
afterAll(() => registry.close())

const change =
  (kind: string, more: object = {}) =>
  (remote: string) => ({
    method: 'POST' as const,
    url: '/v1/changes/preview',
    payload: { remote, countries: ['sg'], change: { kind, ...more } },
  })
const made =
  (kind: string, more: object = {}) =>
  (remote: string) => ({
    method: 'POST' as const,
    url: '/v1/changes',
    // No such build, or nothing to go back to: who may do it is told so, and nothing changes.
    payload: { remote, countries: ['sg'], change: { kind, ...more }, reason: 'a try', expected: { sg: 99 } },
  })
const get = (url: string) => (remote: string) => ({ method: 'GET' as const, url: url.replace(':remote', remote) })

type Call = (remote: string) => { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; url: string; payload?: unknown }

// y every remote, o only their own, n none; in the order of `roles`.
//                    viewer squad owner admin operator shell
const routes: [string, string, Call][] = [
  ['overview', 'y y y y y n', get('/v1/overview')],
  ['releases', 'y y y y y n', get('/v1/remotes/:remote/releases')],
  ['release', 'y y y y y n', get('/v1/remotes/:remote/releases/b1')],
  ['shells', 'y y y y y n', get('/v1/shells')],
  ['schedule', 'y y y y y n', get('/v1/schedule')],
  ['audit', 'y y y y y n', get('/v1/audit')],
  ['audit export', 'y y y y y n', get('/v1/audit/export?format=csv')],
  ['audit verify', 'y y y y y n', get('/v1/audit/verify')],
  ['telemetry', 'y y y y y n', get('/v1/remotes/:remote/telemetry')],
  ['canary', 'y y y y y n', get('/v1/remotes/:remote/canary?country=sg')],
  ['alerts', 'y y y y y n', get('/v1/alerts')],
  ['tokens', 'y y y y n n', get('/v1/tokens')],
  ['people', 'n n n y n n', get('/v1/people')],
  ['preview promote', 'n o n y n n', change('promote', { build: 'b1' })],
  ['preview canary', 'n o n y n n', change('canary', { build: 'b2', percent: 10 })],
  ['preview toggle', 'n o y y n n', change('toggle', { enabled: false })],
  ['promote', 'n o n y n n', made('promote', { build: 'b1' })],
  ['roll back', 'n o n y n n', made('roll_back')],
  ['canary', 'n o n y n n', made('canary', { build: 'b2', percent: 10 })],
  ['end canary', 'n o n y n n', made('end_canary')],
  ['toggle', 'n o y y n n', made('toggle', { enabled: false })],
  [
    'announce',
    'n n n y n y',
    () => ({
      method: 'PUT',
      url: '/v1/shells/s1',
      payload: { build: 's1', contract: REMOTE_CONTRACT_VERSION, shared: { react: '19.3.1' } },
    }),
  ],
  ['send telemetry', 'n n n y n y', () => ({ method: 'POST', url: '/v1/telemetry', payload: { batches: [{}] } })],
]

const cases = routes.flatMap(([name, reach, call]) =>
  roles.map((role, column) => [role, name, reach.split(' ')[column] ?? '', call] as const),
)

const statusOf = async (role: Role | null, { method, url, payload }: ReturnType<Call>): Promise<number> => {
  const response = await registry.app.inject({
    method,
    url,
    headers: role ? { authorization: `Bearer ${secrets.get(role)}` } : { 'x-requested-with': 'jobspan' },
    ...(payload === undefined ? {} : { payload: payload as object }),
  })
  return response.statusCode
}

describe('over the real routes', () => {
  test.each(cases)('%s, %s: %s', async (role, _, reach, call) => {
    const [own, other] = [await statusOf(role, call('mf-own')), await statusOf(role, call('mf-other'))]
    expect(own === 403).toBe(reach === 'n')
    expect(other === 403).toBe(reach !== 'y')
    for (const status of [own, other]) expect([200, 201, 403, 409]).toContain(status)
  })

  test.each(routes)('nobody, %s', async (_, __, call) => {
    expect(await statusOf(null, call('mf-own'))).toBe(401)
  })

  test('publishing is a squad’s for its own remote, and an administrator’s', async () => {
    const publish = async (role: Role, remote: string) =>
      (
        await registry.app.inject({
          method: 'PUT',
          url: `/v1/remotes/${remote}/releases/by-${role}`.replace('_', '-'),
          headers: { ...gzip, authorization: `Bearer ${secrets.get(role)}` },
          payload: await archiveOf({ name: remote, build: `by-${role}`.replace('_', '-') }),
        })
      ).statusCode
    for (const role of ['viewer', 'product_owner', 'shell'] as const) expect(await publish(role, 'mf-own')).toBe(403)
    expect(await publish('squad', 'mf-other')).toBe(403)
    expect(await publish('squad', 'mf-own')).toBe(201)
    expect(await publish('administrator', 'mf-other')).toBe(201)
  })
})

// It sent everybody to an administrator, also where another squad may do it.
test('a refusal names who may: the squad of the remote first, administrators last', async () => {
  const nadia = { name: 'Nadia Other', email: 'nadia@jobspan.example', role: 'squad' as const, remotes: ['mf-other'] }
  await insertPerson(registry.db, { ...nadia, passwordHash: 'none' })
  await insertPerson(registry.db, {
    ...nadia,
    name: 'Gone',
    email: 'gone@jobspan.example',
    passwordHash: '',
    disabled: true,
  })
  const messageOf = async (role: Role, { method, url, payload }: ReturnType<Call>) => {
    const headers = { authorization: `Bearer ${secrets.get(role)}` }
    const answer = await registry.app.inject({ method, url, headers, payload: payload as object })
    return answer.json().message
  }
  const promote = change('promote', { build: 'b1' })('mf-other')
  expect(await messageOf('product_owner', promote)).toMatch(
    /^A product owner may not do this \(promote mf-other\); who may: Nadia Other \(squad\), .* \(administrator\)\.$/,
  )
  expect(await messageOf('squad', change('toggle', { enabled: false })('mf-other'))).toMatch(
    /who may: Nadia Other \(squad\), .* \(product owner\), .* \(administrator\)\.$/,
  )
  expect(await messageOf('viewer', { method: 'GET', url: '/v1/people' })).toMatch(/who may: [^,]* \(administrator\)\.$/)
  // A shell reads nothing of the registry's people.
  expect(await messageOf('shell', promote)).toMatch(/; ask an administrator of the registry\.$/)
})

test('no route of the service answers whoever is nobody, but those that are meant to', async () => {
  const open = [
    '/v1/sign-in',
    '/v1/me',
    '/v1/countries/:country/document',
    '/v1/keys',
    '/v1/stream',
    // What a browser runs anyway.
    '/releases/:remote/:build/*',
  ]
  for (const { method, path } of registry.services.operations) {
    if (open.includes(path)) continue
    const url = path.replace(':remote', 'mf-own').replace(':build', 'b1').replace(':country', 'sg').replace(/:\w+/, '1')
    const status = await statusOf(null, { method, url, payload: method === 'GET' ? undefined : {} })
    expect(`${method} ${path} ${status}`).toBe(`${method} ${path} 401`)
  }
})
