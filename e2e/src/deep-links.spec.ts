import type { Page } from '@playwright/test'
import { findClosedJobSlug, newEmail } from './application-helpers.ts'
import { expect, expectAccessible, overflowOf, test, waitForTakeOver } from './fixtures.ts'
import { callAsMember, registerByApi } from './sign-in-helpers.ts'
import { site } from './site.ts'

type FoundJob = { id: number; slug: string; is_external: boolean; arrangement: string | null }
type Question = { id: number; type: 'text' | 'yes_no' | 'choice'; options: string[] }

const forEverybody = (plain: FoundJob, external: FoundJob) => [
  `/job/${plain.slug}?apply=1`,
  '/get-started',
  `/job/${external.slug}`,
  '/',
  '/jobs-hiring/job-search',
  '/jobs-hiring/job-search?country=all',
  '/jobs-hiring/job-search?page=2',
  '/jobs-hiring/job-search?page=1000000000',
  '/jobs-hiring/manager-jobs?job_types=1,2&xp_lvls=1&sort=3',
  '/jobs-hiring/zzqxwv-jobs?job_types=1&salary_from=20000',
  `/jobs-hiring/job-search?selected=${plain.id}`,
  '/remote-jobs?country=all',
  '/web3-jobs',
  '/free-resume-template',
  '/invite-friends',
  '/invite/nobodys123',
  `/job/${plain.slug}`,
  '/job/garbage',
  '/get-started/link',
  '/get-started/email',
  '/change-password?email=mei%40example.com&otp=123456',
  '/terms',
  '/privacy',
  '/maintenance',
  '/no-such-page',
]
const forGuests = (closed: string, held: string) => [
  '/get-started?step=register',
  '/get-started?step=phone',
  '/get-started?step=qr',
  '/get-started?step=expired&redirect=%2Fen-us',
  '/get-started?step=over&redirect=%2Fen-us',
  '/change-password',
  `/job/${closed}`,
  `/job/${held}`,
]
const forMembers = (plain: FoundJob) => [
  `/job/${plain.slug}/apply/success`,
  '/onsite-job',
  '/rewards',
  '/rewards/withdraw',
  '/get-started/device/unknown',
  '/jobseeker-login-redirect?redirectUrl=%2Funknown',
  '/account-settings',
  '/account-settings/notifications',
  '/account-settings/greeting-messages',
  '/account-settings/block-company',
  '/account-settings/unknown',
]

const read = async (page: Page, path: string) => (await (await page.request.get(site.origin + path)).json()).data

const applyByApi = async (page: Page, { id }: FoundJob) => {
  const { screening_questions: questions } = (await read(page, `/api/job/jobs/${id}`)) as {
    screening_questions: Question[]
  }
  const replies = questions.map(({ id: question, type, options }) => ({
    question_id: question,
    answer: type === 'yes_no' ? 'yes' : (options[0] ?? 'Gladly'),
  }))
  await callAsMember(page, `/api/data/jobs/${id}/applications`, {
    source: 'job_search',
    screening_answers: replies,
  })
}

/**
 * How a page is looked at: on a phone and a wide screen, by day and by night, and by axe in one of the two languages, without going
 * through all of them together.
 */
const lookOf = (place: number, language: string, who: 'guest' | 'member') => {
  const isDark = [place % 2 === 1, language === 'ar', who === 'member'].filter(Boolean).length % 2 === 1
  return {
    width: (language === 'ar') === (who === 'member') ? 360 : 1280,
    colorScheme: isDark ? 'dark' : 'light',
    isLookedAt: (place % 2 === 0) === (language === 'en-us'),
  } as const
}

// A page that is opened by its address was never looked at by a journey: an application form was taken over without its
// code, rendered anew, and what had been typed was lost.
for (const { language, country } of [
  { language: 'en-us', country: 'sg' },
  { language: 'ar', country: 'ae' },
]) {
  for (const who of ['guest', 'member'] as const) {
    test(`every page, opened by its address, is taken over as it stands, accessible and within the screen (${who}, ${language})`, {
      tag: who === 'guest' && language === 'en-us' ? '@main' : [],
    }, async ({ page, context, consoleErrors: complaints }) => {
      test.setTimeout(180_000)
      await context.addCookies([{ name: 'geoConfiguration', value: `${country}_${language}`, url: site.origin }])
      page.on('response', (response) => {
        const { pathname } = new URL(response.url())
        if (response.status() >= 400 && /^\/(assets|remotes)\//.test(pathname))
          complaints.push(`${response.status()} ${pathname}`)
      })
      const { items } = (await read(page, `/api/job/jobs/search?country=${country}`)) as { items: FoundJob[] }
      // A remote one may ask where its applicants live.
      const plain = items.find((job) => !job.is_external && job.arrangement !== 'remote')
      const external = items.find((job) => job.is_external)
      if (!plain || !external) throw new Error('The first page of jobs has none of a kind.')
      const paths = forEverybody(plain, external)
      if (who === 'guest') {
        const [closed, held] = [
          await findClosedJobSlug(page.request, 'closed'),
          await findClosedJobSlug(page.request, 'on_hold'),
        ]
        paths.push(...forGuests(closed, held))
      } else {
        await registerByApi(page, newEmail())
        await applyByApi(page, plain)
        paths.push(...forMembers(plain))
      }
      for (const [place, path] of paths.entries()) {
        await test.step(path, async () => {
          const { width, colorScheme, isLookedAt } = lookOf(place, language, who)
          await page.setViewportSize({ width, height: 800 })
          await page.emulateMedia({ colorScheme })
          await page.goto(`/${language}${path}`)
          await waitForTakeOver(page)
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
          await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
          if (isLookedAt) await expectAccessible(page)
          expect(await overflowOf(page), path).toBeLessThanOrEqual(0)
          expect(complaints, path).toEqual([])
        })
      }
    })
  }
}
