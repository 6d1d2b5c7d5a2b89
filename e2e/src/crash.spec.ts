import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { applicationsOf, findJobWithoutQuestions, findRecruitersJobInList, newEmail } from './application-helpers.ts'
import { openDesk } from './employer-desk.ts'
import { expireSignIns } from './expire-sign-ins.ts'
import { expect, expectAccessible, test as visit, waitForHydration } from './fixtures.ts'
import { codeTo, findMailTo } from './messages.ts'
import { postponeProfile } from './profile-helpers.ts'
import { expectMember, signInAtProvider } from './sign-in-helpers.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

const t = textsOf('en-us')

/**
 * The dead site is what the browser complains of here, for as long as the page stands and a moment beyond: a line that it
 * wrote before the page was left may be reported after. So nothing it says is held against the page.
 */
const test = visit.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture stands on.
  consoleErrors: async ({}, use) => use([]),
})

/** Where `npm start` keeps on record which processes the site is. */
const record = join(site.dataDir, 'start.json')
const processes = () =>
  JSON.parse(readFileSync(record, 'utf8')) as {
    pid: number
    programs: Record<'api' | 'registry' | 'shell', number>
  }

/** Ends a process as a power cut would; what `npm start` runs beside it starts it again. */
const kill = (program: 'api' | 'shell') => process.kill(processes().programs[program], 'SIGKILL')

/** The start that a test put in the place of the one it killed. */
let next: ChildProcess | undefined
test.afterAll(async () => {
  if (!next) return
  const ended = once(next, 'exit')
  next.kill('SIGTERM')
  await ended
})

const start = () => {
  next = spawn(process.execPath, [resolve(import.meta.dirname, '../../scripts/start.ts')], {
    env: { ...process.env, PORT: String(site.port), DATA_DIR: site.dataDir, RATE_LIMIT_FACTOR: '1000000' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Ends `npm start` itself as a power cut would, and starts the site again as one would who knows of nothing else to do. */
const startAnew = () => {
  process.kill(processes().pid, 'SIGKILL')
  start()
}

/** Ends the site in good order; gives way once its processes are gone. */
const stop = async () => {
  const { pid } = processes()
  process.kill(pid, 'SIGTERM')
  const isGone = () => {
    try {
      return !process.kill(pid, 0)
    } catch {
      return true
    }
  }
  await expect.poll(isGone, { timeout: 30_000 }).toBe(true)
}

/** Whether every part answers, of the site that was started last: what a killed one leaves behind runs on for a moment. */
const isHealthy = async () => {
  if (next && (!existsSync(record) || processes().pid !== next.pid)) return false
  return fetch(`${site.origin}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  )
}

// A test that failed took with it what it had started in the place of the site.
test.beforeAll(async () => {
  test.setTimeout(120_000)
  const isRunning = await fetch(`${site.origin}/livez`).then(
    () => true,
    () => false,
  )
  if (!isRunning) start()
  await expect.poll(isHealthy, { timeout: 90_000 }).toBe(true)
})

/** `alone`: what has arrived may be found by the page itself, once the site answers again, before anybody tries again. */
const faults = [
  { name: 'an API that dies before it has it', arrives: false, alone: false, strike: () => kill('api') },
  { name: 'an API that dies after it has it', arrives: true, alone: true, strike: () => kill('api') },
  { name: 'a shell that dies before the answer is through', arrives: true, alone: true, strike: () => kill('shell') },
  // API, registry and shell once ran on without it, and kept the next start from their ports.
  { name: 'a site whose `npm start` is killed, and started again,', arrives: true, alone: true, strike: startAnew },
]

for (const { name, arrives, alone, strike } of faults) {
  test(`${name} leaves exactly one application once it is tried again`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.goto('/en-us')
    await waitForHydration(page)
    const job = await findJobWithoutQuestions(page, 'sg', 'engineer')
    await page.goto(`/en-us/job/${job.slug}?apply=1`)
    await waitForHydration(page)
    const form = page.getByRole('form', { name: t('mf-job-detail', 'apply.title') })
    await form.getByRole('textbox', { name: t('mf-job-detail', 'account.name') }).fill('Ada Tan')
    await form.getByRole('textbox', { name: t('mf-job-detail', 'account.email') }).fill(newEmail())
    await form.getByRole('textbox', { name: t('mf-job-detail', 'account.password') }).fill('a long enough secret')

    await page.route(
      '**/api/data/jobs/*/applications',
      async (route) => {
        if (arrives) await route.fetch()
        strike()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await form.getByRole('button', { name: t('mf-job-detail', 'apply.submit.new') }).click()
    const again = form.getByRole('button', { name: t('mf-job-detail', 'apply.tryAgain') })
    const applied = page.getByText(t('mf-job-detail', 'apply.already'))
    await expect(alone ? again.or(applied) : again).toBeVisible({ timeout: 30_000 })
    await expect.poll(isHealthy, { timeout: 60_000 }).toBe(true)
    // Pressed as soon as it stands there; where the page has found the application by itself there is nothing to press.
    const isThrough = async () => {
      if (await again.isVisible()) await again.click({ timeout: 2_000 }).catch(() => undefined)
      return page.url().endsWith('/apply/success') || (alone && (await applied.isVisible()))
    }
    await expect.poll(isThrough, { timeout: 30_000 }).toBe(true)
    expect((await applicationsOf(page)).items.map(({ job: { slug } }) => slug)).toEqual([job.slug])
  })
}

/** Registers or joins by the account at a provider, whose address is verified by that. */
const vouchFor = async (at: Page, provider: string, email: string) => {
  await at.goto('/en-us/get-started?redirect=%2Fen-us%2Fremote-jobs')
  await waitForHydration(at)
  await signInAtProvider(at, provider, email)
}
const finishRegistration = async (at: Page) => {
  await at.getByRole('checkbox', { name: t('shell', 'account.terms') }).check({ force: true })
  await at.getByRole('button', { name: t('shell', 'account.register') }).click()
}

/** What the API answers a member. One that has just begun may say that it is busy: then it is asked again. */
const dataOf = async (page: Page, path: string) => {
  let answer = await page.request.get(site.origin + path)
  await expect(async () => {
    if (!answer.ok()) answer = await page.request.get(site.origin + path)
    expect(answer.status()).toBe(200)
  }).toPass({ timeout: 30_000 })
  return (await answer.json()).data
}

/** Presses a button whose request the API does not survive: it has it by then, or it never gets it. Waits for the API that follows it. */
const pressAndKill = async (
  page: Page,
  button: Locator,
  { request, arrives }: { request: string; arrives: boolean },
) => {
  const { api } = processes().programs
  await page.route(
    request,
    async (route) => {
      if (arrives) await route.fetch({ maxRedirects: 0 })
      kill('api')
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await button.click({ noWaitAfter: true })
  const isBack = async () => processes().programs.api !== api && (await isHealthy())
  await expect.poll(isBack, { timeout: 60_000 }).toBe(true)
}

// The application and its event, the notification and the mail that tell of it are one change, and the mail leaves after it: a crash
// anywhere in between must neither lose one nor make two. A mail alone may come twice, where the crash comes while it is sent.
test('an API that dies at each step of an application loses none of them, and tells of each once', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const email = newEmail()
  await vouchFor(page, 'Google', email)
  await finishRegistration(page)
  await expectMember(page)
  await page.goto('/en-us/jobs-hiring/accountant-jobs?country=sg')
  await waitForHydration(page)
  const list = page.getByRole('list', { name: t('mf-search', 'results.label') })
  await expect(list).toHaveAttribute('aria-busy', 'false')
  const job = await findRecruitersJobInList(list)

  await page.goto(`/en-us/job/${job.slug}?apply=1`)
  await waitForHydration(page)
  const applications = '**/api/data/jobs/*/applications'
  const submit = page.getByRole('button', { name: t('mf-job-detail', 'apply.submit.member') })
  await pressAndKill(page, submit, { request: applications, arrives: true })
  await findMailTo(page, email, new RegExp(job.title.replace(/[^\w ]/g, '.')))
  const sent = await dataOf(page, '/api/jobApplication/my-jobs?tab=pending')
  expect(sent.items).toHaveLength(1)

  const desk = await openDesk(browser, job.recruiter)
  const address = `/dev/employer/desk/${job.recruiter.id}/applications/${sent.items[0].application.id}`
  const state = desk.locator('#decide .pill')
  const button = (name: string) => desk.getByRole('button', { name, exact: true })
  const expectState = (name: string) =>
    expect(async () => {
      await desk.goto(address)
      await expect(state).toHaveText(name, { timeout: 1_000 })
    }).toPass({ timeout: 60_000 })
  await expectState('Viewed')
  await pressAndKill(desk, button('Interested'), { request: '**/state', arrives: true })
  await expectState('Interested')
  await pressAndKill(desk, button('Invite to an interview'), { request: '**/state', arrives: false })
  await expectState('Interested')
  await button('Invite to an interview').click()
  await expect(state).toHaveText('Interview')
  await desk.context().close()

  const [row] = (await dataOf(page, '/api/jobApplication/my-jobs?tab=interview')).items
  expect(row.application.timeline.map(({ kind }: { kind: string }) => kind)).toEqual([
    'sent',
    'viewed',
    'interested',
    'interview',
  ])
  // What was being delivered when the API died is delivered again once its time is up.
  const readKinds = async () => {
    const { items } = await dataOf(page, '/api/jobseeker/notifications')
    return items.map(({ kind, subject }: { kind: string; subject: { state?: string } }) => subject.state ?? kind)
  }
  await expect
    .poll(async () => (await readKinds()).toReversed(), { timeout: 60_000 })
    .toEqual(['application_viewed', 'interested', 'interview'])
  for (const words of ['is interested in your application', 'would like to interview you'])
    await findMailTo(page, email, new RegExp(`${words}[^]*/recommended-job\\?job=${job.id}\\b`))
})

// What waits for ten minutes was only ever old in answers that tests made up: here the API finds its own rows too old.
test('a site that is away for longer than a sign-in waits says so to whoever was in the middle of one', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000)
  const named = (key: string) => ({ name: t('shell', key) })
  const heading = (at: typeof page, key: string) => at.getByRole('heading', { level: 1, ...named(key) })
  const email = newEmail()
  await vouchFor(page, 'Google', email)
  await finishRegistration(page)
  await expectMember(page)
  await context.clearCookies()
  await vouchFor(page, 'Apple', email)
  await expect(page).toHaveURL(/step=link-account/)
  const other = await (await browser.newContext()).newPage()
  await vouchFor(other, 'Google', newEmail())
  await expect(heading(other, 'account.completeRegistration.title')).toBeVisible()

  await stop()
  await expireSignIns()
  start()
  await expect.poll(isHealthy, { timeout: 90_000 }).toBe(true)

  // Signed in all the same, but nothing was joined.
  await page.getByRole('button', named('account.sendCode')).click()
  await expect(page.getByRole('textbox', named('account.code.label'))).toBeFocused()
  await page.keyboard.type(await codeTo(page, email))
  await expect(heading(page, 'account.linkAccount.lateTitle')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', named('account.continue')).click()
  await postponeProfile(page)
  await expect(page).toHaveURL(/\/remote-jobs$/)
  await expectMember(page)
  await page.goto('/en-us/account-settings/account')
  await expect(page.getByRole('group', { name: 'Google', exact: true }).getByText(email)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Apple', exact: true }).getByText(email)).toHaveCount(0)

  // No account was made of what waited too long; the form of a new one begins anew, with the way back.
  await finishRegistration(other)
  await expect(other.getByRole('main')).toContainText('This sign-in expired.')
  await expect(other).toHaveURL(/step=over&redirect=%2Fen-us%2Fremote-jobs$/)
  await expectAccessible(other)
  await other.context().close()
})
