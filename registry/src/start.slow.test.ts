import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { archiveOf } from './testing/archive.ts'
import { registryProcesses } from './testing/registry-process.ts'

const limit = 240_000
/** What a first start leaves behind; each test begins with a copy, for to make a database takes seconds of a core. */
let prepared: string
let folder: string
let registries: ReturnType<typeof registryProcesses>
let start: typeof registries.start
let end: typeof registries.end
let runUntilExit: typeof registries.runUntilExit

beforeAll(async () => {
  prepared = await mkdtemp(join(tmpdir(), 'registry-'))
  const first = registryProcesses(prepared)
  const { child } = await first.start()
  await first.end(child, 'SIGTERM')
}, limit)
afterAll(() => rm(prepared, { recursive: true, force: true }))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-'))
  await cp(prepared, folder, { recursive: true })
  registries = registryProcesses(folder)
  ;({ start, end, runUntilExit } = registries)
})
afterEach(async () => {
  await registries.close()
  await rm(folder, { recursive: true, force: true })
})

test(
  'killed in the middle of changes, each is there whole or not at all, and the log is intact',
  async () => {
    const first = await start()
    for (const build of ['b1', 'b2']) expect((await first.publish(build)).status).toBe(201)
    let answered = 0
    const storm = Array.from({ length: 40 }, (_, index) =>
      first.change({ kind: 'promote', build: index % 2 ? 'b1' : 'b2' }).then(
        ({ data }) => {
          // They come in any order: a build that is current already changes nothing, and is no row of the log.
          if ((data as { sequence: number | null }).sequence !== null) answered += 1
        },
        () => undefined,
      ),
    )
    while (answered < 5) await wait(5)
    await end(first.child, 'SIGKILL')
    await Promise.all(storm)

    const second = await start()
    const { data: verified } = await second.call('GET', '/v1/audit/verify')
    expect(verified).toMatchObject({ intact: true })
    const { data } = await second.call('GET', '/v1/audit?action=promote')
    const { rows } = data as { rows: { cells: { after: { current: string } }[] }[] }
    const cell = await second.cell()
    expect(rows.length).toBeGreaterThanOrEqual(answered)
    expect(cell).toMatchObject({ version: rows.length, current: rows[0]?.cells[0]?.after.current })
    expect(await end(second.child, 'SIGTERM')).toBe(0)
    expect(existsSync(join(folder, 'registry.json'))).toBe(false)
  },
  limit,
)

test(
  'what was due while it was dead is done at the next start',
  async () => {
    const first = await start()
    await first.publish('b1')
    await first.change({ kind: 'promote', build: 'b1' })
    const due = Date.now() + 2_000
    const { status } = await first.change({ kind: 'toggle', enabled: false }, { due_at: new Date(due).toISOString() })
    expect(status).toBe(200)
    await end(first.child, 'SIGKILL')
    while (Date.now() < due) await wait(50)
    const second = await start()
    while ((await second.cell())?.enabled !== false) await wait(50)
    expect((await second.call('GET', '/v1/schedule')).data).toEqual([])
  },
  limit,
)

test(
  'while it runs: a broken upload leaves nothing and may be sent again, and secrets are its own',
  async () => {
    // Whoever needed one of these files was given the folder of private keys with it.
    const [publicKeys, shellToken] = [join(folder, 'public/keys.json'), join(folder, 'shell/token')]
    const { origin, token, publish, call } = await start({
      REGISTRY_KEYS_FILE: publicKeys,
      REGISTRY_TOKEN_FILE: shellToken,
    })
    const upload = await archiveOf({ build: 'b1' })
    const half = request(`${origin}/v1/remotes/mf-search/releases/b1`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/gzip',
        'content-length': upload.length,
      },
    })
    half.on('error', () => undefined)
    half.write(upload.subarray(0, upload.length - 200))
    const drafts = () => readdir(join(folder, 'registry/drafts')).catch(() => [])
    while ((await drafts()).length === 0) await wait(10)
    half.destroy()
    while ((await drafts()).length > 0) await wait(10)
    expect((await call('GET', '/v1/remotes/mf-search/releases')).status).toBe(404)
    expect((await publish('b1')).status).toBe(201)

    const modeOf = async (file: string) => ((await stat(join(folder, 'registry', file))).mode & 0o777).toString(8)
    const [key = ''] = await readdir(join(folder, 'registry/keys'))
    expect(await modeOf(`keys/${key}`)).toBe('600')
    expect(await modeOf('keys')).toBe('700')
    expect(await modeOf('tokens/administrator')).toBe('600')
    expect(await modeOf('../shell/token')).toBe('600')
    const { keys } = JSON.parse(await readFile(publicKeys, 'utf8'))
    expect(keys).toEqual([{ kty: 'OKP', crv: 'Ed25519', x: expect.any(String), kid: expect.any(String) }])
  },
  limit,
)

test(
  'it does not start on what is wrong, and says in one line what that is',
  async () => {
    const cases: [Record<string, string>, RegExp][] = [
      [{ REGISTRY_PORT: 'many', LOG_LEVEL: 'loud' }, /REGISTRY_PORT: .*LOG_LEVEL: /],
      [{ S3_BUCKET: 'releases' }, /S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: needed/],
      [{ REGISTRY_DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/x' }, /cannot use the database at 127.0.0.1:1 /],
    ]
    const results = await Promise.all(cases.map(([environment]) => runUntilExit(environment)))
    for (const [index, { code, errors }] of results.entries()) {
      expect(code).toBe(1)
      expect(errors).toMatch(cases[index]?.[1] ?? '')
      expect(errors).not.toContain('secret@')
    }
  },
  limit,
)
