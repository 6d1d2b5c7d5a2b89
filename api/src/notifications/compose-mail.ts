import { findLanguage, type LanguageKey } from '@jobspan/shared-kit/contracts/locales'
import {
  answerTemplates,
  type CodeTemplate,
  codeTemplates,
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
  /** Shown large below the lines, and before the notes. */
  code?: string
  /** What somebody else wrote, as it is: below the lines, and before the notes. */
  quote?: string | undefined
  notes?: readonly string[]
  action?: string
  footer: string
}

/**
 * A mail of a template in a language. `values.path` is where its button leads, below `origin`; `values.code` is what a mail of
 * a code is about.
 */
export const composeMail = (
  template: MailTemplate,
  language: LanguageKey,
  values: Record<string, string>,
  brand: Brand,
): Mail => {
  const placeholders = { ...values, brand: brand.name }
  const fill = (text: string) => fillIn(text, placeholders)
  const parts = partsOf(template, messageTexts[language], values)
  const lines = parts.lines.map(fill)
  const notes = (parts.notes ?? []).map(fill)
  const button = parts.action && {
    label: fill(parts.action),
    address: new URL(values.path ?? '/', brand.origin).href,
  }
  const footer = fill(parts.footer)
  return {
    subject: oneLine(fill(parts.subject)),
    text: [
      ...lines,
      ...(parts.code ? [parts.code] : []),
      ...(parts.quote ? [parts.quote.replace(/^/gm, '> ')] : []),
      ...notes,
      ...(button ? [`${button.label}\n${button.address}`] : []),
      `-- \n${footer}`,
    ].join('\n\n'),
    html: toHtml(language, [
      ...lines.map(toParagraph),
      ...(parts.code ? [toCode(parts.code)] : []),
      ...(parts.quote ? [toQuote(parts.quote)] : []),
      ...notes.map(toParagraph),
      ...(button ? [toButton(button)] : []),
      `<p style="font-size:13px;color:#57606a">${escapeHtml(footer)}</p>`,
    ]),
  }
}

const partsOf = (template: MailTemplate, texts: MessageTexts, values: Record<string, string>): Parts => {
  const greeting = values.firstName ? texts.greeting : texts.greetingUnnamed
  if (isCode(template)) {
    const { subject, line } = texts.codes[template]
    const code = values.code ?? ''
    return { subject, lines: [texts.greetingUnnamed, line], code, notes: [texts.codeNote], footer: texts.footerAsked }
  }
  if (isNotice(template)) {
    const { subject, line } = texts.notices[template]
    const lines = [greeting, line, texts.notYou]
    return { subject, lines, action: texts.settings, footer: texts.footer }
  }
  const { subject, lines, action } = texts.letters[template]
  if (isRequestedTemplate(template))
    return { subject, lines: [texts.greetingUnnamed, ...lines], action, footer: texts.footerAsked }
  if (isAnswer(template)) {
    const [what = '', thanks = ''] = lines
    const { reason: quote } = values
    return { subject, lines: [greeting, what, texts.weWrote], quote, notes: [thanks], action, footer: texts.footer }
  }
  if (isNotification(template)) {
    const quote = template === 'applicationNotAccepted' ? values.reason : undefined
    return {
      subject,
      lines: [greeting, ...lines, ...(quote ? [texts.employerWrote] : [])],
      quote,
      notes: [...(template === 'applicationNotAccepted' ? [texts.notAcceptedClosing] : []), texts.switchNote],
      action,
      footer: texts.footer,
    }
  }
  const [first = '', ...others] = lines
  const isUnnamed = template === 'applicationConfirmation' && !values.company
  const opening = isUnnamed ? texts.unnamedApplication : first
  return { subject, lines: [greeting, opening, ...others], action, footer: texts.footer }
}

const isCode = (template: MailTemplate): template is CodeTemplate => codeTemplates.includes(template as CodeTemplate)
const isNotice = (template: MailTemplate): template is NoticeTemplate =>
  noticeTemplates.includes(template as NoticeTemplate)
const isAnswer = (template: MailTemplate) => answerTemplates.some((each) => each === template)
const isNotification = (template: MailTemplate): template is NotificationTemplate =>
  notificationTemplates.includes(template as NotificationTemplate)
const isRequestedTemplate = (template: MailTemplate): template is RequestedTemplate =>
  requestedTemplates.includes(template as RequestedTemplate)

/** Fills `{name}` from facts; a name that is none of them becomes nothing. */
export const fillIn = (text: string, placeholders: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => placeholders[name] ?? '')

/** A line break in a subject would begin another header. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const toParagraph = (text: string) => `<p>${escapeHtml(text)}</p>`

const toCode = (code: string) =>
  `<p style="margin:24px 0"><span dir="ltr" style="font:700 32px/1.2 ui-monospace,monospace;letter-spacing:6px">${escapeHtml(code)}</span></p>`

/** Somebody else's words, in whatever language: their direction is their own. */
const toQuote = (quote: string) =>
  `<blockquote dir="auto" style="margin:16px 0;padding-inline-start:16px;border-inline-start:3px solid #cfcbc0;white-space:pre-line">${escapeHtml(quote)}</blockquote>`

const toButton = ({ label, address }: { label: string; address: string }) =>
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

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
