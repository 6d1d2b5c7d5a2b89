import type { Locator, Page } from '@playwright/test'

/** Presses Tab until `target` has the focus; a visitor without a pointer gets no shorter way. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not lead to ${target}`)
}
