import { test as anyTest, type Page } from '@playwright/test'
import { newEmail } from './application-helpers.ts'
import { expect, expectAccessible, expectAccessibleInBoth, overflowOf, test, waitForHydration } from './fixtures.ts'
import { previewLink } from './registry.ts'
import { registerByApi } from './sign-in-helpers.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

const visitors = [
  { language: 'en-us', country: 'sg', width: 1280, colorScheme: 'dark' },
  { language: 'ar', country: 'ae', width: 360, colorScheme: 'light' },
] as const
type Visitor = (typeof visitors)[number]

const begin = async (page: Page, { language, country, width, colorScheme }: Visitor) => {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme })
  await page.context().addCookies([{ name: 'geoConfiguration', value: `${country}_${language}`, url: site.origin }])
  return textsOf(language)
}

for (const visitor of visitors) {
  const { language, country, width } = visitor
  const isWide = width > 1000

  test(`whatever opens above a page is accessible by day and by night (${language}, ${width} px)`, {
    tag: '@layout',
  }, async ({ page }) => {
    test.setTimeout(120_000)
    const t = await begin(page, visitor)
    const dialog = page.getByRole('dialog').last()
    /** Opens one, looks at it, and shuts it. */
    const lookAt = async (name: string, open: () => Promise<void>, inside: () => Promise<void> = async () => {}) => {
      await test.step(name, async () => {
        await open()
        await expect(dialog).toBeVisible()
        await inside()
        await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0)
        await expectAccessibleInBoth(page)
        await page.keyboard.press('Escape')
      })
    }
    const press = (owner: 'shell' | 'mf-search' | 'mf-job-detail', key: string) => () =>
      page
        .getByRole('button', { name: t(owner, key) })
        .filter({ visible: true })
        .first()
        .click()

    await page.goto(`/${language}/jobs-hiring/job-search`)
    await waitForHydration(page)
    await lookAt('one filter', press('mf-search', 'filter.job_type'), async () => {
      await expect(dialog.getByRole('checkbox').first()).toBeAttached()
    })
    await lookAt('all filters, unfolded', press('mf-search', 'filter.all'), async () => {
      await expect(dialog.locator('summary')).not.toHaveCount(0)
      for (const name of await dialog.locator('summary').all()) await name.click()
    })
    const openPlaces = () =>
      page
        .getByRole('link', { name: t('shell', 'place.control') })
        .last()
        .click()
    if (isWide) await lookAt('the place switch', openPlaces)
    else {
      await lookAt('the menu', press('shell', 'header.menu'))
      await lookAt('the place switch in the menu', async () => {
        await press('shell', 'header.menu')()
        await openPlaces()
        await expect(page.getByRole('heading', { name: t('shell', 'place.title') })).toBeVisible()
      })
    }

    await registerByApi(page, newEmail())
    const found = await (await page.request.get(`/api/job/jobs/search?country=${country}`)).json()
    await page.goto(`/${language}/job/${found.data.items[0].slug}`)
    await waitForHydration(page)
    await lookAt('sharing', press('mf-job-detail', 'share.button'))
    await lookAt('reporting', press('mf-job-detail', 'report.button'), async () => {
      await expect(dialog.getByRole('radio').first()).toBeAttached()
      // Rings of a question without an answer were those of an answer: a browser calls such radios indeterminate.
      const [ring, unanswered] = await dialog
        .getByRole('radio')
        .first()
        .evaluate((radio) => {
          const probe = document.body.appendChild(document.createElement('i'))
          probe.style.color = 'var(--color-line-control)'
          return [getComputedStyle(radio).borderTopColor, getComputedStyle(probe).color]
        })
      expect(ring).toBe(unanswered)
    })
    await press('shell', 'header.account')()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessibleInBoth(page)
  })

  // What a browser refuses here is no complaint: it is what is looked at.
  anyTest(
    `what stands in a page’s place is accessible, too (${language}, ${width} px)`,
    { tag: '@layout' },
    async ({ page, context }) => {
      anyTest.setTimeout(120_000)
      const t = await begin(page, visitor)
      const inSight = async () => {
        await expectAccessible(page)
        expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      }
      await anyTest.step('a remote that does not load', async () => {
        const broken = /\/remotes\/(?:_r\d+\/)?mf-job-detail\/[^/]+\/(?:remote|slot-[^/]+)\.js$/
        await page.route(broken, (route) => route.abort('connectionrefused'))
        await page.goto(`/${language}/jobs-hiring/job-search`)
        await waitForHydration(page)
        if (isWide) {
          await expect(page.getByRole('heading', { level: 2, name: t('shell', 'failure.named') })).toBeVisible()
          await inSight()
        }
        await page
          .getByRole('list', { name: t('mf-search', 'results.label') })
          .getByRole('link')
          .first()
          .press('Enter')
        await expect(page.getByRole('heading', { level: 1, name: t('shell', 'failure.named') })).toBeVisible()
        await inSight()
        await page.unroute(broken)
      })
      await anyTest.step('offline', async () => {
        await page.goto(`/${language}/jobs-hiring/job-search`)
        await waitForHydration(page)
        // What says that there is no connection comes once the page is at rest, which a fast machine is before its scripts are asked for.
        await page.waitForFunction(() =>
          performance.getEntriesByType('resource').some(({ name }) => /\/after-load\.[^/]+\.js$/.test(name)),
        )
        await context.setOffline(true)
        // A change is not kept back until there is a connection: it is refused, and said to be.
        const results = page.getByRole('list', { name: t('mf-search', 'results.label') })
        await results.getByRole('button').first().click()
        await expect(page.getByText(t('mf-search', 'save.offline'))).toBeVisible()
        await page.getByLabel(t('mf-search', 'form.query')).first().fill('nurse')
        await page.keyboard.press('Enter')
        await expect(page.getByRole('heading', { name: t('kit', 'state.offline.title') }).first()).toBeVisible()
        await inSight()
        await context.setOffline(false)
      })
      await anyTest.step('a remote that is off in this country', async () => {
        const { pathname, search } = new URL(await previewLink('mf-search', 'sg', { kind: 'toggle', enabled: false }))
        await page.goto(pathname + search)
        await page.goto(`/${language}/remote-jobs`)
        await expect(page.getByRole('heading', { level: 1, name: t('shell', 'off.title') })).toBeVisible()
        await inSight()
      })
    },
  )
}
