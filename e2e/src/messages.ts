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

export type Mail = {
  text: string
  html: string
  /** To, From, Subject and the headers for mail programs, a line each. */
  headers: string
  /** The event for a calendar that goes with it (RFC 5545); empty where none does. */
  calendar: string
}

/** The messages to somebody in the development mailbox, the newest first. */
export const mailsTo = async (page: Page, recipient: string): Promise<Mail[]> => {
  const list = await (await page.request.get(`${site.origin}/dev/mail`)).text()
  const mails: Mail[] = []
  for (const row of list.split('<tr>').filter((each) => each.includes(`<td>${recipient}</td>`))) {
    const [address = ''] = /\/dev\/mail\/\d+/.exec(row) ?? []
    const shown = await (await page.request.get(site.origin + address)).text()
    mails.push({
      text: plain(/<pre dir="auto">([\s\S]*?)<\/pre>/.exec(shown)?.[1] ?? ''),
      calendar: plain(/<pre id="calendar">([\s\S]*?)<\/pre>/.exec(shown)?.[1] ?? ''),
      html: plain(/srcdoc="([^"]*)"/.exec(shown)?.[1] ?? ''),
      headers: [...shown.matchAll(/<bdi>(.*?)<\/bdi>/g)].map(([, line = '']) => plain(line)).join('\n'),
    })
  }
  return mails
}

/** The newest message to somebody whose text says such a thing, or which is such a one; waits until one is there. */
export const findMailTo = async (
  page: Page,
  recipient: string,
  thing: RegExp | ((mail: Mail) => boolean),
): Promise<Mail> => {
  const isWanted = typeof thing === 'function' ? thing : ({ text }: Mail) => thing.test(text)
  let mail: Mail | undefined
  await expect(async () => {
    mail = (await mailsTo(page, recipient)).find(isWanted)
    expect(mail).toBeDefined()
  }).toPass()
  return mail as Mail
}

/** What the newest message to somebody says that says such a thing, by its first group; waits until it is another than `before`. */
const findInMessagesTo = async (page: Page, recipient: string, thing: RegExp, before?: string): Promise<string> => {
  let said: string | undefined
  await expect(async () => {
    const mails = await mailsTo(page, recipient)
    said = mails.map(({ text }) => thing.exec(text)?.[1]).find((found) => found !== undefined)
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
