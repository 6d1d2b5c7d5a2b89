import { identityFlag } from '@jobspan/shared-kit/contracts/identity/identity-constants'
import type { Browser, Page } from '@playwright/test'
import texts from '../../../mf-identity/src/locales/en-us.json' with { type: 'json' }
import { measureInteraction } from '../clicks/measure-interaction.ts'
import { openSlowPhone } from '../clicks/slow-phone.ts'
import { touch } from '../clicks/touch.ts'
import { logProgress } from '../progress.ts'
import type { Cookies } from '../session/browser-cookies.ts'

/** The button to the overlay, and what that is titled. */
const { how: buttonName, title } = texts.prompt

/** The page's own code for the overlay is fetched that long after the page is at rest, with some time to arrive. */
const prefetchedAfterMs = 3000

/** Closes the dialog by the keyboard: an overlay that is drawn and does not answer is no dialog. */
const closeByKeyboard = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden', timeout: 5000 })
  if (page.url().includes(identityFlag)) throw new Error('the flag stays in the address of a closed overlay')
}

/**
 * Opens the overlay by the button on a page, each time in a new browser profile; milliseconds from the touch until its first control has the
 * focus and the page would answer to it.
 *
 * @param savesData nothing of the overlay is fetched before the touch
 */
export const openOverlay = async (
  browser: Browser,
  address: string,
  cookies: Cookies,
  { count, savesData }: { count: number; savesData: boolean },
): Promise<(number | null)[]> => {
  const times: (number | null)[] = []
  for (let index = 0; index < count; index += 1) {
    const phone = await openSlowPhone(browser, { savesData })
    const { page } = phone
    try {
      await phone.context.addCookies(cookies)
      await page.goto(address, { waitUntil: 'load' })
      const button = page.getByRole('main').getByRole('button', { name: buttonName, exact: true })
      await button.waitFor()
      await button.scrollIntoViewIfNeeded()
      if (!savesData) await page.waitForTimeout(prefetchedAfterMs)
      await phone.quiet()
      const outcome = await measureInteraction(page, 'click', { kind: 'dialog', title })
      await touch(button)
      const [time = null] = await outcome()
      if (time !== null) await closeByKeyboard(page)
      times.push(time)
      logProgress(`overlay${savesData ? ', cold' : ''} ${index + 1}: ${time?.toFixed(0) ?? 'never'} ms`)
    } finally {
      await phone.close()
    }
  }
  return times
}
