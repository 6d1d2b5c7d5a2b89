import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { mailbox } from '../database/schema/operations.ts'
import { ApiError } from '../errors/api-error.ts'
import { escapeHtml } from './compose-mail.ts'

/** The development mailbox: mails and text messages that would have been sent, as plain pages that run no script. */
export const registerMailboxRoutes = (app: FastifyInstance): void => {
  app.get('/dev/mail', async (_, reply) => {
    const { db } = app.connection
    const mails = await db.select().from(mailbox).orderBy(desc(mailbox.id)).limit(200)
    const rows = mails.map(
      (mail) =>
        `<tr><td>${mail.createdAt.toISOString()}</td><td>${escapeHtml(mail.recipient)}</td>` +
        `<td><a href="/dev/mail/${mail.id}">${escapeHtml(titleOf(mail))}</a></td><td>${mail.language}</td></tr>`,
    )
    const table = rows.length
      ? `<table><tr><th>At</th><th>To</th><th>Message</th><th>Language</th></tr>${rows.join('')}</table>`
      : '<p>No message yet.</p>'
    return sendPage(reply, 'Development mailbox', table)
  })
  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    const id = Number(request.params.id)
    if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) throw new ApiError('notFound')
    const [mail] = await app.connection.db.select().from(mailbox).where(eq(mailbox.id, id))
    if (!mail) throw new ApiError('notFound')
    const facts = [`To: ${mail.recipient}`, `From: ${mail.sender}`, `Subject: ${mail.subject}`].map(escapeHtml)
    const page =
      mail.channel === 'sms'
        ? ''
        : `<iframe sandbox="allow-top-navigation-by-user-activation" title="HTML" srcdoc="${escapeHtml(mail.html)}"></iframe>`
    return sendPage(
      reply,
      escapeHtml(titleOf(mail)),
      `<p><a href="/dev/mail">All messages</a></p><p>${facts.join('<br>')}</p>
      ${page}<pre dir="auto">${escapeHtml(mail.text)}</pre>`,
    )
  })
}

/** A text message has no subject: its text is short enough. */
const titleOf = ({ channel, subject, text }: typeof mailbox.$inferSelect) => (channel === 'sms' ? text : subject)

const style = `body{font:15px/1.5 system-ui,sans-serif;margin:24px;color-scheme:light dark}table{border-collapse:collapse}
td,th{padding:6px 12px;text-align:start;border-block-end:1px solid #8884}iframe{inline-size:100%;block-size:420px;border:1px solid #8884;background:#fff}
pre{white-space:pre-wrap}`

const sendPage = (reply: FastifyReply, title: string, body: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    // Mails carry their own style attributes; scripts stay forbidden.
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'",
    )
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${style}</style></head><body><h1>${title}</h1>${body}</body></html>`,
    )
