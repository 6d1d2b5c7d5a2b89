import { expect, type Page } from '@playwright/test'
import { site } from './site.ts'

const plain = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** The newest message to an address or a number in the development mailbox, as plain text; waits until one is there. */
const messageTo = async (page: Page, recipient: string, before: number): Promise<{ id: number; text: string }> => {
  let found: { id: number; text: string } | undefined
  await expect
    .poll(async () => {
      const list = await (await page.request.get(`${site.origin}/dev/mail`)).text()
      const row = list.split('<tr>').find((each) => each.includes(`<td>${recipient}</td>`))
      const id = Number(/\/dev\/mail\/(\d+)/.exec(row ?? '')?.[1] ?? 0)
      if (id <= before) return 0
      const mail = await (await page.request.get(`${site.origin}/dev/mail/${id}`)).text()
      found = { id, text: plain(/<pre dir="auto">([\s\S]*?)<\/pre>/.exec(mail)?.[1] ?? '') }
      return id
    })
    .toBeGreaterThan(before)
  return found as { id: number; text: string }
}

/** The code of the newest message to somebody. */
export const codeTo = async (page: Page, recipient: string, before = 0): Promise<string> => {
  const { text } = await messageTo(page, recipient, before)
  const code = /\b(\d{6})\b/.exec(text)?.[1]
  if (!code) throw new Error(`No code in: ${text}`)
  return code
}

/** The sign-in link of the newest message to somebody. */
export const linkTo = async (page: Page, recipient: string): Promise<string> => {
  const { text } = await messageTo(page, recipient, 0)
  const link = /https?:\/\/\S+\/get-started\/link#[\w-]+/.exec(text)?.[0]
  if (!link) throw new Error(`No link in: ${text}`)
  return link
}
