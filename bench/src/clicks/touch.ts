import type { Locator } from '@playwright/test'

/**
 * A finger that stays for 50 ms in the middle of an element, as the browser's own gesture does unless told. The library's tap leaves at once,
 * as no finger does, so that what the page does at the press would count as well; it also looks in the page for what it hits.
 */
export const touch = async (target: Locator): Promise<void> => {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not there to be touched`)
  const page = target.page()
  const session = await page.context().newCDPSession(page)
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await new Promise((resolve) => setTimeout(resolve, 50))
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}
