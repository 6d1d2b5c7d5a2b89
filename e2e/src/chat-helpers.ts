import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect, waitForHydration } from './fixtures.ts'
import { textsOf } from './texts.ts'

/** The id of the chat that a page shows, by its address. */
export const chatIdOf = (page: Page): string => /\/chat\/(\d+)$/.exec(page.url())?.[1] ?? ''

/** The button of a job's page that begins a chat; with an application where that can be the same act. */
export const chatButton = (page: Page, language = 'en-us') => {
  const t = textsOf(language)
  const named = (key: string) => page.getByRole('button', { name: t('mf-chat', key) })
  return named('start.button').or(named('start.chatAndApply')).first()
}

/** Has the first message be no application too, where that is offered. */
export const onlyChat = async (form: Locator): Promise<void> => {
  const box = form.getByRole('checkbox')
  if (await box.isVisible()) await box.uncheck()
}

/** Begins a chat from a job's page, as a member whose profile is complete; gives its id. */
export const openChat = async (page: Page, job: { slug: string }, words: string): Promise<string> => {
  const t = textsOf('en-us')
  const inChat = (key: string) => ({ name: t('mf-chat', key) })
  await page.goto(`/en-us/job/${job.slug}`)
  await waitForHydration(page)
  await chatButton(page).click()
  const form = page.getByRole('dialog', inChat('start.title'))
  await form.getByRole('textbox', inChat('start.message')).fill(words)
  await onlyChat(form)
  await form.getByRole('button', inChat('start.send')).click()
  await expect(page).toHaveURL(/\/chat\/\d+$/)
  await expect(page.getByRole('main').getByText(words).last()).toBeVisible()
  return chatIdOf(page)
}

/** Records with which codes the live connections of a page are closed, whoever closes them; call it before the page is opened. */
export const recordCloseCodes = async (page: Page): Promise<number[]> => {
  const codes: number[] = []
  await page.exposeFunction('heardClose', (code: number) => codes.push(code))
  await page.addInitScript(() => {
    const { heardClose } = window as unknown as { heardClose(code: number): void }
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols)
        this.addEventListener('close', ({ code }) => heardClose(code))
      }
    }
  })
  return codes
}

/** Answers a chat as its recruiter, whom members of other journeys write to as well, on the employer site of development. */
export const answerAsRecruiter = async (context: BrowserContext, chatId: string, words: string): Promise<void> => {
  const page = await context.newPage()
  await page.goto('/dev/employer/chats')
  await page.locator(`a[href^="/dev/employer/chats/${chatId}?"]`).click()
  await page.getByRole('textbox').fill(words)
  await page.getByRole('button').first().click()
  await expect(page.frameLocator('iframe').getByText(words).last()).toBeVisible()
  await page.close()
}
