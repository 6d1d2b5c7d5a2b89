import { chmod, cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { announceShell, listReleases } from '@jobspan/shared-kit/contracts/registry/releases'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import { REMOTE_CONTRACT_VERSION } from '@jobspan/shared-kit/contracts/remotes/remote-contract'
import { sql } from 'drizzle-orm'
import { releaseOf } from '../../registry/src/testing/archive.ts'
import { checkRemote, checkShell } from './check/check-compatibility.ts'
import { checkKeys } from './doctor/check-keys.ts'
import { examinePackages } from './doctor/check-workspace.ts'
import { examineStoredReleases } from './doctor/examine-stored-releases.ts'
import { compareReleases, formatReleaseChanges } from './release/compare-releases.ts'
import { publishBuild } from './release/publish-build.ts'
import { setUpCommandLine, shell } from './testing/command-line.ts'

const line = setUpCommandLine()
const { run, json, clientOf, buildOf } = line

describe('publishing a build', () => {
  it('says what is new against the release before, and takes the same bytes twice', async () => {
    const client = clientOf('squad')
    const first = await publishBuild(client, await buildOf('mf-search', 'b1'))
    expect(first).toMatchObject({ isNew: true, changes: { since: null, routes: { added: ['/mf-search'] } } })
    expect(await publishBuild(client, await buildOf('mf-search', 'b1'))).toMatchObject({ isNew: false })
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
      details: { status: 409 },
    })
    await expect(publishBuild(client, await buildOf('mf-other', 'b1'))).rejects.toMatchObject({
      details: { status: 403 },
    })
    const heavy = [{ name: 'mf-other.summary', files: ['web/slot.js'] }]
    const dist = await buildOf('mf-other', 'b0', { slots: heavy })
    await writeFile(
      join(dist, 'web/slot.js'),
      Array.from({ length: 50_000 }, (_, at) => (at * at * 7919) % 9973).join(''),
    )
    await expect(publishBuild(clientOf(), dist)).rejects.toMatchObject({
      message: expect.stringMatching(
        /slot mf-other\.summary loads \d+\.\d KB, \d+\.\d KB more than the 40\.0 KB it may/,
      ),
      // It led to what runs where.
      nextStep: expect.stringContaining('Change the remote as it says'),
    })
    const stolen = [{ path: '/mf-search', access: 'public' as const, files: [] }]
    await run('promote mf-search b2 --country sg --reason "first"')
    const conflicting = publishBuild(clientOf(), await buildOf('mf-other', 'b1', { pages: stolen }))
    await expect(conflicting).rejects.toThrow(/\/mf-search/)
  })
})

it('tells what each slot loads, as it does of pages', () => {
  const { manifest } = releaseOf({ build: 'b2' })
  const { slots, ...rest } = manifest
  // Of some bytes it said that they were +0.0 KB, of each page and slot.
  const entry = {
    ...manifest.files['web/remoteEntry.js.br'],
    integrity: 'sha384-x',
    size: 3 + (manifest.files['web/remoteEntry.js.br']?.size ?? 0),
  }
  const alike = { ...manifest, files: { ...manifest.files, 'web/remoteEntry.js.br': entry } }
  expect(formatReleaseChanges(compareReleases(manifest, alike))).toEqual([
    '  against b2:',
    '  same routes, slots, sizes and shared ranges',
  ])
  const heavier = { ...rest, slots: slots.map(({ name }) => ({ name, files: ['web/remoteEntry.js', 'web/more.js'] })) }
  Object.assign(heavier, { files: { ...rest.files, 'web/more.js': { integrity: 'sha384-y', size: 100 } } })
  expect(formatReleaseChanges(compareReleases(undefined, manifest))).toContainEqual(
    expect.stringMatching(/^ {2}slot mf-search\.summary: \d\.\d KB of scripts$/),
  )
  expect(formatReleaseChanges(compareReleases(manifest, heavier))).toEqual([
    '  against b2:',
    expect.stringMatching(/^ {2}slot mf-search\.summary: 0\.1 KB of scripts \(\+0\.1 KB\)$/),
  ])
})

// Its advice was to publish the release again, and that sent nothing: the registry knew it already.
it('doctor tells of a release in use that the store has lost, and publishing it again brings it back', async () => {
  const { releasesDirectory } = line.registry.services.settings
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
  expect(again).toMatchObject({ isNew: false, restored: true })
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
        message: expect.stringMatching(/^3\d{3} s behind the registry/),
        next: expect.stringContaining('NTP'),
      },
      token: { state: 'warning', message: 'none', next: expect.stringContaining('JOBSPAN_TOKEN') },
    })
    hours = -1
    expect(await examine(env)).toMatchObject({
      clock: { message: expect.stringMatching(/^3\d{3} s ahead of the registry/) },
    })
    server.close().closeAllConnections()
  })

  // Commands ran with another commander than the one that the registry asks for, and all was said to be well.
  it('fails where a package of the lock file is not there, one of a single workspace too', async () => {
    const root = join(line.folder, 'packages')
    const packages = {
      '': {},
      'node_modules/ky': { version: '2.0.0' },
      'node_modules/@jobspan/registry': { link: true },
      'node_modules/fsevents': { version: '2.3.3', optional: true },
      'registry/node_modules/commander': { version: '15.1.0' },
    }
    for (const folder of ['node_modules/ky', 'registry/node_modules/commander'])
      await mkdir(join(root, folder), { recursive: true })
    for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
      await writeFile(join(root, file), JSON.stringify({ packages }))
    expect(await examinePackages(root)).toMatchObject({ state: 'good' })
    await rm(join(root, 'registry/node_modules'), { recursive: true })
    expect(await examinePackages(root)).toMatchObject({
      state: 'failed',
      message: '1 of the lock file are not installed (registry/node_modules/commander 15.1.0 …)',
      next: 'Run `npm install`.',
    })
  })

  it('tells whose token it is, and fails for one that is not valid', async () => {
    expect(await examine({ JOBSPAN_TOKEN: line.tokens.squad })).toMatchObject({
      clock: { state: 'good' },
      token: { state: 'good', message: 'test squad: squad of mf-search, without end' },
    })
    expect(await examine({ JOBSPAN_TOKEN: 'guessed' })).toMatchObject({
      exitCode: 1,
      token: { state: 'failed', next: expect.stringContaining('console') },
    })
  })

  it('fails where others can read the keys, or shells would find none', async () => {
    const data = join(line.folder, 'keys-data')
    const local = join(data, 'registry')
    expect(await checkKeys(local)).toMatchObject([{ state: 'warning', message: expect.stringContaining('none below') }])
    await mkdir(join(local, 'keys'), { recursive: true })
    const key = join(local, 'keys/k1')
    await writeFile(key, 'secret')
    await chmod(key, 0o644)
    expect(
      await examine({ DATA_DIR: data, JOBSPAN_REGISTRY: '', REGISTRY_PORT: new URL(line.origin).port }),
    ).toMatchObject({
      exitCode: 1,
      keys: { state: 'failed', message: 'others can read k1', next: expect.stringContaining('chmod 600') },
    })
    await chmod(key, 0o600)
    const publicKeys = join(local, 'public-keys.json')
    for (const text of [undefined, '{"keys":[{"k', '{"keys":[]}']) {
      if (text !== undefined) await writeFile(publicKeys, text)
      expect(await checkKeys(local)).toMatchObject([
        {
          state: 'failed',
          message: expect.stringContaining('lists no key'),
          next: expect.stringContaining('npm start'),
        },
      ])
    }
    await writeFile(publicKeys, '{"keys":[{"kid":"k1"}]}')
    expect(await checkKeys(local)).toMatchObject([{ state: 'good', message: '1 public, 1 private' }])
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
      /✗ shell s1 with mf-search b2\n\s+it needs react \^19\.3\.1, the shell provides 18\.3\.1/,
    )
    const release = { name: 'mf-new', build: 'n1', contract: '99.0.0', shared: {}, pages: [], slots: [], overlays: [] }
    expect((await checkRemote(client, release as unknown as Release)).lines).toContain(
      `    it was made for contract 99.0.0, the shell keeps ${REMOTE_CONTRACT_VERSION}`,
    )
  })

  it('are checked by one command either way, whose exit code is the verdict', async () => {
    const root = join(line.folder, 'workspace')
    await mkdir(join(root, 'build'), { recursive: true })
    await writeFile(join(root, 'build/build-package.ts'), "process.exit(process.argv[2] === 'mf-broken' ? 1 : 0)")
    const lay = async (name: string, dist: string) => {
      await mkdir(join(root, name, 'src'), { recursive: true })
      await writeFile(join(root, name, 'src/remote.ts'), '')
      await cp(dist, join(root, name, 'dist'), { recursive: true })
    }
    await lay('mf-new', await buildOf('mf-new', 'n1'))
    await lay('mf-far', await buildOf('mf-far', 'f1', { contract: '99.0.0' }))
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
    const missing = 'close is missing in Japanese (ja): shared-kit/src/i18n/locales/ja.json'
    const faults = { texts: [missing], packages: [], inputs: [] }
    await writeFile(join(root, 'shell/dist/contents.json'), JSON.stringify({ packages: {}, faults }))
    expect(await check('--shell')).toMatchObject({
      exitCode: 1,
      out: expect.stringContaining(`✗ shell own with texts in every language\n    ${missing}`),
    })
    await lays('18.3.1')
    expect(await check('--shell')).toMatchObject({
      exitCode: 1,
      out: expect.stringMatching(
        /✗ shell own with mf-search b\d\n +it needs react \^19\.3\.1, the shell provides 18\.3\.1/,
      ),
    })
  })

  // Visitors read `card.save` on a button, and a page with two Reacts stayed white: both had passed every check.
  it('are refused where a text is missing, or a bundle holds another React than it declares', async () => {
    const root = join(line.folder, 'faulty')
    await mkdir(join(root, 'build'), { recursive: true })
    await writeFile(join(root, 'build/build-package.ts'), '')
    const lay = async (name: string, contents: object | null) => {
      await mkdir(join(root, name, 'src'), { recursive: true })
      await writeFile(join(root, name, 'src/remote.ts'), '')
      await cp(await buildOf(name, 'n1'), join(root, name, 'dist'), { recursive: true })
      if (contents) await writeFile(join(root, name, 'dist/contents.json'), JSON.stringify(contents))
      else await rm(join(root, name, 'dist/contents.json'))
    }
    const missing = 'card.save is missing in Japanese (ja): mf-words/src/locales/ja.json'
    const packages = { react: ['19.3.1'] }
    await lay('mf-words', { packages, faults: { texts: [missing], packages: [], inputs: [] } })
    const react = 'it holds react 18.3.1 from mf-react/node_modules/react; ^19.3.1 is shared'
    await lay('mf-react', { packages: { react: ['18.3.1'] }, faults: { texts: [], packages: [react], inputs: [] } })
    await lay('mf-unknown', null)
    expect(await run(`check mf-words --root ${root}`)).toMatchObject({
      exitCode: 1,
      out: expect.stringContaining(`✗ mf-words n1 with texts in every language\n    ${missing}`),
    })
    expect(await run(`check mf-react --root ${root}`)).toMatchObject({
      exitCode: 1,
      out: expect.stringContaining(`✗ mf-react n1 with the packages that it declares\n    ${react}`),
    })
    for (const [name, said] of [
      ['mf-words', missing],
      ['mf-react', react],
      ['mf-unknown', 'contents.json is missing'],
    ] as const) {
      const refused = await json(`release ${name} --root ${root}`)
      const message = expect.stringContaining(said)
      expect(refused).toMatchObject({ exitCode: 1, answer: { error: { message } } })
    }
    await expect(clientOf().call(listReleases, { params: { remote: 'mf-words' } })).rejects.toThrow()
    // The registry looks as well: not everybody publishes with this command.
    await expect(publishBuild(clientOf(), join(root, 'mf-react/dist'))).rejects.toThrow(
      'mf-react n1 does not hold what it declares: it holds react 18.3.1, and declares ^19.3.1',
    )
  })

  // With React 18 `release` named what it did to a package.json, and hid that no shell provides it, which `check` said.
  it('are refused with what no shell provides before what else is wrong with their packages', async () => {
    const root = join(line.folder, 'faulty')
    const dist = await buildOf('mf-eighteen', 'n1', { shared: { react: '^18.3.0' } })
    await mkdir(join(root, 'mf-eighteen/src'), { recursive: true })
    await writeFile(join(root, 'mf-eighteen/src/remote.ts'), '')
    await cp(dist, join(root, 'mf-eighteen/dist'), { recursive: true })
    const faults = { texts: [], packages: ['it holds react 18.3.1 twice'], inputs: [] }
    await writeFile(join(root, 'mf-eighteen/dist/contents.json'), JSON.stringify({ packages: {}, faults }))
    expect(await run(`release mf-eighteen --root ${root}`)).toMatchObject({
      exitCode: 1,
      err: expect.stringMatching(
        /shell s1: it needs react \^18\.3\.0, the shell provides 19\.3\.1\n.*twice\n.*Install the packages in the versions that the shell provides/,
      ),
    })
    // To release a shell is advice for what a shell may mend.
    const { exitCode, out } = await run(`check mf-words --root ${root}`)
    expect({ exitCode, out }).toEqual({ exitCode: 1, out: expect.stringMatching(/named above\.$/) })
    expect((await run(`check mf-eighteen --root ${root}`)).out).toMatch(/or release the shell first\.$/)
  })

  // It was built for eighteen seconds first.
  it('are not built for somebody whom the registry does not know', async () => {
    const root = join(line.folder, 'unknown')
    await mkdir(join(root, 'build'), { recursive: true })
    await mkdir(join(root, 'mf-new/src'), { recursive: true })
    await writeFile(join(root, 'mf-new/src/remote.ts'), '')
    await writeFile(join(root, 'build/build-package.ts'), "console.error('built')")
    for (const words of ['check mf-new', 'release mf-new', 'preview 12 mf-new'])
      expect(await run(`${words} --root ${root}`, { env: { JOBSPAN_TOKEN: '' } })).toMatchObject({
        exitCode: 1,
        err: expect.not.stringContaining('built'),
      })
  })

  // It said that all was well, and had looked at no shell.
  it('are not known to fit where no shell is known', async () => {
    const release = {
      name: 'mf-new',
      build: 'n1',
      contract: REMOTE_CONTRACT_VERSION,
      shared: {},
      pages: [],
      slots: [],
      overlays: [],
    }
    expect(await checkRemote(clientOf(), release as unknown as Release)).toMatchObject({ failed: false })
    await line.registry.db.execute(sql`update registry.shells set seen_at = now() - interval '2 days'`)
    const report = await checkRemote(clientOf(), release as unknown as Release)
    await clientOf().call(announceShell, { params: { build: shell.build }, body: shell })
    expect(report.failed).toBe(true)
    expect(report.lines.join('\n')).toMatch(/✗ mf-new n1 with a shell\n +no shell has announced itself .* check again/)
  })
})
