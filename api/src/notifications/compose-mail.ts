import { escapeHtml } from '@jobspan/shared-kit/contracts/platform/escape-html'
import { findLanguage, type LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { fillText } from '../platform/text/read-texts.ts'
import { type Appointment, appointment } from './appointment.ts'
import { type CalendarMethod, calendarMethods, composeCalendar } from './compose-calendar.ts'
import { appointmentLines, formatDay } from './format-appointment.ts'
import {
  answerTemplates,
  type CodeTemplate,
  codeTemplates,
  type InterviewTemplate,
  interviewTemplates,
  type MailTemplate,
  type MessageTexts,
  type NoticeTemplate,
  type NotificationTemplate,
  noticeTemplates,
  notificationTemplates,
  type RequestedTemplate,
  requestedTemplates,
} from './message-templates.ts'
import { messageTexts } from './message-texts.ts'

export type Mail = { subject: string; text: string; html: string }
export type Brand = { name: string; origin: URL }

type Parts = {
  subject: string
  lines: readonly string[]
  /** Below the lines, filled already: what others wrote in them is as it is. */
  facts?: readonly string[]
  /** Shown large below the lines, and before the notes. */
  code?: string
  /** What somebody else wrote, as it is: below the lines, and before the notes. */
  quote?: string | undefined
  notes?: readonly string[]
  /** The first is a button. */
  links?: readonly Link[]
  footer: string
  /** Below the footer. */
  footerLink?: Link
}
type Link = { label: string; path: string | undefined }
type Address = { label: string; address: string }

/**
 * A mail of a template in a language. `values.path` is where its button leads, below `origin`; `values.code` is what a mail of
 * a code is about. With `confirmPath` and `stopPath` it goes to an address that nobody has proven (ADR 76).
 */
export const composeMail = (
  template: MailTemplate,
  language: LanguageKey,
  values: Record<string, string>,
  brand: Brand,
): Mail => {
  const placeholders = { ...values, brand: brand.name }
  const fill = (text: string) => fillText(text, placeholders)
  const parts = partsOf(template, messageTexts[language], values, language)
  const facts = parts.facts ?? []
  const lines = parts.lines.map(fill)
  const notes = (parts.notes ?? []).map(fill)
  const toAddress = ({ label, path }: Link) => ({
    label: fill(label),
    address: new URL(path ?? '/', brand.origin).href,
  })
  const [button, ...links] = (parts.links ?? []).map(toAddress)
  const footer = fill(parts.footer)
  const footerLink = parts.footerLink && toAddress(parts.footerLink)
  return {
    subject: oneLine(fill(parts.subject)),
    text: [
      ...lines,
      ...(facts.length > 0 ? [facts.join('\n')] : []),
      ...(parts.code ? [parts.code] : []),
      ...(parts.quote ? [parts.quote.replace(/^/gm, '> ')] : []),
      ...notes,
      ...(button ? [button, ...links].map(toText) : []),
      `-- \n${footer}`,
      ...(footerLink ? [toText(footerLink)] : []),
    ].join('\n\n'),
    html: toHtml(language, [
      ...lines.map(toParagraph),
      ...(facts.length > 0 ? [toFacts(facts)] : []),
      ...(parts.code ? [toCode(parts.code)] : []),
      ...(parts.quote ? [toQuote(parts.quote)] : []),
      ...notes.map(toParagraph),
      ...(button ? [toButton(button)] : []),
      ...links.map((link) => `<p>${toAnchor(link, 'color:#0e6b51')}</p>`),
      `<p style="font-size:13px;color:#57606a">${escapeHtml(footer)}${footerLink ? `<br>${toAnchor(footerLink, 'color:#57606a')}` : ''}</p>`,
    ]),
  }
}

const partsOf = (
  template: MailTemplate,
  texts: MessageTexts,
  values: Record<string, string>,
  language: LanguageKey,
): Parts => {
  const greeting = values.firstName ? texts.greeting : texts.greetingUnnamed
  if (isCode(template)) {
    const { subject, line } = texts.codes[template]
    const code = values.code ?? ''
    return { subject, lines: [texts.greetingUnnamed, line], code, notes: [texts.codeNote], footer: texts.footerAsked }
  }
  if (isNotice(template)) {
    const { subject, line } = texts.notices[template]
    const lines = [greeting, line, texts.notYou]
    return { subject, lines, links: [{ label: texts.settings, path: values.path }], footer: texts.footer }
  }
  const { subject, lines, action } = texts.letters[template]
  const link = { label: action, path: values.path }
  if (isRequestedTemplate(template))
    return { subject, lines: [texts.greetingUnnamed, ...lines], links: [link], footer: texts.footerAsked }
  if (isAnswer(template)) {
    const [what = '', thanks = ''] = lines
    const { reason: quote } = values
    return {
      subject,
      lines: [greeting, what, texts.weWrote],
      quote,
      notes: [thanks],
      links: [link],
      footer: texts.footer,
    }
  }
  const parts = isInterviewTemplate(template)
    ? interviewParts(template, texts, values, language)
    : isNotification(template)
      ? notificationParts(template, texts, values)
      : {
          lines:
            template === 'applicationConfirmation' && !values.company
              ? [texts.unnamedApplication, ...lines.slice(1)]
              : lines,
        }
  const letter = { subject, ...parts, lines: [greeting, ...parts.lines], links: [link], footer: texts.footer }
  return values.confirmPath ? toUnprovenAddress(template, letter, texts, values) : letter
}

const notificationParts = (template: NotificationTemplate, texts: MessageTexts, values: Record<string, string>) => {
  const { lines } = texts.letters[template]
  if (template !== 'applicationNotAccepted') return { lines, notes: [texts.switchNote] }
  // What an employer writes about a person is for that person alone.
  const quote = values.confirmPath ? undefined : values.reason
  return {
    lines: [...lines, ...(quote ? [texts.employerWrote] : [])],
    quote,
    notes: [texts.notAcceptedClosing, texts.switchNote],
  }
}

/** What others wrote about an interview is for the member alone: an address that nobody has proven gets the news without it. */
const interviewParts = (
  template: InterviewTemplate,
  texts: MessageTexts,
  values: Record<string, string>,
  language: LanguageKey,
) => {
  const { interview } = texts
  const details = readAppointment(values)
  const missed = values.bannedUntil
    ? [fillText(interview.banned, { date: formatDay(values.bannedUntil, language) }), interview.object]
    : values.noShows
      ? [fillText(interview.missed, { count: values.noShows }), interview.object]
      : []
  return {
    lines: texts.letters[template].lines.map((line) =>
      values.expiresAt ? line.replace('{{expires}}', formatDay(values.expiresAt, language)) : line,
    ),
    facts: details && !values.confirmPath ? appointmentLines(details, language, interview, values) : [],
    quote: values.confirmPath ? undefined : values.reason,
    notes: [...missed, texts.switchNote],
  }
}

const readAppointment = ({ appointment: text }: Record<string, string>): Appointment | null =>
  text ? appointment.parse(JSON.parse(text)) : null

/** The event that goes with a mail, for the calendar of its reader; null where none does. */
export const composeMailCalendar = (
  language: LanguageKey,
  values: Record<string, string>,
  { brand, organizerEmail, attendeeEmail }: { brand: Brand; organizerEmail: string; attendeeEmail: string },
): { method: CalendarMethod; content: string } | null => {
  const details = readAppointment(values)
  const method = calendarMethods.find((each) => each === values.calendar)
  if (!details || !method || values.confirmPath) return null
  const { interview } = messageTexts[language]
  const event = {
    appointment: details,
    summary: fillText(interview.summary, { company: values.company ?? '' }),
    link: new URL(values.path ?? '/', brand.origin).href,
    lines: [...appointmentLines(details, language, interview, values), interview.calendarNote],
  }
  const to = { method, brand: brand.name, organizerEmail, attendeeEmail }
  return { method, content: composeCalendar(event, to) }
}

/** The same letter to an address that nobody has proven: it asks its reader to confirm the address, or to say that the account is not theirs. */
const toUnprovenAddress = (
  template: MailTemplate,
  letter: Parts,
  { greetingUnnamed, confirmEmail, confirmNote, welcomeUnconfirmed, footerUnconfirmed, notMe }: MessageTexts,
  values: Record<string, string>,
): Parts => {
  const confirm = { label: confirmEmail, path: values.confirmPath }
  const { links = [], notes = [] } = letter
  return {
    ...letter,
    ...(template === 'welcome' && { lines: [greetingUnnamed, welcomeUnconfirmed] }),
    notes: [...notes, confirmNote],
    links: isNotification(template) ? [...links, confirm] : template === 'welcome' ? [confirm] : [confirm, ...links],
    footer: footerUnconfirmed,
    footerLink: { label: notMe, path: values.stopPath },
  }
}

const isCode = (template: MailTemplate): template is CodeTemplate => codeTemplates.includes(template as CodeTemplate)
const isNotice = (template: MailTemplate): template is NoticeTemplate =>
  noticeTemplates.includes(template as NoticeTemplate)
const isAnswer = (template: MailTemplate) => answerTemplates.some((each) => each === template)
const isNotification = (template: MailTemplate): template is NotificationTemplate =>
  notificationTemplates.includes(template as NotificationTemplate)
const isInterviewTemplate = (template: MailTemplate): template is InterviewTemplate =>
  interviewTemplates.includes(template as InterviewTemplate)
const isRequestedTemplate = (template: MailTemplate): template is RequestedTemplate =>
  requestedTemplates.includes(template as RequestedTemplate)

/** A line break in a subject would begin another header. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const toParagraph = (text: string) => `<p>${escapeHtml(text)}</p>`

const toFacts = (facts: readonly string[]) => `<p dir="auto">${facts.map(escapeHtml).join('<br>')}</p>`

const toCode = (code: string) =>
  `<p style="margin:24px 0"><span dir="ltr" style="font:700 32px/1.2 ui-monospace,monospace;letter-spacing:6px">${escapeHtml(code)}</span></p>`

/** Somebody else's words, in whatever language: their direction is their own. */
const toQuote = (quote: string) =>
  `<blockquote dir="auto" style="margin:16px 0;padding-inline-start:16px;border-inline-start:3px solid #cfcbc0;white-space:pre-line">${escapeHtml(quote)}</blockquote>`

const toText = ({ label, address }: Address) => `${label}\n${address}`

const toAnchor = ({ label, address }: Address, style: string) =>
  `<a href="${escapeHtml(address)}" style="${style}">${escapeHtml(label)}</a>`

const toButton = ({ label, address }: Address) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(address)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0e6b51;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p>`

export const toHtml = (language: LanguageKey, blocks: string[]) => {
  const { intl, direction } = findLanguage(language) ?? { intl: 'en', direction: 'ltr' }
  // Mail readers drop the attributes of html and body, so the direction stands on the inner element too.
  return `<!doctype html>
<html lang="${intl}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1b1f24;background:#ffffff">
<div lang="${intl}" dir="${direction}" style="max-width:560px;margin:0 auto">
${blocks.join('\n')}
</div>
</body>
</html>
`
}
