import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import type { ReleaseLink } from '@jobspan/shared-kit/contracts/remotes/navigation'
import type { Browser, Page } from '@playwright/test'
import { newEmail } from './application-helpers.ts'
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts'
import { countryOf } from './journey-countries.ts'
import { change, newBuild, publishVariant } from './registry.ts'
import { registerByApi } from './sign-in-helpers.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

const country = countryOf('navigation-contributions', 'tw')
const remote = 'mf-chat'
/** The promise for open tabs is 30 s. */
const soon = { timeout: 30_000 }

const labels = Object.fromEntries(languages.map(({ key }) => [key, `Reading list (${key})`]))
const link = (changes: Pick<ReleaseLink, 'area'> & Partial<ReleaseLink>): ReleaseLink => ({
  id: 'reading-list',
  to: '/chat',
  labels,
  icon: 'bookmark',
  weight: 25,
  access: 'public',
  ...changes,
})

/** Another release of the remote that brings a link to every area. */
const publishWithLinks = () => {
  const dist = resolve(import.meta.dirname, '../..', remote, 'dist/remote.json')
  const { navigation } = JSON.parse(readFileSync(dist, 'utf8')) as { navigation: ReleaseLink[] }
  const own = [
    link({ area: 'header' }),
    link({ area: 'footer' }),
    link({ area: 'member-menu', access: 'member' }),
    link({ area: 'bottom-bar', access: 'member' }),
  ]
  return publishVariant(remote, { build: newBuild(), release: { navigation: [...navigation, ...own] } })
}

const newPage = async (browser: Browser, language: string, options: Parameters<Browser['newContext']>[0] = {}) => {
  const context = await browser.newContext({ baseURL: site.origin, viewport: { width: 1280, height: 800 }, ...options })
  await context.addCookies([{ name: 'geoConfiguration', value: `${country}_${language}`, url: site.origin }])
  return context.newPage()
}

/** Names of the links in the header, in the footer, and in the bar at the bottom of a phone. */
const linksOf = (page: Page, language: string) => {
  const t = textsOf(language)
  const namesIn = (name: RegExp) =>
    page.getByRole('navigation', { name, includeHidden: true }).getByRole('link', { includeHidden: true })
  return {
    header: namesIn(t('shell', 'header.places')),
    footer: page
      .getByRole('contentinfo')
      .getByRole('navigation', { name: t('shell', 'footer.jobs') })
      .getByRole('link'),
    bar: namesIn(t('shell', 'header.yourPlaces')),
  }
}

const inMenu = async (page: Page, language: string) => {
  const t = textsOf(language)
  await page.getByRole('button', { name: t('shell', 'header.account') }).click()
  const items = page.getByRole('menuitem')
  await expect(items.last()).toBeVisible()
  const names = await items.allTextContents()
  await page.keyboard.press('Escape')
  return names
}

test.describe.configure({ mode: 'serial' })

for (const language of ['en-us', 'ar']) {
  const label = `Reading list (${language})`
  const t = textsOf(language)

  test(`a remote brings links to header, menu, bar and footer, and takes them along (${language})`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(150_000)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.context().addCookies([{ name: 'geoConfiguration', value: `${country}_${language}`, url: site.origin }])
    await registerByApi(page, newEmail())
    await page.goto(`/${language}`)
    await waitForHydration(page)
    const shown = linksOf(page, language)
    await expect(shown.header).toHaveCount(5)
    const withoutScripts = await newPage(browser, language, { javaScriptEnabled: false })
    await withoutScripts.goto(`/${language}`)
    const plain = linksOf(withoutScripts, language)
    await expect(plain.header).toHaveText([
      t('mf-search', 'navigation.jobs'),
      t('mf-search', 'navigation.remoteShort'),
      t('mf-search', 'navigation.web3Short'),
      t('mf-search', 'navigation.companies'),
      t('mf-profile', 'navigation.savedJobsShort'),
    ])

    const build = await publishWithLinks()
    await change(remote, [country], { kind: 'promote', build })
    try {
      // An open tab, by weight among those of the other remotes.
      await expect(shown.header).toHaveText(
        [
          t('mf-search', 'navigation.jobs'),
          t('mf-search', 'navigation.remoteShort'),
          label,
          t('mf-search', 'navigation.web3Short'),
          t('mf-search', 'navigation.companies'),
          t('mf-profile', 'navigation.myJobs'),
        ],
        soon,
      )
      await expect(shown.footer.filter({ hasText: label })).toHaveAttribute('href', `/${language}/chat`)
      await expect(shown.bar.filter({ hasText: label })).toHaveCount(1)
      expect((await inMenu(page, language)).filter((name) => name.includes(label))).toHaveLength(1)
      await shown.header.filter({ hasText: label }).click()
      await expect(page).toHaveURL(new RegExp(`/${language}/chat`))
      await expect(shown.header.filter({ hasText: label })).toHaveAttribute('aria-current', 'page')
      await expectAccessible(page)

      // Without scripts, from the server.
      await withoutScripts.reload()
      await expect(plain.header.filter({ hasText: label })).toHaveCount(1)
      await expect(plain.footer.filter({ hasText: label })).toHaveCount(1)
      await expect(plain.bar).toHaveCount(0)
      const asMember = await newPage(browser, language, {
        javaScriptEnabled: false,
        viewport: { width: 360, height: 800 },
        storageState: await page.context().storageState(),
      })
      await asMember.goto(`/${language}`)
      await expect(linksOf(asMember, language).bar.filter({ hasText: label })).toBeVisible()
      await asMember.context().close()

      // In the other countries the release before stands.
      const elsewhere = await withoutScripts.request.get(`/${language}`, {
        headers: { cookie: `geoConfiguration=jp_${language}` },
      })
      expect(await elsewhere.text()).not.toContain(label)

      await page.goto(`/${language}`)
      await waitForHydration(page)
      await change(remote, [country], { kind: 'toggle', enabled: false })
      await expect(shown.header).toHaveCount(5, soon)
      await expect(shown.footer.filter({ hasText: label })).toHaveCount(0)
      await expect(shown.bar).toHaveCount(3)
      expect((await inMenu(page, language)).filter((name) => name.includes(label))).toHaveLength(0)
      await withoutScripts.reload()
      await expect(plain.header).toHaveCount(5)
      await expect(plain.footer.filter({ hasText: label })).toHaveCount(0)
    } finally {
      await change(remote, [country], { kind: 'toggle', enabled: true })
      await change(remote, [country], { kind: 'roll_back' })
    }
    await withoutScripts.context().close()
  })
}

test('publishing refuses a link to no page of the remote, and an id of another remote', async () => {
  const publish = (navigation: ReleaseLink[]) => publishVariant(remote, { build: newBuild(), release: { navigation } })
  await expect(publish([link({ area: 'footer', to: '/remote-jobs' })])).rejects.toThrow(
    'leads to /remote-jobs, which is no page of it',
  )
  await expect(publish([link({ area: 'footer', id: 'jobs' })])).rejects.toThrow(
    'navigation link jobs belongs to mf-search',
  )
})
