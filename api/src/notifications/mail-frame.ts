import { monogramOf } from '@jobspan/shared-kit/contracts/companies/monogram'
import { escapeHtml } from '@jobspan/shared-kit/contracts/platform/escape-html'
import { findLanguage, type LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { MailJob } from './mail-job.ts'

// The HTML of every mail. Programs that know no style sheet read the style attributes; the others change the colours by class at night.

export type Brand = { name: string; origin: URL }
export type Address = { label: string; address: string }

const light = {
  page: 'background:#fbfaf7;color:#14171f',
  surface: 'background:#ffffff;border:1px solid #e7e4dc',
  soft: 'color:#4a5160',
  line: 'border-color:#e7e4dc',
  accent: 'color:#0e6b51',
  wash: 'background:#e3f1eb;color:#0a523e',
  button: 'background:#0e6b51;color:#ffffff',
  arch: 'border-color:#0e6b51',
  deck: 'border-color:#14171f',
} as const
const dark: Record<keyof typeof light, string> = {
  page: 'background:#0f1215;color:#eceef2',
  surface: 'background:#171b20;border-color:#272d35',
  soft: 'color:#b4bac6',
  line: 'border-color:#272d35',
  accent: 'color:#4fc79c',
  wash: 'background:#12302a;color:#7bd9b6',
  button: 'background:#4fc79c;color:#06241b',
  arch: 'border-color:#4fc79c',
  deck: 'border-color:#eceef2',
}
const nightRules = Object.entries(dark)
  .map(([name, style]) => `.${name}{${style.replace(/(;|$)/g, '!important$1')}}`)
  .join('')

/** Attributes of an element that has a colour of the site: its class, and the same as a style. */
const look = (name: keyof typeof light, style = ''): string => `class="${name}" style="${light[name]};${style}"`

/**
 * No line ends at the dash of a span, nor within か月, the months of Japanese. U+2060 is a joiner, and at U+00A0, the blank beside a dash, nothing breaks.
 */
const keepSpans = (text: string): string =>
  text
    .replace(/(?<=[\d\p{L}]) ?[–〜～] ?(?=\d)/gu, (dash) =>
      dash.replaceAll(' ', '\u00a0').replace(/[–〜～]/, '\u2060$&\u2060'),
    )
    .replace(/(?<=\d)か(?=月)/g, '\u2060か\u2060')

export const toParagraph = (text: string): string => `<p>${keepSpans(escapeHtml(text))}</p>`

/** Each fact keeps its distance from the next, and a span of time stays on one line. */
export const toFacts = (facts: readonly string[]): string =>
  facts.map((fact) => `<p dir="auto" style="margin:8px 0">${keepSpans(escapeHtml(fact))}</p>`).join('\n')

export const toCode = (code: string): string =>
  `<p style="margin:24px 0"><span dir="ltr" style="font:700 32px/1.2 ui-monospace,monospace;letter-spacing:6px">${escapeHtml(code)}</span></p>`

/** Somebody else's words, in whatever language: their direction is their own. */
export const toQuote = (quote: string): string =>
  `<blockquote dir="auto" ${look('line', 'margin:16px 0;padding-inline-start:16px;border-inline-start-style:solid;border-inline-start-width:3px;white-space:pre-line')}>${escapeHtml(quote)}</blockquote>`

export const toLink = ({ label, address }: Address): string =>
  `<a href="${escapeHtml(address)}" ${look('accent')}>${escapeHtml(label)}</a>`

export const toButton = ({ label, address }: Address): string =>
  `<p style="margin:24px 0 8px"><a href="${escapeHtml(address)}" ${look('button', 'display:inline-block;padding:12px 24px;border-radius:8px;font-weight:600;text-decoration:none')}>${escapeHtml(label)}</a></p>`

export const toFooter = (text: string, links: readonly Address[]): string => {
  const anchors = links.map(
    ({ label, address }) => `<a href="${escapeHtml(address)}" ${look('soft')}>${escapeHtml(label)}</a>`,
  )
  return `${escapeHtml(text)}${anchors.length > 0 ? `<br>${anchors.join(' · ')}` : ''}`
}

/** The company's logo in an arch; its letters where it has none that mail programs show, and for readers who fetch no pictures. */
const toMark = ({ company, logo }: Pick<MailJob, 'company' | 'logo'>, { origin }: Brand): string => {
  const letters = escapeHtml(monogramOf(company))
  const shape = 'width:44px;height:44px;border-radius:22px 22px 9px 9px'
  const face = `${shape};font-weight:700;line-height:44px;text-align:center`
  const cell = (mark: string) => `<td width="60" style="width:60px;vertical-align:top">${mark}</td>`
  return cell(
    logo
      ? `<img src="${escapeHtml(new URL(logo, origin).href)}" width="44" height="44" alt="${letters}" ${look('wash', `display:block;object-fit:contain;${face}`)}>`
      : `<div aria-hidden="true" ${look('wash', face)}>${letters}</div>`,
  )
}

/** Rows begin where the mail begins; a text of an employer has the direction of its own language within its line. */
const toLine = (text: string, name: 'soft' | null, style: string): string =>
  text === ''
    ? ''
    : `<div ${name ? look(name, style) : `style="${style}"`}><span dir="auto">${escapeHtml(text)}</span></div>`

const lineSize = 'font-size:15px'

type JobLook = { title: string; state?: string | undefined }

const toJobCells = (job: MailJob, brand: Brand, { title, state = '' }: JobLook): string =>
  `${job.company === '' ? '' : toMark(job, brand)}<td style="vertical-align:top">
<div style="font-weight:700">${title}</div>
${toLine(job.company, null, lineSize)}${toLine(job.pay, null, `${lineSize};font-weight:600`)}${toLine(job.place, null, lineSize)}${toLine(job.age, 'soft', 'font-size:13px')}${
  state === ''
    ? ''
    : `<div style="margin-top:8px"><span ${look('wash', 'display:inline-block;padding:2px 10px;border-radius:12px;font-size:13px;font-weight:600')}>${escapeHtml(state)}</span></div>`
}
</td>`

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"'

/** What a mail is about: the job, or the company alone, and how it stands. */
export const toCard = (job: MailJob, state: string | undefined, brand: Brand): string => {
  const [title, facts] = job.title === '' ? [job.company, { ...job, company: '' }] : [job.title, job]
  const cells = toJobCells(facts, brand, { title: `<span dir="auto">${escapeHtml(title)}</span>`, state })
  const mark = job.title === '' && job.company !== '' ? toMark(job, brand) : ''
  return `<table ${table} ${look('line', 'margin:20px 0;border-style:solid;border-width:1px;border-radius:14px;border-collapse:separate')}><tr><td style="padding:16px"><table ${table}><tr>${mark}${cells}</tr></table></td></tr></table>`
}

/** Jobs below each other; each title leads to its job. */
export const toJobTable = (jobs: readonly MailJob[], brand: Brand): string =>
  `<table ${table} style="border-collapse:collapse">${jobs
    .map((job) => {
      const title = `<span dir="auto">${toLink({ label: job.title, address: new URL(job.path, brand.origin).href })}</span>`
      return `<tr><td ${look('line', 'padding:16px 0;border-top-style:solid;border-top-width:1px')}><table ${table}><tr>${toJobCells(job, brand, { title })}</tr></table></td></tr>`
    })
    .join('\n')}</table>`

/** The brand's name beside its bridge. It is drawn, and not fetched: most programs fetch nothing before their reader agrees. */
const toBrand = ({ name, origin }: Brand): string =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(origin.href)}" ${look('page', 'font-weight:700;font-size:18px;text-decoration:none')}><span aria-hidden="true" ${look('deck', 'display:inline-block;width:30px;margin-inline-end:8px;border-bottom-style:solid;border-bottom-width:3px;line-height:0')}><span ${look('arch', 'display:inline-block;width:18px;height:11px;margin:0 3px;border-style:solid;border-width:3px 3px 0;border-radius:12px 12px 0 0')}></span></span>${escapeHtml(name)}</a></p>`

type Document = {
  /** What lists of mails show beside the subject. */
  preview: string
  blocks: readonly string[]
  footer: string
}

/** Letters of these scripts fill more of their box than Latin ones. */
const lineHeights: Partial<Record<LanguageKey, number>> = { ar: 1.8, ja: 1.75, 'zh-cn': 1.7, 'zh-tw': 1.7 }

/** A Japanese line ends with a phrase, where the program knows phrases; what is longer than a line is broken. */
const textFont = (language: LanguageKey): string =>
  `${language === 'ja' ? 'word-break:auto-phrase;' : ''}overflow-wrap:anywhere;font:16px/${lineHeights[language] ?? 1.5} system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif`

export const toHtml = (language: LanguageKey, { preview, blocks, footer }: Document, brand: Brand): string => {
  const { intl, direction } = findLanguage(language) ?? { intl: 'en', direction: 'ltr' }
  // Mail programs drop the attributes of html and body, so direction and font are on the inner element.
  return `<!doctype html>
<html lang="${intl}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${nightRules}}@media (max-width:480px){.surface{padding:8px 16px 16px!important}}</style></head>
<body ${look('page', 'margin:0;padding:24px 12px')}>
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<div lang="${intl}" dir="${direction}" style="max-width:560px;margin:0 auto;${textFont(language)}">
${toBrand(brand)}
<div ${look('surface', 'padding:8px 24px 16px;border-radius:14px')}>
${blocks.join('\n')}
</div>
<p ${look('soft', 'margin:16px 0 0;font-size:13px')}>${footer}</p>
</div>
</body>
</html>
`
}
