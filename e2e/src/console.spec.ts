import { signInToConsole } from './console.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { textsOf } from './texts.ts'
import { registryOrigin } from './workspace-copy.ts'

const t = textsOf('en-us')
const screens = {
  overview: '/',
  'a cell': '/?cell=mf-search.sg',
  releases: '/remotes/mf-search',
  health: '/remotes/mf-search/health',
  canary: '/remotes/mf-search/canary',
  schedule: '/schedule',
  audit: '/audit',
  alerts: '/alerts',
  people: '/people',
  tokens: '/tokens',
  keys: '/keys',
}

for (const [width, colorScheme] of [
  [360, 'dark'],
  [1280, 'light'],
] as const) {
  test(`every screen of the console is accessible, and nothing is out of sight (${width} px, ${colorScheme})`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(registryOrigin)
    await expect(page.getByRole('button', { name: t('console', 'signIn.submit') })).toBeVisible()
    await expectAccessible(page)
    await signInToConsole(page, 'admin@jobspan.example')
    for (const [name, path] of Object.entries(screens)) {
      await test.step(name, async () => {
        await page.goto(registryOrigin + path)
        const content = name === 'a cell' ? page.getByRole('dialog') : page.getByRole('main')
        await expect(content.getByRole('heading').first()).toBeVisible()
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        const places = page.getByRole('navigation', { name: t('console', 'frame.places'), includeHidden: true })
        // On a phone the last places were to be found only by swiping.
        for (const place of await places.getByRole('link', { includeHidden: true }).all())
          await expect(place).toBeInViewport({ ratio: 1 })
      })
    }
    // The arrow of what is folded pointed aside when it was open, too.
    await page.goto(`${registryOrigin}/keys`)
    const summary = page.locator('summary').filter({ hasText: t('console', 'keys.byHand') })
    const turned = () => summary.locator(':scope > :first-child').evaluate((arrow) => getComputedStyle(arrow).rotate)
    expect(await turned()).toBe('none')
    await summary.click()
    await expect(page.getByLabel(t('console', 'keys.keySet'))).toBeVisible()
    await expect.poll(turned).toBe('90deg')
  })
}
