import type { Browser } from '@playwright/test'
import { phone } from '../browser.ts'

/**
 * Makes sure that a search page lives: no error in the console, no script of a remote where there should be none, and a
 * tap on a job that shows it in the same document. Numbers of a page that is broken would be good ones.
 */
export const checkHydration = async (browser: Browser, address: string, allowsRemotes: boolean): Promise<void> => {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text())
    })
    page.on('request', (request) => {
      if (!allowsRemotes && request.url().includes('/remotes/')) faults.push(`fetched ${request.url()}`)
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    const origin = await page.evaluate(() => performance.timeOrigin)
    const card = page.locator('main a[data-job]').first()
    const title = ((await card.textContent()) ?? '').trim()
    await card.tap()
    await page.getByRole('heading', { level: 1, name: title }).first().waitFor({ timeout: 15_000 })
    if ((await page.evaluate(() => performance.timeOrigin)) !== origin)
      faults.push('a tap on a job loaded a new document')
    if (faults.length > 0) throw new Error(`${address} does not work: ${faults.slice(0, 5).join('; ')}`)
  } finally {
    await context.close()
  }
}
