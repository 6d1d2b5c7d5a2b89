import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { announceShell } from '@jobspan/shared-kit/contracts/registry/releases'
import { getOverview } from '@jobspan/shared-kit/contracts/registry/rollout'
import type { Release } from '@jobspan/shared-kit/contracts/releases'
import { sql } from 'drizzle-orm'
import { openSignedInRegistry } from '../testing/signed-in-registry.ts'
import { checkRemote, checkShell } from './check/check-fit.ts'
import { findConnection } from './client/connection.ts'
import { createRegistryClient, type RegistryClient } from './client/registry-client.ts'
import { examineKeys } from './doctor/examine-keys.ts'
import { examineStoredReleases } from './doctor/examine-stored-releases.ts'
import { runProgram } from './program.ts'
import { publishBuild } from './release/publish-build.ts'

let registry: Awaited<ReturnType<typeof openSignedInRegistry>>
let folder = ''
let origin = ''
const tokens = { administrator: '', squad: '' }

beforeAll(async () => {
  registry = await openSignedInRegistry()
  await registry.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(registry.app.server.address() as AddressInfo).port}`
  tokens.administrator = (await registry.token('administrator')).secret
  tokens.squad = (await registry.token('squad', ['mf-search'])).secret
  folder = await mkdtemp(join(tmpdir(), 'cli-'))
  await clientOf().call(announceShell, { params: { build: shell.build }, body: shell })
}, 120_000)
afterAll(async () => {
  await registry?.close()
  await rm(folder, { recursive: true, force: true })
})

const shell = { build: 's1', contract: '1.0.0', shared: { react: '19.3.1' } }
const envOf = (who: keyof typeof tokens) => ({ JOBSPAN_REGISTRY: origin, JOBSPAN_TOKEN: tokens[who] })
const clientOf = (who: keyof typeof tokens = 'administrator'): RegistryClient =>
  createRegistryClient(findConnection(envOf(who)))

/** A built remote as `scripts/build.ts` leaves it. */
const buildOf = async (name: string, build: string, changes: Partial<Release> = {}, script = build) => {
  const dist = join(folder, `${name}-${build}-${script}`, 'dist')
  for (const side of ['web', 'node']) await mkdir(join(dist, side), { recursive: true })
  await writeFile(join(dist, 'web/remoteEntry.js'), script.repeat(300))
  await writeFile(join(dist, 'web/page.js'), 'page')
  await writeFile(join(dist, 'node/remoteEntry.cjs'), script)
  const description = {
    name,
    build,
    contract: '1.0.0',
    global: `${name}_${build}`.replaceAll('-', '_'),
    pages: [{ path: `/${name}`, access: 'public', files: ['web/remoteEntry.js', 'web/page.js'] }],
    slots: [],
    overlays: [],
    texts: {},
    shared: { react: '^19.3.1' },
    ...changes,
  }
  await writeFile(join(dist, 'remote.json'), JSON.stringify(description))
  return dist
}

/** Runs a command line as a person at no terminal would. */
const run = async (
  words: string,
  { who = 'administrator' as keyof typeof tokens, env = {} as NodeJS.ProcessEnv } = {},
) => {
  const out: string[] = []
  const err: string[] = []
  const exitCode = await runProgram(
    [...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
    {
      env: { ...envOf(who), ...env },
      cwd: folder,
      out: (text) => out.push(text),
      err: (text) => err.push(text),
      interactive: false,
      ask: async () => false,
    },
  )
  return { exitCode, out: out.join('\n'), err: err.join('\n') }
}
const json = async (words: string, options?: Parameters<typeof run>[1]) => {
  const { exitCode, out } = await run(`${words} --json`, options)
  return { exitCode, answer: JSON.parse(out) }
}
const cellOf = async (remote: string, country: string) =>
  (await clientOf().call(getOverview)).remotes
    .find(({ name }) => name === remote)
    ?.cells.find((cell) => cell.country === country)

describe('publishing a build', () => {
  it('says what is new against the release before, and takes the same bytes twice', async () => {
    const client = clientOf('squad')
    const first = await publishBuild(client, await buildOf('mf-search', 'b1'))
    expect(first).toMatchObject({ fresh: true, changes: { since: null, routes: { added: ['/mf-search'] } } })
    expect(await publishBuild(client, await buildOf('mf-search', 'b1'))).toMatchObject({ fresh: false })
    const pages = [
      { path: '/mf-search', access: 'public' as const, files: ['web/remoteEntry.js'] },
      { path: '/more', access: 'public' as const, files: [] },
    ]
    const second = await publishBuild(client, await buildOf('mf-search', 'b2', { pages }))
    expect(second.changes).toMatchObject({
      since: 'b1',
      routes: { added: ['/more'], removed: [] },
      pages: [
        { path: '/mf-search', before: 604, after: 600 },
        { path: '/more', before: null, after: 0 },
      ],
    })
  })

  it('is refused for other bytes under the same build, another’s remote, and a route that is taken', async () => {
    const client = clientOf('squad')
    await expect(publishBuild(client, await buildOf('mf-search', 'b1', {}, 'other'))).rejects.toMatchObject({
      facts: { status: 409 },
    })
    await expect(publishBuild(client, await buildOf('mf-other', 'b1'))).rejects.toMatchObject({
      facts: { status: 403 },
    })
    const stolen = [{ path: '/mf-search', access: 'public' as const, files: [] }]
    await run('promote mf-search b2 --country sg --reason "first"')
    const clash = publishBuild(clientOf(), await buildOf('mf-other', 'b1', { pages: stolen }))
    await expect(clash).rejects.toThrow(/\/mf-search/)
  })
})

// Its advice was to publish the release again, and that sent nothing: the registry knew it already.
it('doctor tells of a release in use that the store has lost, and publishing it again brings it back', async () => {
  const { releasesDirectory } = registry.parts.settings
  expect(await examineStoredReleases(clientOf())).toMatchObject([{ state: 'good' }])
  await rm(releasesDirectory, { recursive: true })
  const { exitCode, out } = await run('doctor')
  expect(exitCode).toBe(1)
  expect(out).toMatch(
    /✗ release mf-search b2: the store has lost its files; it runs in sg\n.*npx jobspan release mf-search/,
  )
  const pages = [
    { path: '/mf-search', access: 'public' as const, files: ['web/remoteEntry.js'] },
    { path: '/more', access: 'public' as const, files: [] },
  ]
  const again = await publishBuild(clientOf('squad'), await buildOf('mf-search', 'b2', { pages }))
  expect(again).toMatchObject({ fresh: false, restored: true })
  expect(await examineStoredReleases(clientOf())).toMatchObject([{ state: 'good' }])
  // The rest comes back the same way.
  expect(await publishBuild(clientOf('squad'), await buildOf('mf-search', 'b1'))).toMatchObject({ restored: true })
})

describe('doctor', () => {
  /** Its exit code, and what it found by name. */
  const examine = async (env: NodeJS.ProcessEnv) => {
    const { exitCode, answer } = await json('doctor', { env })
    const findings = answer.findings.map((finding: { name: string }) => [finding.name, finding])
    return { exitCode, ...Object.fromEntries(findings) }
  }

  it('warns of a clock that is an hour off, whichever way, and of no token', async () => {
    let hours = 1
    const server = createServer((_, response) => {
      response.sendDate = false
      response.setHeader('date', new Date(Date.now() + hours * 3_600_000).toUTCString()).end('{}')
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const port = (server.address() as AddressInfo).port
    const env = { JOBSPAN_REGISTRY: `http://127.0.0.1:${port}`, JOBSPAN_TOKEN: '' }
    expect(await examine(env)).toMatchObject({
      clock: {
        state: 'warning',
        says: expect.stringMatching(/^3\d{3} s behind the registry/),
        next: expect.stringContaining('NTP'),
      },
      token: { state: 'warning', says: 'none', next: expect.stringContaining('JOBSPAN_TOKEN') },
    })
    hours = -1
    expect(await examine(env)).toMatchObject({
      clock: { says: expect.stringMatching(/^3\d{3} s ahead of the registry/) },
    })
    server.close().closeAllConnections()
  })

  it('tells whose token it is, and fails for one that is not valid', async () => {
    expect(await examine({ JOBSPAN_TOKEN: tokens.squad })).toMatchObject({
      clock: { state: 'good' },
      token: { state: 'good', says: 'test squad: squad of mf-search, without end' },
    })
    expect(await examine({ JOBSPAN_TOKEN: 'guessed' })).toMatchObject({
      exitCode: 1,
      token: { state: 'failed', next: expect.stringContaining('console') },
    })
  })

  it('fails where others can read the keys, or shells would find none', async () => {
    const data = join(folder, 'keys-data')
    const local = join(data, 'registry')
    expect(await examineKeys(local)).toMatchObject([{ state: 'warning', says: expect.stringContaining('none below') }])
    await mkdir(join(local, 'keys'), { recursive: true })
    const key = join(local, 'keys/k1')
    await writeFile(key, 'secret')
    await chmod(key, 0o644)
    expect(await examine({ DATA_DIR: data, JOBSPAN_REGISTRY: '', REGISTRY_PORT: new URL(origin).port })).toMatchObject({
      exitCode: 1,
      keys: { state: 'failed', says: 'others can read k1', next: expect.stringContaining('chmod 600') },
    })
    await chmod(key, 0o600)
    const publicKeys = join(local, 'public-keys.json')
    for (const text of [undefined, '{"keys":[{"k', '{"keys":[]}']) {
      if (text !== undefined) await writeFile(publicKeys, text)
      expect(await examineKeys(local)).toMatchObject([
        {
          state: 'failed',
          says: expect.stringContaining('lists no key'),
          next: expect.stringContaining('npm start'),
        },
      ])
    }
    await writeFile(publicKeys, '{"keys":[{"kid":"k1"}]}')
    expect(await examineKeys(local)).toMatchObject([{ state: 'good', says: '1 public, 1 private' }])
  })
})

describe('changes', () => {
  it('promote, canary, its share and its end, and the way back', async () => {
    expect(await json('promote mf-search b1 --country sg,my --reason "first release" --yes')).toMatchObject({
      exitCode: 0,
      answer: { sequence: expect.any(Number), cells: [{ current: 'b1' }, { current: 'b1' }] },
    })
    expect((await run('canary start mf-search --percent 10 --country sg --reason "a few first"')).exitCode).toBe(0)
    expect(await cellOf('mf-search', 'sg')).toMatchObject({ current: 'b1', canary: { build: 'b2', percent: 10 } })
    await run('canary change mf-search b2 --percent "25 %" --country sg --reason "looks good"')
    expect(await cellOf('mf-search', 'sg')).toMatchObject({ canary: { percent: 25 } })
    await run('canary end mf-search --country sg --reason "seen enough" --yes')
    expect(await cellOf('mf-search', 'sg')).toMatchObject({ canary: null })
    // It said that the change was scheduled.
    expect(await run('canary end mf-search --country sg --reason "seen enough"')).toMatchObject({
      exitCode: 0,
      out: 'nothing to change: it is so already',
    })
    await run('promote mf-search --country sg --reason "for all"')
    expect(await cellOf('mf-search', 'sg')).toMatchObject({ current: 'b2' })
    expect((await run('rollback mf-search --country sg --reason "too slow" --yes')).exitCode).toBe(0)
    expect(await cellOf('mf-search', 'sg')).toMatchObject({ current: 'b1' })
  })

  it('show what visitors lose and are not made without --yes', async () => {
    const { exitCode, out, err } = await run('toggle mf-search off --country sg --reason "holiday"')
    expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' })
    expect(err).toMatch(/sg: on, b1 → off, b1[\s\S]*− route \/mf-search[\s\S]*Add --yes/)
    expect(await cellOf('mf-search', 'sg')).toMatchObject({ enabled: true })
    const off = await json('toggle mf-search off --country sg --reason "holiday" --yes')
    expect(await cellOf('mf-search', 'sg')).toMatchObject({ enabled: false })
    expect((await run(`undo ${off.answer.sequence} --reason "no holiday"`)).exitCode).toBe(0)
    expect(await cellOf('mf-search', 'sg')).toMatchObject({ enabled: true })
  })

  it('can wait for their time, and be called off', async () => {
    const planned = await json('toggle mf-search off --country my --reason "next week" --at +7d --until +8d --yes')
    expect(planned).toMatchObject({
      exitCode: 0,
      answer: { sequence: null, scheduled: [{ step: 'begin' }, { step: 'end' }] },
    })
    const { out } = await run('status mf-search')
    expect(out).toMatch(/still to come:\n.*mf-search my: toggle off begins/)
    // It stood in the log without its country, and did not show where that was asked for.
    expect((await run('audit list mf-search --country my')).out).toMatch(/schedule .*mf-search .*my .*next week/)
    const [{ id }] = planned.answer.scheduled
    expect((await run(`cancel ${id}`)).err).toMatch(/--reason/)
    expect((await run(`cancel ${id} --reason "moved to May"`)).exitCode).toBe(0)
    expect((await run('audit list mf-search')).out.split('\n')[0]).toMatch(/cancel_schedule .*: moved to May$/)
    expect((await run('status mf-search')).out).toMatch(/nothing is scheduled/)
  })

  it('are listed with the numbers by which they are taken back', async () => {
    const { exitCode, out } = await run('audit list mf-search --country sg')
    expect(exitCode).toBe(0)
    const [newest, before] = out.split('\n')
    expect(newest).toMatch(/^\d+ +\S+Z +undo +mf-search +sg +\S.*: no holiday$/)
    expect(before).toMatch(/ toggle +mf-search +sg .*: holiday$/)
    const { answer } = await json(`audit list --action toggle --before ${newest?.split(' ')[0]}`)
    expect(answer.rows).toMatchObject([{ action: 'toggle', reason: 'holiday' }])
    expect((await run('audit list mf-nowhere')).out).toBe('No row of the log is like that.')
  })

  // Both pointed to `status`, which lists no row of the log and nothing of what is over.
  it('that are not there lead to where they are listed', async () => {
    const undone = await run('undo 999999 --reason "wrong row"')
    expect(undone).toMatchObject({
      exitCode: 1,
      err: expect.stringMatching(/no change 999999[\s\S]*`jobspan audit list`/),
    })
    const published = await json('audit list --action publish')
    const nothing = await run(`undo ${published.answer.rows[0].sequence} --reason "no cell of it"`)
    expect(nothing).toMatchObject({
      exitCode: 1,
      err: expect.stringMatching(/changed no cell[\s\S]*`jobspan audit list`/),
    })
    const cancelled = await json('cancel 999999 --reason "not needed"')
    expect(cancelled).toMatchObject({
      exitCode: 1,
      answer: {
        error: {
          message: expect.stringContaining('No change 999999'),
          next: expect.stringMatching(/status.*undo/),
          status: 404,
        },
      },
    })
  })

  it('say whose right it is where the token has none', async () => {
    const { exitCode, err } = await run('toggle mf-search off --country sg --reason "not mine" --yes', { who: 'squad' })
    expect(exitCode).toBe(1)
    expect(err).toMatch(/may not do this[\s\S]*Ask an administrator/)
  })
})

describe('a release and the shells that run', () => {
  it('fit both ways, or it is said why', async () => {
    const client = clientOf()
    const { contract, ...rest } = { ...shell }
    expect(await checkShell(client, shell)).toMatchObject({ failed: false })
    const far = await checkShell(client, { ...rest, contract, shared: { react: '18.3.1' } })
    expect(far.failed).toBe(true)
    expect(far.lines.join('\n')).toMatch(
      /✗ shell s1 with mf-search b1\n\s+it needs react \^19\.3\.1, the shell lends 18\.3\.1/,
    )
    const release = { name: 'mf-new', build: 'n1', contract: '2.0.0', shared: {}, pages: [], slots: [], overlays: [] }
    expect((await checkRemote(client, release as unknown as Release)).lines).toContain(
      '    it was made for contract 2.0.0, the shell keeps 1.0.0',
    )
  })

  it('are checked by one command either way, whose exit code is the verdict', async () => {
    const root = join(folder, 'workspace')
    await mkdir(join(root, 'scripts'), { recursive: true })
    await writeFile(join(root, 'scripts/build.ts'), "process.exit(process.argv[2] === 'mf-broken' ? 1 : 0)")
    const lay = async (name: string, dist: string) => {
      await mkdir(join(root, name, 'src'), { recursive: true })
      await writeFile(join(root, name, 'src/remote.ts'), '')
      await cp(dist, join(root, name, 'dist'), { recursive: true })
    }
    await lay('mf-new', await buildOf('mf-new', 'n1'))
    await lay('mf-far', await buildOf('mf-far', 'f1', { contract: '2.0.0' }))
    await lay('mf-broken', await buildOf('mf-broken', 'x1'))
    const check = (words: string) => run(`check ${words} --root ${root}`)
    expect(await check('mf-new')).toMatchObject({
      exitCode: 0,
      out: '✓ mf-new n1 with shell s1\n✓ mf-new n1 with the other remotes',
    })
    expect(await check('mf-far')).toMatchObject({
      exitCode: 1,
      out: expect.stringMatching(/^✗ mf-far f1 with shell s1/),
    })
    expect(await json(`check mf-far --root ${root}`)).toMatchObject({ exitCode: 1, answer: { fits: false } })
    expect(await check('mf-broken')).toMatchObject({ exitCode: 1, err: expect.stringContaining('could not be built') })
    expect(await check('mf-none')).toMatchObject({ exitCode: 1, err: expect.stringContaining('no remote mf-none') })

    await mkdir(join(root, 'shell/dist'), { recursive: true })
    const lays = (react: string) =>
      writeFile(join(root, 'shell/dist/shell.json'), JSON.stringify({ ...shell, build: 'own', shared: { react } }))
    await lays('19.3.1')
    expect(await check('--shell')).toMatchObject({
      exitCode: 0,
      out: expect.stringMatching(/^✓ shell own with mf-search/),
    })
    await lays('18.3.1')
    expect(await check('--shell')).toMatchObject({
      exitCode: 1,
      out: expect.stringMatching(
        /✗ shell own with mf-search b\d\n +it needs react \^19\.3\.1, the shell lends 18\.3\.1/,
      ),
    })
  })

  // It said that all was well, and had looked at no shell.
  it('are not known to fit where no shell is known', async () => {
    const release = { name: 'mf-new', build: 'n1', contract: '1.0.0', shared: {}, pages: [], slots: [], overlays: [] }
    expect(await checkRemote(clientOf(), release as unknown as Release)).toMatchObject({ failed: false })
    await registry.db.execute(sql`update registry.shells set seen_at = now() - interval '2 days'`)
    const report = await checkRemote(clientOf(), release as unknown as Release)
    await clientOf().call(announceShell, { params: { build: shell.build }, body: shell })
    expect(report.failed).toBe(true)
    expect(report.lines.join('\n')).toMatch(/✗ mf-new n1 with a shell\n +no shell has announced itself .* check again/)
  })
})

describe('the audit log', () => {
  it('is verified, and a row that was changed behind its back is found', async () => {
    expect(await json('audit verify')).toMatchObject({ exitCode: 0, answer: { intact: true } })
    await registry.db.execute(sql`ALTER TABLE registry.audit DISABLE TRIGGER ALL`)
    await registry.db.execute(sql`UPDATE registry.audit SET reason = 'nothing to see' WHERE sequence = 3`)
    const { exitCode, out } = await run('audit verify')
    expect({ exitCode, out }).toEqual({ exitCode: 1, out: expect.stringContaining('broken at row 3') })
  })
})

describe('a command that cannot be done', () => {
  it.each([
    ['promote mf-search', /--reason/],
    ['promote mf-search --country zz --reason "no such place"', /zz is none of our countries/],
    ['promote mf-search --country sg --reason x', /3 to 500 characters/],
    ['promote mf-search --country sg --reason "too late" --at 2020-01-01', /has passed/],
    ['promote mf-search --country sg --reason "odd end" --at +2h --until +1h', /ends before it begins/],
    ['canary start mf-search --percent 100 --country sg --reason "all of them"', /below 100/],
    ['toggle mf-search maybe --country sg --reason "who knows"', /on or off/],
    ['no-such-command', /unknown command/],
    ['audit list --country sg,my', /one country/],
    ['undo first --reason "no number"', /whole number/],
    ['release', /Which remote\?/],
  ])('%s is wrong usage (2) and says so', async (words, said) => {
    const { exitCode, out, err } = await run(words)
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' })
    expect(err).toMatch(said)
    const { exitCode: again, answer } = await json(words)
    expect({ again, answer }).toEqual({
      again: 2,
      answer: { error: { message: expect.stringMatching(said), next: expect.any(String) } },
    })
  })

  it('names the registry that does not answer, and a token that is not valid', async () => {
    const nowhere = await run('status', { env: { JOBSPAN_REGISTRY: 'http://127.0.0.1:9' } })
    expect(nowhere).toMatchObject({ exitCode: 1, err: expect.stringMatching(/No registry answers at .*\n.*npm start/) })
    const stranger = await run('status', { env: { JOBSPAN_TOKEN: 'guessed' } })
    expect(stranger).toMatchObject({ exitCode: 1, err: expect.stringContaining('JOBSPAN_TOKEN is not valid here') })
  })

  // Each ended in a stack trace, and printed nothing where JSON was asked for.
  it('says in two lines, or in JSON, what nobody foresaw', async () => {
    const data = join(folder, 'data')
    await mkdir(join(data, 'registry/tokens/administrator'), { recursive: true })
    const env = { DATA_DIR: data, JOBSPAN_REGISTRY: '', JOBSPAN_TOKEN: '' }
    const unreadable = await run('status', { env })
    expect(unreadable).toMatchObject({
      exitCode: 1,
      err: expect.stringMatching(/tokens\/administrator cannot be read \(EISDIR\)\.\nRun this as .*$/),
    })
    await writeFile(join(data, 'registry/keys'), 'no folder')
    const local = { ...env, JOBSPAN_TOKEN: tokens.administrator, REGISTRY_PORT: new URL(origin).port }
    expect(await run('doctor', { env: local })).toMatchObject({
      exitCode: 1,
      err: expect.stringMatching(/^ENOTDIR: .*registry\/keys'\nIt must be there, .*$/),
    })
    expect(await json('doctor', { env: local })).toMatchObject({
      exitCode: 1,
      answer: { error: { message: expect.stringContaining('ENOTDIR'), next: expect.stringContaining('DATA_DIR') } },
    })
    await writeFile(join(data, 'registry.json'), '{"pid":1,"po')
    const broken = await run('doctor', { env: { ...env, JOBSPAN_TOKEN: 'any' } })
    expect(broken).toMatchObject({
      exitCode: 1,
      err: expect.stringMatching(/registry\.json does not say where .*\n.*`npm start`/),
    })
  })

  it('never sends the local token to a registry that was named', () => {
    expect(findConnection({ JOBSPAN_REGISTRY: 'https://registry.example.com' }).token).toBeUndefined()
  })
})

it('every command has help', async () => {
  for (const words of [
    '',
    'release',
    'promote',
    'rollback',
    'toggle',
    'canary',
    'canary start',
    'status',
    'audit list',
    'audit verify',
    'new',
    'check',
    'doctor',
    'undo',
    'cancel',
    'prune',
    'canary change',
    'canary end',
  ]) {
    const { exitCode, out } = await run(`${words} --help`)
    expect({ words, exitCode, out }).toEqual({ words, exitCode: 0, out: expect.stringMatching(/^Usage: jobspan/) })
  }
})
