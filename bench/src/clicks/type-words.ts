import type { Browser, Page } from '@playwright/test'
import { logProgress } from '../progress.ts'
import { measureInteraction } from './measure-interaction.ts'
import { openSlowPhone } from './slow-phone.ts'

const words = [
  'nurse',
  'accountant',
  'sales',
  'manager',
  'designer',
  'project',
  'teacher',
  'chef',
  'engineer',
  'driver',
]
const field = 'main input[name="query"]'

const optionsNow = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('[role="option"]'), (element) => element.textContent?.trim() ?? '').join('\n'),
  )
const jobsNow = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('main [data-job]'), (link) => link.getAttribute('data-job')).join(),
  )

/** Types words letter by letter; after the second letter waits for other suggestions, after Enter for other results. */
export const typeWords = async (browser: Browser, address: string, count: number) => {
  const phone = await openSlowPhone(browser)
  const { page } = phone
  const suggestions: (number | null)[] = []
  const results: (number | null)[] = []
  try {
    await page.goto(address, { waitUntil: 'load' })
    await phone.quiet()
    await page.locator(field).tap()
    await phone.quiet()
    for (let index = 0; index < count; index += 1) {
      const word = words[index % words.length] ?? ''
      await page.locator(field).fill('')
      await phone.quiet()
      await page.keyboard.press(word.charAt(0))
      await phone.quiet()
      const suggested = await measureInteraction(page, 'keydown', { kind: 'options', before: await optionsNow(page) })
      await page.keyboard.press(word.charAt(1))
      const [listed = null] = await suggested()
      suggestions.push(listed)
      await page.keyboard.type(word.slice(2), { delay: 90 })
      await phone.quiet()
      const found = await measureInteraction(page, 'keydown', { kind: 'results', before: await jobsNow(page) })
      await page.keyboard.press('Enter')
      const [shown = null] = await found()
      results.push(shown)
      await phone.quiet()
      logProgress(
        `${word}: suggestions ${listed?.toFixed(0) ?? 'unchanged'} ms, results ${shown?.toFixed(0) ?? 'unchanged'} ms`,
      )
    }
    return { suggestions, results }
  } finally {
    await phone.close()
  }
}
