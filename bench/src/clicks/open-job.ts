import type { Browser, Page } from '@playwright/test'
import { logProgress } from '../progress.ts'
import { measureInteraction } from './measure-interaction.ts'
import { openSlowPhone } from './slow-phone.ts'
import { touch } from './touch.ts'

type Card = { job: string; title: string; facts: string[]; path: string }

const cards = (page: Page): Promise<Card[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('main a[data-job]'), (link) => ({
      job: link.getAttribute('data-job') ?? '',
      title: link.textContent?.trim() ?? '',
      // Who hires, and the pay: the first thing said below the title, and the line after it.
      facts: Array.from(
        link.closest('article')?.querySelectorAll(':scope > p:nth-of-type(1) bdi, :scope > p:nth-of-type(2)') ?? [],
        (fact) => fact.textContent?.trim() ?? '',
      ).filter((_, index, all) => index === 0 || index === all.length - 1),
      path: new URL((link as HTMLAnchorElement).href).pathname,
    })),
  )

const said = (time: number | null) => (time === null ? 'never' : `${time.toFixed(0)} ms`)

/** Milliseconds to the job's head, and to all of the job. */
const tapCard = async (page: Page, { title, facts, path, ...card }: Card): Promise<(number | null)[]> => {
  const goals = [
    { kind: 'head', title, facts, path },
    { kind: 'whole', title, path },
  ] as const
  const outcome = await measureInteraction(page, 'click', ...goals)
  await touch(page.locator(`main a[data-job="${card.job}"]`))
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
  const whole: (number | null)[] = []
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
      const [head = null, rest = null] = await tapCard(page, card)
      opened.push(head)
      whole.push(rest)
      await phone.quiet()
      const outcome = await measureInteraction(page, 'back', { kind: 'list', job: card.job, scroll })
      const [back = null] = await outcome()
      returned.push(back)
      logProgress(`prefetched ${index + 1}: ${said(head)}, all of it ${said(rest)}, back ${said(back)}`)
      if (back === null) await page.goto(address, { waitUntil: 'load' })
      await phone.quiet()
    }
    return { opened, whole, returned }
  } finally {
    await phone.close()
  }
}

/** Opens jobs for a visitor who saves data: neither the job nor the job page's code is there before the tap. */
export const openCold = async (browser: Browser, address: string, count: number) => {
  const opened: (number | null)[] = []
  const whole: (number | null)[] = []
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
      const [head = null, rest = null] = await tapCard(phone.page, card)
      opened.push(head)
      whole.push(rest)
      logProgress(`cold ${index + 1}: ${said(head)}, all of it ${said(rest)}`)
    } finally {
      await phone.close()
    }
  }
  return { opened, whole }
}
