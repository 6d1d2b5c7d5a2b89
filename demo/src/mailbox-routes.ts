import { escapeHtml } from '@jobspan/shared-kit/contracts/platform/escape-html'
import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { mailbox } from '../../api/src/notifications/tables.ts'
import { ApiError } from '../../api/src/platform/errors/api-error.ts'
import { sendDevelopmentPage } from '../../api/src/platform/http/development-page.ts'

/** The development mailbox: mails and text messages that would have been sent, as plain pages that run no script. */
export const registerMailboxRoutes = (app: FastifyInstance): void => {
  app.get('/dev/mail', async (_, reply) => {
    const { db } = app.connection
    const mails = await db.select().from(mailbox).orderBy(desc(mailbox.id)).limit(200)
    const rows = mails.map(
      (mail) =>
        `<tr><td>${timeOf(mail.createdAt)}</td><td>${escapeHtml(mail.recipient)}</td>` +
        `<td><a href="/dev/mail/${mail.id}"><bdi>${escapeHtml(titleOf(mail))}</bdi></a></td><td>${mail.language}</td></tr>`,
    )
    const table = rows.length
      ? `<table><tr><th>At</th><th>To</th><th>Message</th><th>Language</th></tr>${rows.join('')}</table>`
      : '<p class="soft">No message yet. What the site would mail or text to somebody stands here.</p>'
    return sendDevelopmentPage(reply, { title: 'Development mailbox', body: table })
  })
  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    const id = Number(request.params.id)
    if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) throw new ApiError('notFound')
    const [mail] = await app.connection.db.select().from(mailbox).where(eq(mailbox.id, id))
    if (!mail) throw new ApiError('notFound')
    const facts = [
      `To: ${mail.recipient}`,
      `From: ${mail.sender}`,
      `Subject: ${mail.subject}`,
      ...Object.entries(mail.headers ?? {}).map(([name, value]) => `${name}: ${value}`),
      ...(mail.calendar ? ['Attached: invite.ics, as below'] : []),
      ...(mail.attachment ? [`Attached: ${mail.attachment.filename} (${mail.attachment.size} bytes)`] : []),
    ].map(escapeHtml)
    const page =
      mail.channel === 'sms'
        ? ''
        : `<iframe sandbox="allow-top-navigation-by-user-activation" title="HTML" srcdoc="${escapeHtml(mail.html)}"></iframe>`
    return sendDevelopmentPage(reply, {
      title: escapeHtml(titleOf(mail)),
      body: `<p><a href="/dev/mail">All messages</a></p><p>${facts.map((fact) => `<bdi>${fact}</bdi>`).join('<br>')}</p>
      ${page}<pre dir="auto">${escapeHtml(mail.text)}</pre>
      ${mail.calendar ? `<h2>invite.ics</h2><pre id="calendar">${escapeHtml(mail.calendar)}</pre>` : ''}`,
      // The mail itself, whose style attributes and logos are its own; scripts stay forbidden.
      policy: "frame-src 'self'; frame-ancestors 'self'; img-src 'self'",
    })
  })
}

/** A text message has no subject: its text is short enough. */
const titleOf = ({ channel, subject, text }: typeof mailbox.$inferSelect) => (channel === 'sms' ? text : subject)

const timeOf = (at: Date) => {
  const written = at.toISOString()
  return `<time datetime="${written}">${written.slice(0, 19).replace('T', ' ')} UTC</time>`
}
