import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { signInToConsole } from './console.ts'
import { retryButton, waitForHydration } from './fixtures.ts'
import { serveRemote } from './serve-remote.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'
import { copyWorkspace, registryOrigin, type WorkspaceCopy } from './workspace-copy.ts'

const t = textsOf('en-us')
const remote = 'mf-skill-paths'
const path = '/en-us/skill-paths'
const origin = (country: string) => `http://${country}.localhost:${site.port}`
const page1 = `${remote}/src/pages/welcome-page.tsx`

type Here = { name: string; build: string }

/** Which release of the new remote the shell gives a visitor of Singapore. */
const buildFor = async (request: APIRequestContext, device: string): Promise<string | undefined> => {
  const answer = await request.get(`${site.origin}/live/remotes?country=sg`, {
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
      country: 'sg',
      events: [
        { kind: 'mount', remote, build },
        ...(fails ? [{ kind: 'error', remote, build, name: 'TypeError' }] : []),
      ],
    },
  })

/** A page of a visitor of Singapore whose device is known. */
const visit = async (browser: Browser, device: string): Promise<Page> => {
  const context = await browser.newContext()
  await context.addCookies([{ name: 'device_uuid', value: device, url: origin('sg') }])
  const page = await context.newPage()
  await page.goto(origin('sg') + path)
  return page
}

/** Opens the remote's cell of Singapore. */
const openCell = (page: Page) => page.goto(`${registryOrigin}/?cell=${remote}.sg`)

/** Writes a change in the cell, looks at what it would do, and makes it. */
const toggle = async (page: Page, to: 'turnOn' | 'turnOff', reason: string) => {
  await openCell(page)
  await page.getByRole('button', { name: t('console', `action.${to}`) }).click()
  await page.getByRole('textbox', { name: t('console', 'field.reason') }).fill(reason)
  await page.getByRole('button', { name: t('console', 'change.preview') }).click()
  await expect(page.getByText(/\/skill-paths$/).first()).toBeVisible()
  await page.getByRole('button', { name: t('console', 'change.confirm') }).click()
  await expect(page.getByRole('button', { name: t('console', 'undo.button') })).toBeVisible()
}

const builtBy = (published: unknown) => (published as { release: { build: string } }[])[0]?.release.build ?? ''

test.describe('a second product line', () => {
  let workspace: WorkspaceCopy
  test.beforeAll(() => {
    workspace = copyWorkspace()
  })
  test.afterAll(() => workspace.remove())

  test('releases a new remote, loses a canary, mends it, and is switched off and on', async ({ browser, request }) => {
    // Three builds and eight commands: a minute and a half on two cores, several where they are busy.
    test.setTimeout(360_000)
    const { jobspan, edit } = workspace
    const inSingapore = ['--country', 'sg', '--yes', '--reason']
    let [sound, broken] = ['', '']

    const console = await (await browser.newContext()).newPage()
    await signInToConsole(console, 'owner@jobspan.example')
    // The badge said that it was there, and nothing of it was: the site asked squads only for what it knew already.
    await test.step('a remote from the scaffold is seen inside the site before it was ever released, by its squad alone', async () => {
      await jobspan('new', remote, '--path', '/skill-paths', '--title', 'Skill paths')
      const stop = await serveRemote(remote, site.otherSquadPort, workspace.folder)
      try {
        const page = await (await browser.newContext()).newPage()
        await page.goto(`${origin('sg')}${path}?override=${remote}@http://localhost:${site.otherSquadPort}`)
        const badge = page.getByRole('complementary', { name: t('shell', 'badge.label') })
        await expect(badge).toContainText(remote)
        await expect(page.getByRole('heading', { level: 1, name: 'Skill paths' })).toBeVisible()
        await page.getByRole('link', { name: t('shell', 'badge.end') }).click()
        await expect(badge).toHaveCount(0)
        expect((await page.goto(origin('sg') + path))?.status()).toBe(404)
        await page.context().close()
      } finally {
        await stop()
      }
    })

    await test.step('it is released, and shown to a tenth of one country that had nothing of it', async () => {
      sound = builtBy(await jobspan('release', remote))
      await jobspan('canary', 'start', remote, sound, '--percent', '10', ...inSingapore, 'the first of all')
      const first = await visitorWith(request, sound)
      const page = await visit(browser, first)
      await waitForHydration(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Skill paths' })).toBeVisible()
      await page.context().close()
      const other = await visitorWith(request, undefined)
      const without = await visit(browser, other)
      await expect(without.getByRole('heading', { level: 1, name: 'Skill paths' })).toHaveCount(0)
      expect((await without.goto(origin('sg') + path))?.status()).toBe(404)
      await without.context().close()
      await openCell(console)
      await expect(console.getByText(/10% of visitors/).first()).toBeVisible()
    })

    await test.step('it is promoted to all of that country, and to no other', async () => {
      await jobspan('promote', remote, sound, ...inSingapore, 'well met')
      const device = await visitorWith(request, sound)
      const page = await visit(browser, device)
      await waitForHydration(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Skill paths' })).toBeVisible()
      expect((await page.goto(origin('hk') + path))?.status()).toBe(404)
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
      broken = builtBy(await jobspan('release', remote))
      await jobspan('canary', 'start', remote, broken, '--percent', '10', ...inSingapore, 'a tenth first')
      unlucky = await visitorWith(request, broken)
      await openCell(console)
      await expect(console.getByText(/10% of visitors/).first()).toBeVisible()
      await console.getByRole('link', { name: t('console', 'cell.toCanary') }).click()
      await expect(console.getByRole('heading', { level: 2, name: t('console', 'canary.canary') })).toBeVisible()
      await expect(console.getByText(broken).first()).toBeVisible()
      await openCell(console)
    })

    await test.step('errors of its visitors halt it', async () => {
      const page = await visit(browser, unlucky)
      await expect(retryButton(page).first()).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
      await page.context().close()
      for (let round = 0; round < 25; round += 1) {
        await meet(request, broken, true)
        await meet(request, sound, false)
        await meet(request, sound, false)
      }
      await expect(console.getByText(t('console', 'cell.haltedTitle')).first()).toBeVisible({ timeout: 60_000 })
      await expect.poll(() => buildFor(request, unlucky), { timeout: 30_000 }).toBe(sound)
      await console.goto(`${registryOrigin}/alerts`)
      await expect(
        console.getByText(new RegExp(`canary ${broken} of ${remote} in Singapore was taken back`)),
      ).toBeVisible()
    })

    await test.step('the mended release is promoted', async () => {
      edit(page1, (text) => text.replace("throw new TypeError('injected')", "document.body.dataset.skills = 'mended'"))
      const mended = builtBy(await jobspan('release', remote))
      await jobspan('promote', remote, mended, ...inSingapore, 'mended')
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

    await test.step('the log holds all of it', async () => {
      expect(await jobspan('audit', 'verify')).toMatchObject({ intact: true })
    })
  })
})
