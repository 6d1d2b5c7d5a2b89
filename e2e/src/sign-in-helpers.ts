import type { Page } from '@playwright/test'
import { expect, waitForHydration } from './fixtures.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

export const secret = 'a long enough secret'

type Name = { first_name: string; last_name: string }
/** What most members are called. A journey that finds its own by the name takes another. */
const usualName: Name = { first_name: 'Mei', last_name: 'Tan' }

/** Makes a member by the API, whose session the page then carries; of the profile nothing is told yet. */
export const registerWithoutProfile = async (page: Page, email: string, name = usualName): Promise<void> => {
  const answer = await page.request.post(`${site.origin}/api/auth/register`, {
    headers: { 'X-Requested-With': 'jobspan', 'Idempotency-Key': crypto.randomUUID(), Origin: site.origin },
    data: { email, password: secret, ...name, terms_and_condition: 1, country_key: 'sg' },
  })
  expect(answer.status()).toBe(201)
}

/** Likewise, and completes the profile, so that signing in leads to where it was asked from. */
export const registerByApi = async (page: Page, email: string, name = usualName): Promise<void> => {
  await registerWithoutProfile(page, email, name)
  const places = await page.request.get(`${site.origin}/api/config/locations/list?country=sg`)
  const [place] = ((await places.json()) as { data: { items: { id: number }[] } }).data.items
  const me = await page.request.patch(`${site.origin}/api/jobseeker/me`, {
    headers: { 'X-Requested-With': 'jobspan', Origin: site.origin },
    data: { location_id: place?.id },
  })
  expect(me.status()).toBe(200)
  await callAsMember(page, '/api/jobseeker/job-preferences/create', {
    job_title: 'Accountant',
    function_title_id: null,
    work_arrangement: 'on_site',
    country: 'sg',
    location_id: null,
    work_language: null,
    work_timezone: null,
    industry_id: null,
    job_type_id: 1,
    currency: 'SGD',
    salary_period: 'MONTH',
    salary_min: 4000,
    salary_max: 6000,
  })
  await callAsMember(page, '/api/jobseekers/complete-profile')
}

/** Fills what a registration with a password asks for, up to its button. */
export const fillRegistration = async (page: Page, email: string, language = 'en-us'): Promise<void> => {
  const t = textsOf(language)
  await waitForHydration(page)
  const fields = [
    ['account.firstName', 'Mei'],
    ['account.lastName', 'Tan'],
    ['account.email', email],
    ['account.password', secret],
  ] as const
  for (const [key, text] of fields) await page.getByRole('textbox', { name: t('shell', key) }).fill(text)
  await page.getByRole('checkbox', { name: t('shell', 'account.terms') }).check({ force: true })
}

/** A mobile number of Singapore, without its calling code. Of those that begin with 8 one in a hundred is none. */
export const newNumber = () => `9${String(Math.floor(Math.random() * 8e6)).padStart(7, '0')}`

/** From the first step to the ways that an address offers. */
export const continueWithEmail = async (
  page: Page,
  email: string,
  language = 'en-us',
  path = '/get-started',
): Promise<void> => {
  const t = textsOf(language)
  await page.goto(`/${language}${path}`)
  await waitForHydration(page)
  await page.getByRole('textbox', { name: t('shell', 'account.email') }).fill(email)
  await page.getByRole('button', { name: t('shell', 'account.withEmail') }).click()
  await expect(page.getByRole('textbox', { name: t('shell', 'account.password') })).toBeVisible()
}

/** Goes to a provider's stand-in by its button, and says there who one is. */
export const signInAtProvider = async (page: Page, provider: string, email: string) => {
  await page.getByRole('button', { name: `Continue with ${provider}` }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Mei Tan')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Continue' }).click()
}

export const expectMember = async (page: Page): Promise<void> => {
  await expect(page.getByRole('button', { name: textsOf('en-us')('shell', 'header.account') })).toBeVisible()
}

/** Calls the API with the page's own session; gives the data. */
export const callAsMember = async <Data>(page: Page, path: string, body: object = {}): Promise<Data> => {
  const answer = await page.request.post(site.origin + path, {
    headers: { 'X-Requested-With': 'jobspan', 'Idempotency-Key': crypto.randomUUID(), Origin: site.origin },
    data: body,
  })
  expect(answer.status()).toBeLessThan(300)
  return ((await answer.json()) as { data: Data }).data
}

/** Who the page's session belongs to. */
export const meOf = async (page: Page): Promise<{ kind: string; user: { id: number; email: string } }> =>
  (await (await page.request.get(`${site.origin}/api/jobseeker/me`)).json()).data
