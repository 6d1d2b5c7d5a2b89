import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { sessionClaimsKeysPath } from '@jobspan/shared-kit/contracts/auth/session-claims'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { expect, test } from './fixtures.ts'
import { countryOf } from './journey-countries.ts'
import { site } from './site.ts'
import { serveStockHost } from './stock-host.ts'
import { textsOf } from './texts.ts'
import { copyWorkspace } from './workspace-copy.ts'

const singapore = `http://sg.localhost:${site.port}`

test('a stock host of Module Federation finds a released remote, mounts a page of it, and takes it away', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const remotes = await (await request.get(`${site.origin}/federation/remotes.json`)).json()
  expect(remotes['mf-search']).toBe(`${site.origin}/federation/mf-search/mf-manifest.json`)
  const stop = await serveStockHost()
  try {
    await page.goto(`http://localhost:${site.stockHostPort}/`)
    const jobs = page.locator('#jobs')
    await expect(jobs.getByRole('list', { name: textsOf('ar')('mf-search', 'results.label') })).toBeVisible()
    await expect(jobs).toHaveAttribute('dir', 'rtl')
    await page.getByRole('button', { name: 'Take away' }).click()
    await expect(jobs).toBeEmpty()
    await expect(page.getByRole('heading', { level: 1, name: 'Another team’s page' })).toBeVisible()
  } finally {
    await stop()
  }
})

test('the tools of Module Federation and of single-spa see what runs in a page of the site', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { __SINGLE_SPA_DEVTOOLS__: {} }))
  await page.goto('/en-us/jobs-hiring/job-search')
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { __FEDERATION__: federation, __SINGLE_SPA_DEVTOOLS__: singleSpa } = window as unknown as {
          __FEDERATION__?: {
            __INSTANCES__: { name: string; options: { remotes: { name: string }[] } }[]
            moduleInfo: Record<string, { modules?: { moduleName: string }[]; shared?: { sharedName: string }[] }>
          }
          __SINGLE_SPA_DEVTOOLS__: { exposedMethods?: { getRawAppData(): { name: string; status: string }[] } }
        }
        // The scripts of a page run once it is painted, which may be after its load.
        if (!federation) return undefined
        const shell = federation.__INSTANCES__.find(({ name }) => name === 'jobspan_shell')
        // What the extension for Chrome shows.
        const [, search] = Object.entries(federation.moduleInfo).find(([id]) => id.startsWith('mf_search_')) ?? []
        return {
          modules: search?.modules?.map(({ moduleName }) => moduleName),
          sharesReact: search?.shared?.some(({ sharedName }) => sharedName === 'react') ?? false,
          remotes: shell?.options.remotes.some(({ name }) => name.startsWith('mf_search_')) ?? false,
          mounted: singleSpa.exposedMethods?.getRawAppData().some(({ status }) => status === 'MOUNTED') ?? false,
        }
      }),
    )
    .toEqual({ modules: ['remote'], sharesReact: true, remotes: true, mounted: true })
})

const vuePage = `import type { Head } from '@jobspan/shared-kit/remote'
import { createMounted } from '@jobspan/shared-kit/remote/mounted'
import { endpoint } from '@jobspan/shared-kit/contracts/platform/endpoint'
import { createApp, h, ref } from 'vue'
import { z } from 'zod/mini'

const readPoints = endpoint({
  method: 'GET', path: '/api/x/mf-vue-points/points', summary: 'Points', access: 'session', data: z.object({ points: z.number() }),
})
export const Page = createMounted((element, platform) => {
  const points = ref('…')
  void platform.api.call(readPoints).then((data) => { points.value = String(data.points) })
  const app = createApp({ render: () => h('p', { innerHTML: \`<b>\${points.value} points</b>\` }) })
  app.mount(element)
  return { unmount: () => app.unmount() }
})
export const head = (): Head => ({ title: 'Points' })
`

test('a remote in Vue asks its own back end, which learns who calls, and runs under the site’s policy', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const workspace = copyWorkspace()
  const keys = createRemoteJWKSet(new URL(sessionClaimsKeysPath, site.origin))
  const callers: unknown[] = []
  const backend = createServer(async (request, response) => {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
    const { payload } = await jwtVerify(token, keys, { issuer: site.origin, audience: 'mf-vue-points' })
    callers.push({ ...payload, cookie: request.headers.cookie })
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ code: 0, message: '', data: { points: 7 } }))
  }).listen(site.backendPort, 'localhost')
  await once(backend, 'listening')
  const onlySingapore = ['--country', countryOf('other-hosts', 'sg'), '--yes', '--reason', 'a page of points']
  try {
    await workspace.jobspan('new', 'mf-vue-points', '--path', '/points', '--title', 'Points')
    workspace.edit('mf-vue-points/src/pages/welcome-page.tsx', () => vuePage)
    workspace.edit('mf-vue-points/src/remote.ts', (text) =>
      text.replace(
        'defineRemote({',
        `defineRemote({\n  trustedTypes: ['vue'],\n  backend: { origins: { production: 'http://localhost:${site.backendPort}' } },`,
      ),
    )
    const [published] = (await workspace.jobspan('release', 'mf-vue-points')) as { release: { build: string } }[]
    const build = published?.release.build ?? ''
    await workspace.jobspan('promote', 'mf-vue-points', build, ...onlySingapore)
    // The shell fetches the files of a release beside visitors' requests.
    const files = readdirSync(join(workspace.folder, 'mf-vue-points/dist/web')).filter((file) => file.endsWith('.js'))
    expect(files).toContain('remoteEntry.js')
    for (const file of files)
      await expect
        .poll(async () => (await page.request.get(`${site.origin}/remotes/mf-vue-points/${build}/${file}`)).status(), {
          timeout: 30_000,
        })
        .toBe(200)
    // Any violation of the policy fails this test.
    expect((await page.goto(`${singapore}/en-us/points`))?.status()).toBe(200)
    await expect(page.getByText('7 points')).toBeVisible()
    expect(callers[0]).toMatchObject({ kind: 'guest', country: 'sg', language: 'en-us', cookie: undefined })
    await workspace.jobspan('off', 'mf-vue-points', ...onlySingapore)
    await expect
      .poll(() => page.evaluate(() => fetch('/api/x/mf-vue-points/points').then(({ status }) => status)))
      .toBe(404)
  } finally {
    backend.close().closeAllConnections()
    workspace.remove()
  }
})
