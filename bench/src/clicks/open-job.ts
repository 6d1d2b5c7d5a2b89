import type { Browser, Page } from '@playwright/test'
import { say } from '../progress.ts'
import { openSlowPhone } from './slow-phone.ts'
import { watch } from './stopwatch.ts'

type Card = { job: string; title: string; path: string }

const cards = (page: Page): Promise<Card[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('main a[data-job]'), (link) => ({
      job: link.getAttribute('data-job') ?? '',
      title: link.textContent?.trim() ?? '',
      path: new URL((link as HTMLAnchorElement).href).pathname,
    })),
  )

const tapCard = async (page: Page, card: Card): Promise<number | null> => {
  const outcome = await watch(page, 'click', { kind: 'heading', text: card.title, path: card.path })
  await page.locator(`main a[data-job="${card.job}"]`).tap()
  return outcome()
}

const scrollTo = (page: Page, card: Card): Promise<number> =>
  page.evaluate((job) => {
    document.querySelector(`main a[data-job="${job}"]`)?.scrollIntoView({ block: 'center', behavior: 'instant' })
    return scrollY
  }, card.job)

/** Opens jobs whose cards have been on the screen for a while, and goes back to the list each time. */
export const openPrefetched = async (browser: Browser, address: string, count: number) => {
  const phone = await openSlowPhone(browser)
  const { page } = phone
  const opened: (number | null)[] = []
  const returned: (number | null)[] = []
  try {
    await page.goto(address, { waitUntil: 'load' })
    await phone.quiet()
    const all = await cards(page)
    for (let index = 0; index < count; index += 1) {
      const card = all[(index * 3) % all.length]
      if (!card) throw new Error(`${address} shows no job`)
      await scrollTo(page, card)
      await phone.quiet()
      const scroll = await page.evaluate(() => Math.round(scrollY))
      const there = await tapCard(page, card)
      opened.push(there)
      await phone.quiet()
      const outcome = await watch(page, 'back', { kind: 'list', job: card.job, scroll })
      const back = await outcome()
      returned.push(back)
      say(`prefetched ${index + 1}: ${there?.toFixed(0) ?? 'never'} ms, back ${back?.toFixed(0) ?? 'never'} ms`)
      if (back === null) await page.goto(address, { waitUntil: 'load' })
      await phone.quiet()
    }
    return { opened, returned }
  } finally {
    await phone.close()
  }
}

/** Opens jobs for a visitor who saves data: neither the job nor the job page's code is there before the tap. */
export const openCold = async (browser: Browser, address: string, count: number) => {
  const opened: (number | null)[] = []
  for (let index = 0; index < count; index += 1) {
    const phone = await openSlowPhone(browser, { savesData: true })
    try {
      await phone.page.goto(address, { waitUntil: 'load' })
      await phone.quiet()
      const all = await cards(phone.page)
      const card = all[index % all.length]
      if (!card) throw new Error(`${address} shows no job`)
      await scrollTo(phone.page, card)
      await phone.quiet()
      const there = await tapCard(phone.page, card)
      opened.push(there)
      say(`cold ${index + 1}: ${there?.toFixed(0) ?? 'never'} ms`)
    } finally {
      await phone.close()
    }
  }
  return opened
}
