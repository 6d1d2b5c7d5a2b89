import { expect, type Page } from '@playwright/test'
import { site } from './site.ts'

const plain = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

const codeWord = /\b(\d{6})\b/
const linkWord = /(https?:\/\/\S+\/get-started\/link#[\w-]+)/

/** What the newest message to somebody says that says such a thing (its first group), in the development mailbox; waits until one is there. */
export const findInMessagesTo = async (
  page: Page,
  recipient: string,
  thing: RegExp,
  before?: string,
): Promise<string> => {
  let said: string | undefined
  await expect(async () => {
    const list = await (await page.request.get(`${site.origin}/dev/mail`)).text()
    for (const row of list.split('<tr>').filter((each) => each.includes(`<td>${recipient}</td>`))) {
      const [address = ''] = /\/dev\/mail\/\d+/.exec(row) ?? []
      const mail = await (await page.request.get(site.origin + address)).text()
      said ??= thing.exec(plain(/<pre dir="auto">([\s\S]*?)<\/pre>/.exec(mail)?.[1] ?? ''))?.[1]
    }
    if (said === before) said = undefined
    expect(said).toBeDefined()
  }).toPass()
  return String(said)
}

/** The code of the newest message with one to an address or a number; another than `before`, which came earlier. */
export const codeTo = (page: Page, recipient: string, before?: string): Promise<string> =>
  findInMessagesTo(page, recipient, codeWord, before)

/** The sign-in link of the newest message with one to an address. */
export const linkTo = (page: Page, recipient: string): Promise<string> => findInMessagesTo(page, recipient, linkWord)
