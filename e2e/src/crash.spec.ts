import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applicationsOf, newEmail, plainJob } from './applying.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'
import { expect, ready, test } from './visit.ts'

const t = textsOf('en-us')

/** Ends the API's process as a power cut would; what `npm start` runs beside it starts it again. */
const killApi = () => {
  const { pid } = JSON.parse(readFileSync(join(site.dataDir, 'api.json'), 'utf8')) as { pid: number }
  process.kill(pid, 'SIGKILL')
}

for (const moment of ['before the API has it', 'after the API has it']) {
  test(`an API that dies ${moment} leaves exactly one application once it is tried again`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(120_000)
    await page.goto('/en-us')
    await ready(page)
    const job = await plainJob(page, 'sg', 'engineer')
    await page.goto(`/en-us/job/${job.slug}?apply=1`)
    await ready(page)
    const form = page.getByRole('form', { name: t('mf-job-detail', 'apply.title') })
    await form.getByRole('textbox', { name: t('mf-job-detail', 'account.name') }).fill('Ada Tan')
    await form.getByRole('textbox', { name: t('mf-job-detail', 'account.email') }).fill(newEmail())
    await form.getByRole('textbox', { name: t('mf-job-detail', 'account.password') }).fill('a long enough secret')

    await page.route(
      '**/api/data/jobs/*/applications',
      async (route) => {
        if (moment === 'after the API has it') await route.fetch()
        killApi()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await form.getByRole('button', { name: t('mf-job-detail', 'apply.submit.new') }).click()
    const again = form.getByRole('button', { name: t('mf-job-detail', 'apply.tryAgain') })
    await expect(again).toBeVisible({ timeout: 30_000 })
    await expect.poll(async () => (await page.request.get('/healthz')).status(), { timeout: 60_000 }).toBe(200)
    await again.click()

    await expect(page).toHaveURL(/\/apply\/success$/, { timeout: 30_000 })
    expect((await applicationsOf(page)).items.map(({ job: { slug } }) => slug)).toEqual([job.slug])
    // The dead API is what the browser complains of here, and may go on to as long as the page stands.
    await page.goto('about:blank')
    complaints.length = 0
  })
}
