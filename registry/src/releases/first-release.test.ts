import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { archiveOf, gzip } from '../testing/archive.ts'
import { openSignedInRegistry, type SignedInRegistry } from '../testing/signed-in-registry.ts'

let registry: SignedInRegistry
beforeAll(async () => {
  registry = await openSignedInRegistry()
}, 60_000)
afterAll(() => registry.close())

const upload = async (secret: string, remote: string, build: string, query = '') =>
  registry.app.inject({
    method: 'PUT',
    url: `/v1/remotes/${remote}/releases/${build}${query}`,
    headers: { ...gzip, authorization: `Bearer ${secret}` },
    payload: await archiveOf({ name: remote, build }),
  })

test('the token of a squad releases a remote that nobody has released before, and makes it current', async () => {
  const { secret, send } = await registry.token('squad', ['mf-new'])
  expect((await upload(secret, 'mf-new', 'b1')).statusCode).toBe(201)
  const request = { remote: 'mf-new', countries: ['sg'], change: { kind: 'promote', build: 'b1' }, reason: 'first' }
  expect((await send('POST', '/v1/changes', request)).status).toBe(200)
  expect((await upload(secret, 'mf-other', 'b1')).statusCode).toBe(403)
})

test('a release is told by its note, and its remote by the name that product owners know', async () => {
  const { secret, send } = await registry.token('squad', ['mf-words'])
  const words = new URLSearchParams({ note: '  Salaries by month  ', display_name: 'Salaries' })
  const { statusCode, body } = await upload(secret, 'mf-words', 'b1', `?${words}`)
  expect({ statusCode, note: JSON.parse(body).data.note }).toEqual({ statusCode: 201, note: 'Salaries by month' })
  await upload(secret, 'mf-words', 'b2')
  // The same bytes again keep the note that they came with.
  expect((await upload(secret, 'mf-words', 'b1', '?note=Something+else')).statusCode).toBe(200)
  const { data } = (await send('GET', '/v1/remotes/mf-words/releases')).body
  expect(data.map(({ build, note }: { build: string; note: string }) => [build, note]).toSorted()).toEqual([
    ['b1', 'Salaries by month'],
    ['b2', null],
  ])
  const { remotes } = (await send('GET', '/v1/overview')).body.data
  expect(remotes.find(({ name }: { name: string }) => name === 'mf-words').display_name).toBe('Salaries')
  expect((await upload(secret, 'mf-words', 'b3', '?note=x')).statusCode).toBe(400)
})
