import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser, Page } from '@playwright/test'
import { getSharedVersions } from '../../build/shared-modules.ts'
import { createReleaseManifest } from '../../cli/src/release/create-release-manifest.ts'
import { openPipelineIssuer } from '../../registry/src/testing/pipeline-issuer.ts'
import { openSignedInRegistry } from '../../registry/src/testing/signed-in-registry.ts'
import { REMOTE_CONTRACT_VERSION } from '../../shared-kit/src/contracts/remotes/remote-contract.ts'
import { readEnv } from '../../shell/server/env.ts'
import { openTrustedKeys } from '../../shell/server/registry/trusted-keys.ts'
import { openPreviews } from '../../shell/server/releases/preview.ts'
import { readFromRegistry } from '../../shell/server/releases/release-store.ts'
import { identifyVisitor } from '../../shell/server/releases/resolve-visit.ts'
import type { ShellContext } from '../../shell/server/shell-context.ts'
import { readGuideFiles } from './guide-files.ts'
import { openBrowser } from './open-browser.ts'
import { openOtherHost } from './other-host.ts'
import { makeNeighbour, makeOwnRepository, type OwnRepository, runOutside } from './own-repository.ts'

const sharedKitRange = `^${REMOTE_CONTRACT_VERSION}`
const remote = 'mf-skill-paths'
const onMain = { repository: 'acme/skill-paths', ref: 'refs/heads/main', event_name: 'push' }
const ofRequest = { ...onMain, ref: 'refs/pull/12/merge', event_name: 'pull_request' }

let folder: string
let begunAt: number
let repository: OwnRepository
let browser: Browser
let origin: string
let issuer: Awaited<ReturnType<typeof openPipelineIssuer>>
let registry: Awaited<ReturnType<typeof openSignedInRegistry>>

const findFreePort = async (): Promise<number> => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

const pageFile = 'src/pages/welcome-page.tsx'

/** A part of the page that asks the remote's own back end. */
const pathOfBackend = `import { endpoint } from '@jobspan/kit/contracts/platform/endpoint'
import { Text } from '@jobspan/kit/design'
import { usePlatform } from '@jobspan/kit/remote'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod/mini'

const readPath = endpoint({ method: 'GET', path: '/api/x/${remote}/paths', summary: 'A path', access: 'session', data: z.string() })
export const OwnPath = () => {
  const { api } = usePlatform()
  const { data } = useQuery({ queryKey: ['own-path'], queryFn: () => api.call(readPath) })
  return <Text>{data}</Text>
}
`

const expectText = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor({ timeout: 30_000 })

const passes = (out: unknown = expect.any(String)) => ({ status: 0, out, err: expect.any(String) })
const jobspan = (words: string, env: Record<string, string> = {}) => repository.jobspan(words.split(' '), env)

/** What a shell of this registry makes of the token that a preview link leaves with its visitor. */
const openPreviewsOfShell = async () => {
  const { directory } = registry.settings
  const keys = await openTrustedKeys({
    pinnedFile: join(directory, 'public-keys.json'),
    folder: mkdtempSync(join(folder, 'shell-')),
  })
  const read = readFromRegistry(origin)
  const previews = openPreviews({ keys, readManifest: (release) => read(release, 'release.json') })
  const site = {
    previews,
    env: readEnv({}),
    releases: { fetchRelease: async () => undefined },
  } as unknown as ShellContext
  return { visit: (preview: string) => identifyVisitor(site, { cookies: { preview } }, 'sg', 'a-device') }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'own-repository-'))
  browser = await openBrowser()
  const port = await findFreePort()
  origin = `http://127.0.0.1:${port}`
  issuer = await openPipelineIssuer(origin)
  registry = await openSignedInRegistry({
    REGISTRY_PUBLIC_ORIGIN: origin,
    REGISTRY_PIPELINE_ISSUER: issuer.origin,
    REGISTRY_PIPELINES: JSON.stringify([{ repository: onMain.repository, remotes: [remote] }]),
  })
  await registry.app.listen({ port, host: '127.0.0.1' })
  const shell = { build: 's1', contract: REMOTE_CONTRACT_VERSION, shared: getSharedVersions() }
  await (await registry.token('administrator')).send('PUT', '/v1/shells/s1', shell)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await registry?.close()
  await issuer?.close()
  rmSync(folder, { recursive: true, force: true })
})

// One after the other: each step takes what the one before left.
describe('a remote in a repository of its own', () => {
  it('is made in an empty folder, installs from the packages, and passes its own checks', async () => {
    begunAt = performance.now()
    repository = await makeOwnRepository(remote, folder, { env: { JOBSPAN_REGISTRY: origin } })
    expect(await repository.run('npm', ['test'])).toEqual(
      passes(expect.stringMatching(/✓ tests {2}3 tests[\s\S]*mf-skill-paths: passed/)),
    )
  }, 240_000)

  // The packed kit lacked a module: the page did not compile, nothing was reloaded, and every call failed before it was sent. `fetch` saw none of it.
  it('is developed alone: an edit shows and keeps what was ticked, and mocks answer for its back end and the site', async () => {
    repository.edit('mocks/handlers.ts', (text) =>
      text
        .replace(
          "import type { RequestHandler } from 'msw'",
          "import { HttpResponse, http, type RequestHandler } from 'msw'",
        )
        .replace(
          '= []',
          `= ['x/${remote}/paths', 'jobseeker/me'].map((path) => http.get(\`*/api/${'$'}{path}\`, () => HttpResponse.json({ code: 0, message: '', data: path })))`,
        ),
    )
    const before = readFileSync(join(repository.folder, pageFile), 'utf8')
    repository.edit('src/features/own-path.tsx', () => pathOfBackend)
    repository.edit(pageFile, (text) =>
      text
        .replace('import { FirstSteps }', "import { OwnPath } from '../features/own-path.tsx'\nimport { FirstSteps }")
        .replace('<FirstSteps />', '<OwnPath />\n<FirstSteps />'),
    )
    const port = await findFreePort()
    const stopping = new AbortController()
    const server = repository.run(
      'npm',
      ['run', 'dev'],
      { PORT: String(port), SITE: 'http://127.0.0.1:9' },
      stopping.signal,
    )
    const ask = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`)
      return { status: answer.status, text: await answer.text() }
    }
    try {
      while (!(await ask('/release.json').catch(() => undefined))) await new Promise((again) => setTimeout(again, 200))
      expect(JSON.parse((await ask('/release.json')).text)).toMatchObject({
        name: remote,
        pages: [{ path: '/skill-paths' }],
      })
      expect(await ask('/en-us/skill-paths')).toMatchObject({
        status: 200,
        text: expect.stringContaining('id="standalone"'),
      })
      expect(await ask(`/api/x/${remote}/paths`)).toMatchObject({
        status: 200,
        text: expect.stringContaining(`x/${remote}/paths`),
      })
      expect(await ask('/api/jobseeker/me')).toMatchObject({
        status: 200,
        text: expect.stringContaining('jobseeker/me'),
      })
      expect(await ask('/api/jobseeker/other')).toMatchObject({ status: 504 })
      const page = await browser.newPage()
      await page.goto(`http://localhost:${port}/en-us/skill-paths`)
      await expectText(page, `x/${remote}/paths`)
      await page.getByText('Change this page').click()
      await expectText(page, '1 of 3 done')
      repository.edit(pageFile, (text) => text.replace("{t('title')}", "{t('title').concat(' again')}"))
      await expectText(page, 'Skill paths again')
      await expectText(page, '1 of 3 done')
      await page.close()
    } finally {
      repository.edit(pageFile, () => before)
      rmSync(join(repository.folder, 'src/features/own-path.tsx'))
      stopping.abort()
      await server
    }
  }, 120_000)

  it('is an overlay as well', async () => {
    const overlay = await makeNeighbour(repository, 'mf-reading-list', ['--overlay'])
    expect(existsSync(join(overlay, 'src/overlays/main-overlay.tsx'))).toBe(true)
    expect(await runOutside('npm', ['test'], { cwd: overlay })).toEqual(
      passes(expect.stringContaining('mf-reading-list: passed')),
    )
  }, 120_000)

  it('fits the shell that runs, and is released with the token of its job', async () => {
    const job = issuer.jobEnvironment(onMain)
    const checked = await jobspan('check', job)
    expect(checked).toEqual(passes(expect.stringContaining('with shell s1')))
    expect(await jobspan('release --json', job)).toEqual(passes())
    const [published] = JSON.parse((await jobspan('release --json', job)).out)
    expect(published).toMatchObject({ fresh: false, release: { remote, contract: REMOTE_CONTRACT_VERSION } })
    // By any other name the shell's copies would not be found.
    expect(published.release.shared).toMatchObject({ '@jobspan/shared-kit/design': sharedKitRange })
    const promote = `promote ${remote} ${published.release.build} --country sg --reason`
    expect(await jobspan(`${promote} first`, job)).toEqual(passes())
    expect((performance.now() - begunAt) / 60_000).toBeLessThan(5)
  }, 120_000)

  // The compiler's cache was an input, so what CI checked and what it released had two ids.
  it('is built as the same release in any folder, whatever lies there', async () => {
    const clone = join(folder, 'clone')
    const isSource = (path: string) =>
      !/[\\/](node_modules|dist|\.dev|\.git)([\\/]|$)/.test(path.slice(repository.folder.length))
    cpSync(repository.folder, clone, { recursive: true, filter: isSource })
    cpSync(join(repository.folder, 'node_modules'), join(clone, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    mkdirSync(join(clone, '.swc/plugins'), { recursive: true })
    writeFileSync(join(clone, '.swc/plugins/1.wasmtime'), 'of another system')
    const build = async (cwd: string) => {
      rmSync(join(cwd, 'dist'), { recursive: true, force: true })
      const ran = await runOutside('npx', ['rspack', 'build'], { cwd })
      expect({ ...ran, clean: !existsSync(join(repository.folder, '.swc')) }).toMatchObject({ status: 0, clean: true })
      return {
        id: readFileSync(join(cwd, 'dist/build-id'), 'utf8'),
        files: (await createReleaseManifest(join(cwd, 'dist'))).release.files,
      }
    }
    expect(await build(clone)).toEqual(await build(repository.folder))
  }, 120_000)

  // The host of the guide could not be built, then refused the kit's version, then waited for ever.
  it('is shown in the page of another team, which is written as the guide has it', async () => {
    const [{ release }] = JSON.parse((await jobspan('release --json', issuer.jobEnvironment(onMain))).out)
    const host = await openOtherHost(
      join(folder, 'host'),
      repository.folder,
      `${origin}/releases/${remote}/${release.build}/web/`,
    )
    try {
      const page = await browser.newPage()
      const faults: string[] = []
      page.on('pageerror', ({ message }) => faults.push(message))
      await page.goto(host.origin)
      await expectText(page, '0 of 3 done')
      await page.getByRole('button', { name: 'Take away' }).click()
      expect(await page.locator('#paths').innerHTML()).toBe('')
      // A page that shares too little is told what, and does not wait.
      await host.build((text) => text.replace("'design', ", ''))
      const shareError = page.waitForEvent('pageerror', ({ message }) =>
        message.includes('"@jobspan/shared-kit/design"'),
      )
      await page.goto(host.origin)
      await shareError
      expect(faults.filter((message) => !message.includes('"@jobspan/shared-kit/design"'))).toEqual([])
      await page.close()
    } finally {
      host.close()
    }
  }, 120_000)

  it('shows a pull request by a link, which ends within a minute after it is closed', async () => {
    const shell = await openPreviewsOfShell()
    const job = issuer.jobEnvironment(ofRequest)
    const opened = await jobspan('preview 12 --json', job)
    expect(opened).toEqual(passes())
    const { build, links } = JSON.parse(opened.out)
    expect(build).toMatch(/^preview-12-[0-9a-f]{12}$/)
    expect(links[0].href).toMatch(/\/en-us\/skill-paths\?preview=/)
    const token = new URL(links[0].href).searchParams.get('preview') ?? ''
    expect(await shell.visit(token)).toMatchObject({
      visitor: { preview: { remote, build, release: { name: remote, build } } },
      badges: [{ kind: 'preview', remote, buildOrOrigin: build, enabled: true }],
    })

    const promoted = await jobspan(
      `promote ${remote} ${build} --country sg --reason mistake`,
      issuer.jobEnvironment(onMain),
    )
    expect(promoted).toMatchObject({ status: 1, err: expect.stringContaining('is a preview build') })
    const closed = await jobspan('preview 12 --close', issuer.jobEnvironment(ofRequest))
    expect(closed).toEqual(passes(expect.stringContaining(`closed: ${build}`)))

    // Whoever opens it now gets what everyone gets, and is told so: in a shell that showed it after a minute, in another one at once.
    const ended = { visitor: { preview: undefined }, badges: [expect.objectContaining({ kind: 'preview-expired' })] }
    const aMinuteLater = Date.now() + 60_000
    const clock = jest.spyOn(Date, 'now').mockReturnValue(aMinuteLater)
    try {
      expect(await shell.visit(token)).toMatchObject(ended)
      expect(await shell.visit(token)).toMatchObject(ended)
    } finally {
      clock.mockRestore()
    }
    expect(await (await openPreviewsOfShell()).visit(token)).toMatchObject(ended)
  }, 120_000)

  it('is not released by the job of another repository', async () => {
    const other = issuer.jobEnvironment({ ...onMain, repository: 'acme/other' })
    expect(await jobspan('release', other)).toMatchObject({
      status: 1,
      err: expect.stringMatching(/acme\/other may release nothing here[\s\S]*REGISTRY_PIPELINES/),
    })
  }, 60_000)

  // The guide's page in Vue neither built nor fitted the type of a page.
  it('is written in another framework as the guide has it: it passes its checks, and runs', async () => {
    const files = readGuideFiles('In another framework')
    expect(await repository.run('npm', ['install', '--no-audit', '--no-fund', 'vue'])).toEqual(passes())
    expect(
      await repository.run('npm', ['install', '--no-audit', '--no-fund', '--save-dev', 'rspack-vue-loader']),
    ).toEqual(passes())
    for (const [file, text] of Object.entries(files))
      repository.edit(file, () => text.replaceAll('@jobspan/shared-kit', '@jobspan/kit'))
    repository.edit('src/remote.ts', (text) =>
      text
        .replace('./pages/welcome-page.tsx', './pages/paths-page.ts')
        .replace('  pages:', "  trustedTypes: ['vue'],\n  pages:"),
    )
    expect(await repository.run('npm', ['run', 'format'])).toEqual(passes())
    expect(await repository.run('npm', ['test'])).toEqual(passes(expect.stringContaining('mf-skill-paths: passed')))
    expect(await jobspan('check', issuer.jobEnvironment(onMain))).toEqual(
      passes(expect.stringContaining('with shell s1')),
    )
    const port = await findFreePort()
    const stopping = new AbortController()
    const server = repository.run(
      'npm',
      ['run', 'dev'],
      { PORT: String(port), SITE: 'http://127.0.0.1:9' },
      stopping.signal,
    )
    try {
      while (!(await fetch(`http://127.0.0.1:${port}/release.json`).catch(() => undefined))?.ok)
        await new Promise((again) => setTimeout(again, 200))
      const page = await browser.newPage()
      await page.goto(`http://localhost:${port}/en-us/skill-paths`)
      await page.getByRole('button', { name: '0' }).click()
      await page.getByRole('button', { name: '1' }).waitFor()
      await page.close()
    } finally {
      stopping.abort()
      await server
    }
  }, 240_000)

  it('is not built with a kit of another major version, which is said clearly', async () => {
    const file = join(repository.folder, 'node_modules/@jobspan/kit/package.json')
    cpSync(file, `${file}.kept`)
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version: '3.0.0' }))
    const { status, err } = await jobspan('check', issuer.jobEnvironment(onMain))
    cpSync(`${file}.kept`, file)
    expect({ status, err }).toMatchObject({
      status: 1,
      err: expect.stringMatching(
        /@jobspan\/kit 3\.0\.0 and @jobspan\/build \d+\.\d+\.\d+ are of different major versions/,
      ),
    })
    // The place where the build noticed it helps nobody.
    expect(err).not.toMatch(/^\s+at /m)
  }, 60_000)
})
