import { findLanguage, type LanguageKey } from '@jobspan/shared-kit/contracts/places'
import { type MailTemplate, mailTexts } from './mail-texts.ts'

export type Mail = { subject: string; text: string; html: string }

/** A mail of a template in a language. `values.path` is where its button leads, below `origin`. */
export const composeMail = (
  template: MailTemplate,
  language: LanguageKey,
  values: Record<string, string>,
  brand: { name: string; origin: URL },
): Mail => {
  const texts = mailTexts[language]
  const facts: Record<string, string> = { ...values, brand: brand.name }
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '')
  const { subject, action } = texts[template]
  const unnamed = template === 'applicationConfirmation' && !values.company
  const lines = unnamed ? texts.applicationConfirmation.linesUnnamed : texts[template].lines
  const address = new URL(values.path ?? '/', brand.origin).href
  const paragraphs = [texts.greeting, ...lines].map(fill)
  return {
    subject: oneLine(fill(subject)),
    text: [...paragraphs, `${action}: ${address}`, `-- \n${fill(texts.footer)}`].join('\n\n'),
    html: toHtml(language, paragraphs, { label: action, address }, fill(texts.footer)),
  }
}

/** A line break in a subject would begin another header. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const toHtml = (
  language: LanguageKey,
  paragraphs: string[],
  button: { label: string; address: string },
  footer: string,
) => {
  const { intl, direction } = findLanguage(language) ?? { intl: 'en', direction: 'ltr' }
  const body = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')
  return `<!doctype html>
<html lang="${intl}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1b1f24;background:#ffffff">
<div style="max-width:560px;margin:0 auto">
${body}
<p style="margin:24px 0"><a href="${escapeHtml(button.address)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0b57d0;color:#ffffff;text-decoration:none">${escapeHtml(button.label)}</a></p>
<p style="font-size:13px;color:#57606a">${escapeHtml(footer)}</p>
</div>
</body>
</html>
`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
