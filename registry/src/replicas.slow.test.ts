import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { createPostgresDatabase } from '@jobspan/kit-server/testing'
import { registryProcesses } from './testing/registry-process.ts'

/** Reads server-sent events until one tells of a country's document that is newer than `serial`. */
const waitForStreamEvent = async (origin: string, country: string, serial: number): Promise<void> => {
  const answer = await fetch(`${origin}/v1/stream`, { signal: AbortSignal.timeout(60_000) })
  let text = ''
  for await (const chunk of answer.body ?? []) {
    text += Buffer.from(chunk).toString()
    const events = [...text.matchAll(/^data: (.+)$/gm)].map(([, data]) => JSON.parse(data ?? '{}'))
    if (events.some((one) => one.country === country && one.serial > serial)) return
  }
  throw new Error('the stream ended')
}

const documentOf = async (origin: string, country: string) => {
  const answer = await fetch(`${origin}/v1/countries/${country}/document`)
  const payload = (await answer.text()).split('.')[1] ?? ''
  return {
    etag: answer.headers.get('etag'),
    ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as { serial: number; remotes: unknown[] }),
  }
}

test('two processes over one PostgreSQL: what one changes the other serves and tells within seconds, and both write one log', async () => {
  const database = await createPostgresDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'replicas-'))
  const registries = registryProcesses(folder)
  try {
    const environment = { REGISTRY_DATABASE_URL: database.url }
    const one = await registries.start(environment)
    const other = await registries.start(environment)
    for (const build of ['b1', 'b2']) expect((await other.publish(build)).status).toBe(201)

    const events = waitForStreamEvent(other.origin, 'sg', (await documentOf(other.origin, 'sg')).serial)
    expect((await other.changeAt(one.origin, { kind: 'promote', build: 'b1' })).status).toBe(200)
    const issued = await documentOf(one.origin, 'sg')
    await events
    expect(await documentOf(other.origin, 'sg')).toEqual(issued)
    expect(issued.remotes).toMatchObject([{ name: 'mf-search', current: { build: 'b1' } }])

    const builds = Array.from({ length: 20 }, (_, index) => (index % 2 ? 'b1' : 'b2'))
    const responses = await Promise.all(
      builds.map((build, index) => other.changeAt(index % 3 ? one.origin : other.origin, { kind: 'promote', build })),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    const { data } = await other.call('GET', '/v1/audit/verify')
    expect(data).toMatchObject({ intact: true })
    await waitForStreamEvent(one.origin, 'sg', issued.serial)
    expect((await documentOf(one.origin, 'sg')).serial).toBeGreaterThan(issued.serial)
  } finally {
    await registries.close()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
}, 240_000)
