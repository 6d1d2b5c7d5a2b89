import { createTransport } from 'nodemailer'
import type { Database } from '../platform/database/database.ts'
import type { Settings } from '../platform/settings/settings.ts'
import type { Send, Transports } from './deliver.ts'
import { mailbox } from './tables.ts'

const timeoutMs = 10_000

/**
 * Where messages go: mails through `SMTP_URL`, texts through `SMS_URL`; where one is unset, into the development mailbox, which
 * `/dev/mail` shows. `close` ends connections that are kept.
 */
export const createTransports = (settings: Settings, db: Database): Transports & { close: () => void } => {
  const smtp = settings.smtpUrl === undefined ? undefined : createSmtp(settings, settings.smtpUrl)
  return {
    mail: smtp?.send ?? createMailboxTransport(db, 'mail', `${settings.brandName} <${settings.mailFrom}>`),
    sms:
      settings.smsUrl === undefined
        ? createMailboxTransport(db, 'sms', settings.brandName)
        : createGateway(settings.smsUrl),
    close: () => smtp?.close(),
  }
}

const createMailboxTransport =
  (db: Database, channel: 'mail' | 'sms', sender: string): Send =>
  async ({ recipient, language, subject, text, html, headers, attachment: file, calendar: event }) => {
    const attachment = file ? { filename: file.filename, size: file.size } : null
    const calendar = event?.content ?? null
    await db
      .insert(mailbox)
      .values({ channel, recipient, sender, subject, language, text, html, headers, attachment, calendar })
  }

const createSmtp = (settings: Settings, url: string) => {
  const transport = createTransport({
    url,
    // A greeting for every code would be half of its way; a server that is gone is noticed within seconds.
    pool: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: 2 * timeoutMs,
  })
  const send: Send = async ({
    recipient,
    language,
    subject,
    text,
    html,
    headers,
    attachment: file,
    calendar,
    ...ids
  }) => {
    const { 'Message-ID': messageId = ids.messageId, 'Reply-To': replyTo, ...others } = headers
    await transport.sendMail({
      messageId,
      ...(replyTo && { replyTo }),
      ...(file && {
        attachments: [{ filename: file.filename, contentType: file.mediaType, content: file.content }],
      }),
      // Both within `multipart/alternative`, which calendars read, and as a file, which mail programs without one show.
      ...(calendar && { icalEvent: { ...calendar, filename: 'invite.ics' } }),
      from: { name: settings.brandName, address: settings.mailFrom },
      to: { name: '', address: recipient },
      subject,
      text,
      html,
      headers: {
        'Content-Language': language,
        'Auto-Submitted': 'auto-generated',
        'X-Entity-Ref-ID': ids.key,
        ...others,
      },
    })
  }
  return { send, close: () => transport.close() }
}

/**
 * A text gateway: `POST` to `SMS_URL` with JSON `{ to, text, language }`, `to` in E.164. What the address carries before the `@`
 * is sent as a bearer token (RFC 6750), the message's key as `Idempotency-Key`. Any 2xx is a delivery.
 */
const createGateway = (address: string): Send => {
  const url = new URL(address)
  const token = decodeURIComponent(url.password || url.username)
  url.username = ''
  url.password = ''
  return async ({ key, recipient, language, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to: recipient, text, language }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (!response.ok) throw new GatewayError(response.status)
  }
}

/** Names only the status: a gateway's answer may quote number and text. */
class GatewayError extends Error {
  readonly responseCode: number | undefined

  constructor(status: number) {
    super(`the text gateway answered ${status}`)
    this.name = `GatewayError${status}`
    // A number that it refuses (400, 404, 422) is like a mailbox that is refused: the gateway itself works.
    this.responseCode = status === 400 || status === 404 || status === 422 ? 550 : undefined
  }
}
