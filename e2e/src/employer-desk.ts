import type { Browser, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { site } from './site.ts'

type Recruiter = { id: number; name: string }

/** The desk of a recruiter, in a browser of its own: the employer's side of an application. */
export const openDesk = async (browser: Browser, { id, name }: Recruiter): Promise<Page> => {
  const context = await browser.newContext({ baseURL: site.origin })
  const page = await context.newPage()
  await page.goto(`/dev/employer?query=${encodeURIComponent(name)}`)
  await page.locator(`a[href="/dev/employer/desk/${id}"]`).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  return page
}

/** Opens somebody's application to a job, by which it is viewed. */
export const openApplication = async (desk: Page, recruiter: Recruiter, jobId: number, seeker: string) => {
  await desk.goto(`/dev/employer/desk/${recruiter.id}/jobs/${jobId}`)
  await desk.getByRole('link', { name: seeker, exact: true }).first().click()
  await expect(desk.getByRole('heading', { level: 1, name: seeker })).toBeVisible()
}

/** Goes on to a state by its button. */
export const decide = async (desk: Page, button: string, state: string) => {
  await desk.getByRole('button', { name: button, exact: true }).click()
  await expect(desk.locator('#decide .pill')).toHaveText(state)
}

/** Decides against an application, with a reason that the seeker reads. */
export const declineWithReason = async (desk: Page, reason: string) => {
  await desk.getByText('Not accepted …').click()
  await desk.getByRole('textbox', { name: /^Reason/ }).fill(reason)
  await decide(desk, 'Do not accept', 'Not accepted')
}
