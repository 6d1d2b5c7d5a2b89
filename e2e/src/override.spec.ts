import { expect, test, waitForHydration } from './fixtures.ts'
import { serveRemote } from './serve-remote.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'
import { copyWorkspace } from './workspace-copy.ts'

const t = textsOf('en-us')
const squad = `http://localhost:${site.squadPort}`

// The list of what the squad's server offers once came without the header that lets the site read it: its pages were those of
// the release. Whatever the browser refuses fails this test by itself.
test('a squad sees its own remote inside the site, is told so on every page, and ends it', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const workspace = copyWorkspace()
  const stop = await serveRemote('mf-search', site.squadPort, workspace.folder)
  const fromSquad: string[] = []
  page.on('response', (answer) => {
    if (answer.ok() && answer.url().startsWith(squad)) fromSquad.push(new URL(answer.url()).pathname)
  })
  try {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`/en-us/jobs-hiring/job-search?override=mf-search@${squad}`)
    await expect(page).toHaveURL(/job-search$/)
    await waitForHydration(page)
    const badge = page.getByRole('complementary', { name: t('shell', 'badge.label') })
    await expect(badge).toContainText(squad)
    // For a working day at most: a squad that forgets about it must not see its own remote for ever.
    const life =
      ((await page.context().cookies()).find(({ name }) => name === 'override')?.expires ?? 0) - Date.now() / 1000
    expect(life).toBeGreaterThan(7.9 * 3600)
    expect(life).toBeLessThanOrEqual(8 * 3600)
    await expect(page.getByRole('list', { name: t('mf-search', 'results.label') })).toBeVisible()
    await expect.poll(() => fromSquad).toContain('/release.json')
    expect(fromSquad).toContain('/remotes/mf-search/dev/remote.js')

    // An edit shows in the page of the deployed shell as it is: nothing is loaded anew, and what was typed stays.
    const developmentReact = page.locator('script[src*="/react-development."]')
    await expect(developmentReact).toHaveCount(1)
    const words = page.getByRole('search').locator('input').first()
    await words.fill('nurse')
    await page.evaluate(() => document.documentElement.setAttribute('data-opened', ''))
    workspace.edit('mf-search/src/features/search-form/search-form.tsx', (text) =>
      text.replace(/<Form\b/, '<Form data-edit="shown"'),
    )
    await expect(page.locator('form[data-edit="shown"]').first()).toBeVisible()
    await expect(words).toHaveValue('nurse')
    await expect(page.locator('html')).toHaveAttribute('data-opened', '')
    await page.keyboard.press('Escape')

    const other = await (await browser.newContext({ baseURL: site.origin })).newPage()
    await other.goto(`/en-us?override=mf-search@http://localhost:${site.squadPort + 1}`)
    // Not a word was said: a squad took the site as it is for its own work in it.
    const refused = other.getByRole('complementary', { name: t('shell', 'badge.label') })
    await expect(refused).toContainText('The override was refused')
    expect((await other.context().cookies()).map(({ name }) => name)).not.toContain('override')
    await refused.getByRole('link', { name: t('shell', 'badge.close') }).click()
    await expect(refused).toHaveCount(0)
    await other.context().close()

    // And standalone: no shell, no other remote, the same data.
    const standalone = await (await browser.newContext()).newPage()
    await standalone.goto(`${squad}/en-us/jobs-hiring/job-search`)
    await expect(standalone.getByRole('list', { name: t('mf-search', 'results.label') })).toBeVisible()
    await expect(standalone.getByRole('banner')).toHaveCount(0)
    await standalone.context().close()

    fromSquad.length = 0
    await page.getByRole('link', { name: t('shell', 'badge.end') }).click()
    await expect(badge).toHaveCount(0)
    await waitForHydration(page)
    // The page that is left may be told of new releases once more, and asks the squad's server what it offers.
    expect(fromSquad.filter((path) => path !== '/release.json')).toEqual([])
    await expect(developmentReact).toHaveCount(0)
  } finally {
    await stop()
    workspace.remove()
  }
})
