import type { LanguageKey } from '@jobspan/shared-kit/contracts/places'
import { createTransport } from 'nodemailer'
import type { Database } from '../database/database.ts'
import { mailbox } from '../database/schema/operations.ts'
import type { Settings } from '../settings/settings.ts'
import type { Mail } from './compose-mail.ts'

export type SendMail = (mail: Mail & { recipient: string; language: LanguageKey }) => Promise<void>

/** Sends through `SMTP_URL`; where it is unset, into the development mailbox, which `/dev/mail` shows. */
export const createSendMail = (settings: Settings, db: Database): SendMail => {
  const sender = `${settings.brandName} <${settings.mailFrom}>`
  if (settings.smtpUrl === undefined) {
    return async ({ recipient, language, subject, text, html }) => {
      await db.insert(mailbox).values({ recipient, sender, subject, language, text, html })
    }
  }
  const transport = createTransport(settings.smtpUrl)
  return async ({ recipient, language, subject, text, html }) => {
    await transport.sendMail({
      from: { name: settings.brandName, address: settings.mailFrom },
      to: recipient,
      subject,
      text,
      html,
      headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
    })
  }
}
