import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { fillText } from '../platform/text/read-texts.ts'
import { type Appointment, appointment } from './appointment.ts'
import { type CalendarMethod, calendarMethods, composeCalendar } from './compose-calendar.ts'
import { appointmentLines, formatDay, formatMoment } from './format-appointment.ts'
import { isolateNames } from './isolate-names.ts'
import {
  type Address,
  type Brand,
  toButton,
  toCard,
  toCode,
  toFacts,
  toFooter,
  toHtml,
  toLink,
  toParagraph,
  toQuote,
} from './mail-frame.ts'
import type { MailJob } from './mail-job.ts'
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

/**
 * A mail of a template in a language. `values.job` is JSON of the {@link MailJob} that it is about, `values.path` where its button leads, below
 * `origin`, `values.code` what a mail of a code is about. With `confirmPath` and `stopPath` it goes to an address that nobody has proven (ADR 76).
 */
export const composeMail = (
  template: MailTemplate,
  language: LanguageKey,
  values: Record<string, string>,
  brand: Brand,
): Mail => {
  const named = { ...values, brand: brand.name }
  const isolated = isolateNames(language, named)
  const fill = (text: string) => fillText(text, isolated)
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
  const footerLinks = parts.footerLink ? [toAddress(parts.footerLink)] : []
  const card = cardOf(values)
  const state = stateOf(template, messageTexts[language])
  // The last line says whose words follow, but for an interview, whose facts come first.
  const [words, lastWords] = facts.length > 0 ? [undefined, parts.quote] : [parts.quote, undefined]
  return {
    subject: oneLine(fillText(parts.subject, named)),
    text: [
      ...lines,
      ...(words ? [toQuoteLines(words)] : []),
      ...(card ? [cardLines(card, state)] : []),
      ...(facts.length > 0 ? [facts.join('\n')] : []),
      ...(parts.code ? [parts.code] : []),
      ...(lastWords ? [toQuoteLines(lastWords)] : []),
      ...notes,
      ...(button ? [button, ...links].map(toText) : []),
      `-- \n${footer}`,
      ...footerLinks.map(toText),
    ].join('\n\n'),
    html: toHtml(
      language,
      {
        preview: lines[1] ?? '',
        blocks: [
          ...lines.map(toParagraph),
          ...(words ? [toQuote(words)] : []),
          ...(card ? [toCard(card, state, brand)] : []),
          ...(facts.length > 0 ? [toFacts(facts)] : []),
          ...(parts.code ? [toCode(parts.code)] : []),
          ...(lastWords ? [toQuote(lastWords)] : []),
          ...notes.map(toParagraph),
          ...(button ? [toButton(button)] : []),
          ...links.map((link) => `<p>${toLink(link)}</p>`),
        ],
        footer: toFooter(footer, footerLinks),
      },
      brand,
    ),
  }
}

/** What a mail is about: the job with the employer that the mail names, or that employer alone. */
const cardOf = ({ job, jobTitle = '', company = '' }: Record<string, string>): MailJob | null => {
  const known: MailJob | null = job ? JSON.parse(job) : null
  if (known) return { ...known, company: company || known.company, age: '' }
  return company === '' ? null : { title: jobTitle, path: '', company, pay: '', place: '', age: '' }
}

const cardLines = ({ title, company, place, pay }: MailJob, state = ''): string =>
  [title, [company, place].filter((part) => part !== '').join(' · '), pay, state]
    .filter((line) => line !== '')
    .join('\n')

/** How the application stands by then, in the words of My jobs. */
const states: Partial<Record<MailTemplate, keyof MessageTexts['states']>> = {
  applicationConfirmation: 'sent',
  applicationInterested: 'interested',
  applicationInterview: 'interview',
  applicationAccepted: 'accepted',
  applicationNotAccepted: 'not_accepted',
  applicationCompleted: 'completed',
  interviewProposed: 'interview',
  interviewMoved: 'interview',
  interviewAccepted: 'interview',
  interviewReminder: 'interview',
  offerReceived: 'offer',
}

const stateOf = (template: MailTemplate, texts: MessageTexts): string | undefined => {
  const state = states[template]
  return state && texts.states[state]
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
    const label = template === 'withdrawalRequested' ? texts.letters.withdrawalSettled.action : texts.settings
    return { subject, lines, links: [{ label, path: values.path }], footer: texts.footer }
  }
  const { subject, lines, action } = texts.letters[template]
  const link = { label: action, path: values.path }
  if (isRequestedTemplate(template)) {
    const letter = { subject, lines: [texts.greetingUnnamed, ...lines], links: [link], footer: texts.footerAsked }
    const { stopPath } = values
    return stopPath ? { ...letter, footerLink: { label: texts.noInvitations, path: stopPath } } : letter
  }
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
  const footer = isNotification(template) ? `${texts.footer}\n${texts.switchNote}` : texts.footer
  const letter = { subject, ...parts, lines: [greeting, ...parts.lines], links: [link], footer }
  return values.confirmPath ? toUnprovenAddress(template, letter, texts, values) : letter
}

const notificationParts = (template: NotificationTemplate, texts: MessageTexts, values: Record<string, string>) => {
  const { lines } = texts.letters[template]
  if (template !== 'applicationNotAccepted') return { lines }
  // What an employer writes about a person is for that person alone.
  const quote = values.confirmPath ? undefined : values.reason
  return {
    lines: [...lines, ...(quote ? [texts.employerWrote] : [])],
    quote,
    notes: [texts.notAcceptedClosing],
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
    lines: linesOf(texts.letters[template], values).map((line) =>
      values.expiresAt
        ? line.replace('{{expires}}', formatMoment(values.expiresAt, values.timeZone ?? 'UTC', language))
        : line,
    ),
    // The card names the job.
    facts:
      details && !values.confirmPath ? appointmentLines(details, language, interview, { ...values, jobTitle: '' }) : [],
    quote: values.confirmPath ? undefined : values.reason,
    notes: missed,
  }
}

const linesOf = (
  { lines, unconfirmed }: MessageTexts['letters'][InterviewTemplate],
  { confirmPath }: Record<string, string>,
): readonly string[] => (confirmPath && unconfirmed ? unconfirmed : lines)

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

const toQuoteLines = (quote: string): string => quote.replace(/^/gm, '> ')

const toText = ({ label, address }: Address) => `${label}\n${address}`
