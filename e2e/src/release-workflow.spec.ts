import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { openPipelineIssuer } from '../../registry/src/testing/pipeline-issuer.ts'
import { makeOwnRepository, type OwnRepository } from '../../scripts/packages/own-repository.ts'
import { signInToConsole } from './console.ts'
import { retryButton, waitForHydration } from './fixtures.ts'
import { countryOf } from './journey-countries.ts'
import { serveRemote } from './serve-remote.ts'
import { site } from './site.ts'
import { squadSources } from './squad-sources.ts'
import { textsOf } from './texts.ts'
import { registryOrigin } from './workspace-copy.ts'

const t = textsOf('en-us')
const remote = 'mf-skill-paths'
const country = countryOf('release-workflow', 'gb')
const countryName = 'United Kingdom'
const path = '/en-us/skill-paths'
const origin = (country: string) => `http://${country}.localhost:${site.port}`
const page1 = 'src/pages/welcome-page.tsx'

const onMain = { repository: 'acme/skill-paths', ref: 'refs/heads/main', event_name: 'push' }
const ofRequest = { ...onMain, ref: 'refs/pull/12/merge', event_name: 'pull_request' }

type Here = { name: string; build: string }

/** Which release of the new remote the shell gives a visitor of the country. */
const buildFor = async (request: APIRequestContext, device: string): Promise<string | undefined> => {
  const answer = await request.get(`${site.origin}/live/remotes?country=${country}`, {
    headers: { cookie: `device_uuid=${device}` },
  })
  const { remotes } = (await answer.json()) as { remotes: Here[] }
  return remotes.find(({ name }) => name === remote)?.build
}

/** Visitors until one of them gets a release, or nothing of the remote. */
const visitorWith = async (request: APIRequestContext, build: string | undefined): Promise<string> => {
  let found = ''
  await expect
    .poll(
      async () => {
        for (let tries = 0; tries < 40 && found === ''; tries += 1) {
          const device = randomUUID()
          if ((await buildFor(request, device)) === build) found = device
        }
        return found
      },
      { timeout: 30_000 },
    )
    .not.toBe('')
  return found
}

/** What a page's beacon says of one mount, well or with an error. */
const meet = (request: APIRequestContext, build: string, fails: boolean) =>
  request.post(`${site.origin}/telemetry`, {
    headers: { origin: site.origin, cookie: `device_uuid=${randomUUID()}` },
    data: {
      country,
      events: [
        { kind: 'mount', remote, build },
        ...(fails ? [{ kind: 'error', remote, build, name: 'TypeError' }] : []),
      ],
    },
  })

/** A page of a visitor of the country whose device is known. */
const visit = async (browser: Browser, device: string): Promise<Page> => {
  const context = await browser.newContext()
  await context.addCookies([{ name: 'device_uuid', value: device, url: origin(country) }])
  const page = await context.newPage()
  await page.goto(origin(country) + path)
  return page
}

const badgeOf = (page: Page) => page.getByRole('complementary', { name: t('shell', 'badge.label') })

/** Opens the remote's cell of the country. */
const openCell = (page: Page) => page.goto(`${registryOrigin}/?cell=${remote}.${country}`)

/** Writes a change in the cell, looks at what it would do, and makes it. */
const toggle = async (page: Page, to: 'turnOn' | 'turnOff', reason: string) => {
  await openCell(page)
  await page.getByRole('button', { name: t('console', `action.${to}`) }).click()
  await page.getByRole('textbox', { name: t('console', 'field.reason') }).fill(reason)
  await page.getByRole('button', { name: t('console', 'change.preview') }).click()
  await expect(page.getByText('Skill paths page').first()).toBeVisible()
  await page.getByRole('button', { name: t('console', 'change.confirm') }).click()
  await expect(page.getByRole('button', { name: t('console', 'undo.button'), exact: true })).toBeVisible()
}

const builtBy = (published: unknown) => (published as { release: { build: string } }[])[0]?.release.build ?? ''

/** The back end of the squad, as it is in production. Its mocks have five paths. */
const startBackend = async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ code: 0, message: '', data: { paths: 3 } }))
  })
  await new Promise<void>((listening) => server.listen(site.otherBackendPort, 'localhost', listening))
  return server
}

test.describe('a squad with a repository of its own', () => {
  let workspace: OwnRepository
  let issuer: Awaited<ReturnType<typeof openPipelineIssuer>>
  let backend: Awaited<ReturnType<typeof startBackend>>
  const folder = mkdtempSync(join(tmpdir(), 'jobspan-squad-'))
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    issuer = await openPipelineIssuer(registryOrigin, site.pipelineIssuerPort)
    backend = await startBackend()
    workspace = await makeOwnRepository(remote, folder, { env: { JOBSPAN_REGISTRY: registryOrigin } })
  })
  test.afterAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    backend?.close().closeAllConnections()
    await issuer?.close()
  })

  /** Runs `jobspan` as a job of this kind does, with its token. */
  const jobspanOf =
    (claims: object) =>
    async (...words: string[]): Promise<unknown> => {
      const { status, out, err } = await workspace.jobspan([...words, '--json'], issuer.jobEnvironment(claims))
      if (status !== 0) throw new Error(`jobspan ${words.join(' ')}: ${out}${err}`)
      return JSON.parse(out)
    }

  test('previews and releases a remote, loses a canary, mends it, and sees it switched off and on', async ({
    browser,
    request,
  }) => {
    // Four builds and ten commands: two minutes on two cores, several where they are busy.
    test.setTimeout(360_000)
    const { edit } = workspace
    const jobspan = jobspanOf(onMain)
    const there = ['--country', country, '--yes', '--reason']
    let [sound, broken] = ['', '']
    let reviewer: Page | undefined

    const console = await (await browser.newContext()).newPage()
    await signInToConsole(console, 'owner@jobspan.example')
    // The badge said that it was there, and nothing of it was: the site asked squads only for what it knew already.
    await test.step('it is seen inside the site before it was ever released, over its mocks, by its squad alone', async () => {
      for (const [file, change] of Object.entries(squadSources)) edit(file, change)
      const stop = await serveRemote('.', site.otherSquadPort, workspace.folder)
      try {
        const page = await (await browser.newContext()).newPage()
        await page.goto(`${origin(country)}${path}?override=${remote}@http://localhost:${site.otherSquadPort}`)
        const badge = badgeOf(page)
        await expect(badge).toContainText(remote)
        await expect(page.getByRole('heading', { level: 1, name: 'Skill paths' })).toBeVisible()
        await expect(page.getByText('5 paths')).toBeVisible()
        await page.getByRole('link', { name: t('shell', 'badge.end') }).click()
        await expect(badge).toHaveCount(0)
        expect((await page.goto(origin(country) + path))?.status()).toBe(404)
        await page.context().close()
      } finally {
        await stop()
      }
    })

    await test.step('a pull request is shown by a link', async () => {
      const preview = jobspanOf(ofRequest)
      const { links } = (await preview('preview', '12', '--country', country)) as { links: { href: string }[] }
      reviewer = await (await browser.newContext()).newPage()
      await reviewer.goto(links[0]?.href ?? '')
      await expect(reviewer.getByRole('heading', { level: 1, name: 'Skill paths' })).toBeVisible()
      const other = await (await browser.newContext()).newPage()
      expect((await other.goto(origin(country) + path))?.status()).toBe(404)
      await other.context().close()
      expect(await preview('preview', '12', '--close')).toMatchObject({
        removed: [expect.stringMatching(/^preview-12-/)],
      })
    })

    await test.step('it is released, and shown to a tenth of one country that had nothing of it', async () => {
      sound = builtBy(await jobspan('release'))
      await jobspan('canary', 'start', remote, sound, '--percent', '10', ...there, 'the first of all')
      const first = await visitorWith(request, sound)
      const page = await visit(browser, first)
      await waitForHydration(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Skill paths' })).toBeVisible()
      await page.context().close()
      const other = await visitorWith(request, undefined)
      const without = await visit(browser, other)
      await expect(without.getByRole('heading', { level: 1, name: 'Skill paths' })).toHaveCount(0)
      expect((await without.goto(origin(country) + path))?.status()).toBe(404)
      await without.context().close()
      await openCell(console)
      await expect(console.getByText(/10% of visitors/).first()).toBeVisible()
    })

    await test.step('it is promoted to all of that country, and to no other', async () => {
      await jobspan('promote', remote, sound, ...there, 'well met')
      const device = await visitorWith(request, sound)
      const page = await visit(browser, device)
      await waitForHydration(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Skill paths' })).toBeVisible()
      await expect(page.getByText('3 paths')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Skill paths' }).first()).toBeVisible()
      await page.goto(`${origin(country)}/en-us/jobs-hiring/job-search`)
      const job = page
        .getByRole('list', { name: t('mf-search', 'results.label') })
        .getByRole('link')
        .first()
      await page.goto(new URL((await job.getAttribute('href')) ?? '', page.url()).href)
      await expect(page.getByText('Skill paths for this job')).toBeVisible()
      expect((await page.goto(origin('jp') + path))?.status()).toBe(404)
      await page.context().close()
    })

    let unlucky = ''
    await test.step('its next release, which is broken, is a canary of a tenth, seen in the console', async () => {
      edit(page1, (text) =>
        `import { useEffect } from 'react'\n${text}`
          .replace('<FirstSteps />', '<FirstSteps /><Fault />')
          .concat(
            "\nfunction Fault() {\n  useEffect(() => {\n    throw new TypeError('injected')\n  }, [])\n  return null\n}\n",
          ),
      )
      broken = builtBy(await jobspan('release'))
      await jobspan('canary', 'start', remote, broken, '--percent', '10', ...there, 'a tenth first')
      unlucky = await visitorWith(request, broken)
      await openCell(console)
      await expect(console.getByText(/10% of visitors/).first()).toBeVisible()
      await console.getByRole('link', { name: t('console', 'cell.toCanary') }).click()
      await expect(console.getByRole('heading', { level: 2, name: t('console', 'canary.canary') })).toBeVisible()
      await expect(console.getByText(broken.slice(0, 7)).first()).toBeVisible()
      await openCell(console)
    })

    await test.step('errors of its visitors halt it', async () => {
      const page = await visit(browser, unlucky)
      // The visitor looked at a fallback until the canary was halted.
      await expect(page.getByRole('heading', { level: 1, name: 'Skill paths' })).toBeVisible()
      await expect(retryButton(page)).toHaveCount(0, { timeout: 10_000 })
      await expect(page.getByRole('heading', { level: 1, name: 'Skill paths' })).toBeVisible()
      // What the tab itself says of the error: where in the sources it was thrown, though visitors get no map.
      const lines = readFileSync(join(workspace.folder, page1), 'utf8').split('\n')
      const place = `${page1}:${lines.findIndex((line) => line.includes('injected')) + 1}:`
      await expect(async () => {
        await console.goto(`${registryOrigin}/remotes/${remote}/errors`)
        await console.getByRole('link', { name: 'TypeError: injected' }).click({ timeout: 3_000 })
      }).toPass({ timeout: 30_000 })
      await expect(console.getByText(place).first()).toBeVisible()
      await expect(console.getByText('Opened the page').first()).toBeVisible()
      await page.context().close()
      await openCell(console)
      for (let round = 0; round < 25; round += 1) {
        await meet(request, broken, true)
        await meet(request, sound, false)
        await meet(request, sound, false)
      }
      await expect(console.getByText(t('console', 'cell.haltedTitle')).first()).toBeVisible({ timeout: 60_000 })
      await expect.poll(() => buildFor(request, unlucky), { timeout: 30_000 }).toBe(sound)
      await console.goto(`${registryOrigin}/alerts`)
      const alert = console.getByRole('listitem').filter({ hasText: broken.slice(0, 7) })
      await expect(alert.getByText(new RegExp(`of Skill paths in the ${countryName} was stopped`))).toBeVisible()
    })

    await test.step('the mended release is promoted', async () => {
      edit(page1, (text) => text.replace("throw new TypeError('injected')", "document.body.dataset.skills = 'mended'"))
      const mended = builtBy(await jobspan('release'))
      await jobspan('promote', remote, mended, ...there, 'mended')
      await expect.poll(() => buildFor(request, unlucky), { timeout: 30_000 }).toBe(mended)
      const page = await visit(browser, unlucky)
      await expect(page.locator('body[data-skills="mended"]')).toBeAttached()
      await page.context().close()
    })

    await test.step('a product owner switches it off and on, which open tabs follow', async () => {
      const page = await visit(browser, unlucky)
      await toggle(console, 'turnOff', 'exam season is over')
      await expect.poll(() => buildFor(request, unlucky), { timeout: 30_000 }).toBeUndefined()
      await page.reload()
      await expect(page.getByRole('heading', { name: t('shell', 'off.title') })).toBeVisible()
      await toggle(console, 'turnOn', 'and begins again')
      await expect(page.getByRole('heading', { level: 1, name: 'Skill paths' })).toBeVisible({ timeout: 30_000 })
    })

    // Shells keep the manifest of a preview for a minute.
    await test.step('who reviewed the pull request is told that its preview has ended, and sees what everyone sees', async () => {
      if (!reviewer) throw new Error('nobody reviewed it')
      const page = reviewer
      await expect(async () => {
        await page.reload()
        await expect(badgeOf(page).getByRole('link', { name: t('shell', 'badge.close') })).toBeVisible({
          timeout: 3_000,
        })
      }).toPass({ timeout: 60_000 })
      await expect(page.locator('body[data-skills="mended"]')).toBeAttached()
      await page.context().close()
    })

    await test.step('the log holds all of it', async () => {
      expect(await jobspan('audit', 'verify')).toMatchObject({ intact: true })
    })
  })
})
