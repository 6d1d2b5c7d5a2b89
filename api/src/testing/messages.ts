import { desc, eq } from 'drizzle-orm'
import { mailbox } from '../notifications/tables.ts'
import type { TestApp } from './test-app.ts'

export const newEmail = (): string => `${crypto.randomUUID()}@example.com`

/** What the development mailbox holds for an address or number, the latest first. */
export const messagesTo = (api: TestApp, recipient: string) =>
  api.db.select().from(mailbox).where(eq(mailbox.recipient, recipient)).orderBy(desc(mailbox.id))

/** Delivers what is queued, and reads the latest code that went to an address or number. */
export const readSentCode = async (api: TestApp, recipient: string): Promise<string> => {
  await api.deliverMails()
  for (const { channel, subject, text } of await messagesTo(api, recipient)) {
    const [code] = /\b\d{6}\b/.exec(channel === 'sms' ? text : subject) ?? []
    if (code) return code
  }
  throw new Error('no code was sent there')
}
