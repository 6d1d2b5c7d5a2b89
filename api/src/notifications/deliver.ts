import type { Readable } from 'node:stream'
import { parseHostKey } from '@jobspan/shared-kit/contracts/auth/session-transfer'
import { oneClickStopPath } from '@jobspan/shared-kit/contracts/auth/verification'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { unsealText } from '../platform/crypto/seal.ts'
import { oneClickHeaders } from '../platform/http/one-click.ts'
import { originOfHost } from '../platform/http/own-origin.ts'
import { composeJobAlert } from './compose-job-alert.ts'
import { composeMail, composeMailCalendar, type Mail } from './compose-mail.ts'
import { composeSms } from './compose-sms.ts'
import { findUnprovenLinks } from './email-links.ts'
import { findInvitationStop } from './invitation-stop-links.ts'
import type { Brand } from './mail-frame.ts'
import { loadMailJob } from './mail-job.ts'
import type { JobAlertTemplate, MailTemplate } from './message-templates.ts'
import { deliverPush } from './push/deliver-push.ts'
import { isUnknownAddress, suppressEmail } from './suppressed-emails.ts'
import { type MailAttachment, outbox } from './tables.ts'
import { isTransportFailure, recordFailure, recordSuccess } from './transport-health.ts'

/** A composed message. Texts have neither subject nor html. */
export type ComposedMessage = {
  /** The same for every attempt, so that a gateway can drop a duplicate. */
  key: string
  /** The same for every attempt too, and used once by this site, so that a mail that comes twice is known to be one. */
  messageId: string
  recipient: string
  language: LanguageKey
  subject: string
  text: string
  html: string
  /** Extra headers of a mail. */
  headers: Record<string, string>
  /** The file that goes with a mail. */
  attachment?: { filename: string; mediaType: string; size: number; content: Readable }
  /** An event for the calendar of whoever reads the mail (RFC 6047). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string }
}
export type Send = (message: ComposedMessage) => Promise<void>
export type Transports = Record<'mail' | 'sms', Send>

type Row = typeof outbox.$inferSelect & { channel: keyof Transports }

/** What became of a message: `retry` where another attempt may help; of one that nobody waits for any more, nothing is left to do. */
type Outcome = 'sent' | 'retry' | 'none'

/**
 * Sends a message that is in the queue, by its id. It is tried again until it is sent, expires, or housekeeping deletes it; only if its recipient
 * is refused for good it expires at once. Whoever dies while a server answers leaves it to be sent again: a message may, rarely, arrive twice, and
 * is never lost.
 */
export const deliverMessage = async (app: FastifyInstance, transports: Transports, id: number): Promise<Outcome> => {
  const [row] = await app.connection.db
    .select()
    .from(outbox)
    .where(
      and(eq(outbox.id, id), isNull(outbox.sentAt), or(isNull(outbox.expiresAt), gt(outbox.expiresAt, sql`now()`))),
    )
  if (!row) return 'none'
  const { channel } = row
  return channel === 'push' ? deliverPush(app, row) : deliver(app, transports, { ...row, channel })
}

const forTypedAddress: readonly string[] = ['jobAlert', 'confirmJobAlert', 'invitation']
/** Whether it goes to an address that somebody typed: where it does not exist, nothing more of it is sent there. */
const isForTypedAddress = ({ template }: Row): boolean => forTypedAddress.includes(template)

/** Whether nobody had proven the address when it was queued: where it does not exist, nothing more is sent there. */
const isForUnprovenAddress = ({ values }: Row): boolean => values.unprovenMember !== undefined

const deliver = async (app: FastifyInstance, transports: Transports, row: Row): Promise<Outcome> => {
  const { db } = app.connection
  let attachment: ComposedMessage['attachment']
  try {
    attachment = row.attachment ? await openAttachment(app, row.attachment) : undefined
    const message = compose(app, await withJob(app, await withInvitationStop(app, await withUnprovenLinks(app, row))))
    await transports[row.channel]({ ...message, ...(attachment && { attachment }) })
  } catch (error) {
    const lastError = error instanceof Error ? error.name : 'unknown'
    const isTransient = isTransportFailure(error)
    const given = isTransient ? { lastError } : { lastError, expiresAt: sql`now()` }
    await db
      .update(outbox)
      .set({ ...given, attempts: sql`${outbox.attempts} + 1` })
      .where(eq(outbox.id, row.id))
    if (isTransient) await recordFailure(db, row.channel)
    if ((isForTypedAddress(row) || isForUnprovenAddress(row)) && isUnknownAddress(error))
      await suppressEmail(db, row.recipient, 'bounce')
    return isTransient ? 'retry' : 'none'
  } finally {
    attachment?.content.destroy()
  }
  const values = { ...row.values, sealed: '' }
  await db
    .update(outbox)
    .set({
      sentAt: sql`now()`,
      attempts: sql`${outbox.attempts} + 1`,
      lastError: null,
      values,
      headers: null,
      attachment: null,
    })
    .where(eq(outbox.id, row.id))
  await recordSuccess(db, row.channel)
  return 'sent'
}

/** Throws what is no failure of the transport where the file was deleted since: the mail would be nothing without it. */
const openAttachment = async (app: FastifyInstance, { fileKey, ...facts }: MailAttachment) => {
  const content = await app.fileStore.read(fileKey)
  if (!content) throw new AttachmentMissingError()
  return { ...facts, content }
}

/** A mail to an unproven address with the links that confirm the address and end such mails. Throws where none is to go there any more. */
const withUnprovenLinks = async (app: FastifyInstance, row: Row): Promise<Row> => {
  const { unprovenMember, ...values } = row.values
  if (unprovenMember === undefined) return row
  const { recipient, language } = row
  const links = await findUnprovenLinks(app, { unprovenMember, recipient, language })
  if (links === 'stopped') throw new MailStoppedError()
  if (links === null) return { ...row, values }
  const { stopToken, ...paths } = links
  return {
    ...row,
    values: { ...values, ...paths },
    headers: { ...row.headers, ...oneClickHeaders(app.settings.publicOrigin, oneClickStopPath, stopToken) },
  }
}

/** An invitation with the links that end invitations to its address. Throws where none is to go there any more. */
const withInvitationStop = async (app: FastifyInstance, row: Row): Promise<Row> => {
  if (row.template !== 'invitation') return row
  const links = await findInvitationStop(app, row)
  if (links === 'stopped') throw new MailStoppedError()
  const { stopPath, stopToken } = links
  return {
    ...row,
    values: { ...row.values, stopPath },
    headers: { ...row.headers, ...oneClickHeaders(app.settings.publicOrigin, oneClickStopPath, stopToken) },
  }
}

/** A mail that names a job by its id, with what is known of it by now. */
const withJob = async (app: FastifyInstance, row: Row): Promise<Row> => {
  const { jobId } = row.values
  const job = jobId === undefined ? null : await loadMailJob(app.connection.db, Number(jobId), row.language)
  return job ? { ...row, values: { ...row.values, job: JSON.stringify(job) } } : row
}

class MailStoppedError extends Error {
  override readonly name = 'MailStopped'
  readonly responseCode = 550
}

class AttachmentMissingError extends Error {
  override readonly name = 'AttachmentMissing'
  readonly responseCode = 550
}

const compose = (
  app: FastifyInstance,
  { id, channel, template, recipient, language, values, headers, createdAt }: Row,
): ComposedMessage => {
  const { sealed, hostCountry, ...plainValues } = values
  const secrets: Record<string, string> = sealed ? JSON.parse(unsealText(app.sealKey, sealed) ?? '{}') : {}
  const origin = new URL(originOfHost(app.settings, parseHostKey(hostCountry) ?? 'public'))
  const brand: Brand = { name: app.settings.brandName, origin }
  const message =
    channel === 'sms'
      ? { subject: '', text: composeSms(language, secrets.code ?? '', brand), html: '' }
      : composeTemplate(template as MailTemplate | JobAlertTemplate, language, { ...plainValues, ...secrets }, brand)
  const { mailFrom: organizerEmail } = app.settings
  const calendar = composeMailCalendar(language, plainValues, { brand, organizerEmail, attendeeEmail: recipient })
  const key = `outbox-${id}`
  const messageId = `<${key}-${createdAt.getTime()}@${origin.hostname}>`
  const composed = { key, messageId, recipient, language, headers: headers ?? {}, ...message }
  return calendar ? { ...composed, calendar } : composed
}

const composeTemplate = (
  template: MailTemplate | JobAlertTemplate,
  language: LanguageKey,
  values: Record<string, string>,
  brand: Brand,
): Mail =>
  template === 'jobAlert' ? composeJobAlert(language, values, brand) : composeMail(template, language, values, brand)
