import type { Page } from '@playwright/test'
import { applicationsOf, newEmail } from './application-helpers.ts'
import { fullBrowserLaunchOptions } from './browser.ts'
import { openApplication, openDesk } from './employer-desk.ts'
import { expect, expectAccessible, test, waitForHydration } from './fixtures.ts'
import { registerByApi } from './sign-in-helpers.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

/** Nobody else applies under this name: the desk finds the application by it. */
const name = { first_name: 'Odile', last_name: 'Reyes' }

/** A job of Singapore that names a recruiter, takes applications of everybody here and asks nothing first. */
const findJob = async (page: Page) => {
  const read = async (path: string) => (await (await page.request.get(site.origin + path)).json()).data
  const { items } = await read('/api/job/jobs/search?country=sg')
  for (const { id, slug, is_external: isExternal } of items) {
    const { screening_questions: questions, position_eligibility: conditions } = await read(`/api/job/jobs/${id}`)
    const isOpen = !isExternal && questions.length === 0 && !conditions
    const to = !isOpen ? null : await read(`/api/jobApplication/jobs/${id}/chat`)
    if (to) return { id, slug, recruiter: to.recruiter as { id: number; name: string } }
  }
  throw new Error('No job names a recruiter and can be applied for at once')
}

test.use({ launchOptions: fullBrowserLaunchOptions('--use-fake-device-for-media-stream') })

test('a member records a video, sends it with an application, and the recruiter plays it', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000)
  const t = textsOf('en-us')
  const button = (key: string) => page.getByRole('button', { name: t('mf-profile', `video.${key}`) })
  await context.grantPermissions(['camera', 'microphone'], { origin: site.origin })
  await context.addCookies([{ name: 'geoConfiguration', value: 'sg_en-us', url: site.origin }])
  await registerByApi(page, newEmail(), name)
  await page.goto('/en-us/manage-profile/resume')
  await waitForHydration(page)

  await test.step('records', async () => {
    await button('record').click()
    await expect(button('start')).toBeEnabled()
    await expectAccessible(page)
    await button('start').click()
    await expect(page.getByText('2:58 left')).toBeVisible({ timeout: 15_000 })
    await button('stop').click()
  })

  await test.step('chooses a cover, and saves it', async () => {
    const frames = page.getByRole('group', { name: t('mf-profile', 'video.cover') }).getByRole('radio')
    await expect(frames).toHaveCount(5)
    await frames.first().check()
    await expectAccessible(page)
    await button('save').click()
    const player = page.locator('video')
    await expect(player).toHaveAttribute('poster', /\/cover\?version=/)
    const length = await player.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true
      await video.play()
      return video.duration
    })
    expect(length).toBeGreaterThan(1)
    expect(length).toBeLessThan(10)
  })

  const job = await findJob(page)

  await test.step('sends it with an application', async () => {
    await page.goto(`/en-us/job/${job.slug}?apply=1`)
    await waitForHydration(page)
    await page
      .getByRole('radiogroup', { name: t('mf-job-detail', 'videoResume.label') })
      .getByRole('radio')
      .last()
      .check()
    await page.getByRole('button', { name: t('mf-job-detail', 'apply.submit.member') }).click()
    await expect(page).toHaveURL(/\/apply\/success$/)
    expect((await applicationsOf(page)).total).toBe(1)
  })

  await test.step('plays at the desk', async () => {
    const desk = await openDesk(browser, job.recruiter)
    await openApplication(desk, job.recruiter, job.id, `${name.first_name} ${name.last_name}`)
    const player = desk.getByLabel('Video resume')
    const second = await player.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true
      await video.play()
      video.currentTime = video.duration / 2
      await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
      return video.currentTime
    })
    expect(second).toBeGreaterThan(0)
  })
})
