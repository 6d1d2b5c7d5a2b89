import { expect, type Page } from '@playwright/test'
import { textsOf } from './texts.ts'
import { registryOrigin } from './workspace-copy.ts'

const t = textsOf('en-us')

/** Signs one of the demonstration's people in at the registry's console. */
export const signInToConsole = async (page: Page, email: string) => {
  await page.goto(registryOrigin)
  await page.getByRole('textbox', { name: t('console', 'signIn.email') }).fill(email)
  await page.getByRole('textbox', { name: t('console', 'signIn.password') }).fill('run-the-registry')
  await page.getByRole('button', { name: t('console', 'signIn.submit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('console', 'overview.title') })).toBeVisible()
}
