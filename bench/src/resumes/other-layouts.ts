import { escapeHtml } from '@jobspan/shared-kit/contracts/platform/escape-html'
import { findLanguage, type LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { OtherJob, OtherResume } from './other-resume.ts'

/**
 * How others set resumes: in one column with the dates at the right; with a column at the side, dates below titles and numbers for months; and with
 * the dates before the employer, years of the era where they are usual.
 */
export const otherLayouts = ['one column', 'two columns', 'dates first'] as const
export type OtherLayout = (typeof otherLayouts)[number]

const element = (tag: string, text: string, attributes = '') => `<${tag} ${attributes}>${escapeHtml(text)}</${tag}>`

const utc = (month: string) => new Date(`${month}-15T00:00:00Z`)
const longMonth = (month: string, language: LanguageKey): string =>
  new Intl.DateTimeFormat(`${findLanguage(language)?.intl}-u-nu-latn-ca-gregory`, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(utc(month))
/** 令和2年6月, 民國109年6月; elsewhere the month’s short name, in Arabic with the digits of Arabic. */
const shortOrEra = (month: string, language: LanguageKey): string => {
  const era = { ja: 'japanese', 'zh-tw': 'roc' }[language as string]
  const options = { year: 'numeric', month: era ? 'numeric' : 'short', timeZone: 'UTC', ...(era && { era: 'short' }) }
  const tag = `${findLanguage(language)?.intl}-u-nu-${language === 'ar' ? 'arab' : 'latn'}-ca-${era ?? 'gregory'}`
  return new Intl.DateTimeFormat(tag, options as Intl.DateTimeFormatOptions).format(utc(month))
}
const digits = (month: string): string => `${month.slice(5)}/${month.slice(0, 4)}`

type Months = (month: string) => string
const period = ({ start, end }: Pick<OtherJob, 'start' | 'end'>, present: string, months: Months): string =>
  `${months(start)} – ${end ? months(end) : present}`

/** Commas between parts of a line; what they are in Chinese and Japanese takes no space. */
const commas: Partial<Record<LanguageKey, string>> = { ar: '، ', ja: '、', 'zh-cn': '，', 'zh-tw': '、' }
const listByComma = (texts: readonly string[], language: LanguageKey) => texts.join(commas[language] ?? ', ')

const list = (points: readonly string[]) => `<ul>${points.map((point) => element('li', point)).join('')}</ul>`

const oneColumn = (resume: OtherResume, language: LanguageKey): string => {
  const months: Months = (month) => longMonth(month, language)
  const entry = (title: string, place: string, dates: string, points: readonly string[] = []) =>
    `<div class="row">${element('b', title)}${element('span', dates)}</div>${element('div', place)}${list(points)}`
  const { headings, present } = resume
  return [
    element('h1', resume.name),
    element('p', `${resume.headline}`),
    element('p', `${resume.email}  ·  ${resume.phone}`),
    element('h2', headings.summary),
    element('p', resume.summary),
    element('h2', headings.work),
    ...resume.jobs.map((job) => entry(job.title, job.company, period(job, present, months), job.points)),
    element('h2', headings.education),
    entry(
      listByComma([resume.degree.text, resume.degree.field], language),
      resume.school,
      period({ start: resume.schoolStart, end: resume.schoolEnd }, present, months),
    ),
    element('h2', headings.skills),
    element('p', listByComma(resume.skills, language)),
    element('h2', headings.languages),
    ...resume.languages.map(({ text, level }) => element('p', `${text} – ${level}`)),
    element('h2', headings.licenses),
    element('p', `${resume.license.name} (${months(resume.license.issued)})`),
  ].join('')
}

/** In Japanese a ・ is typed before each point. */
const typedList = (points: readonly string[], language: LanguageKey) =>
  language === 'ja' ? points.map((point) => element('p', `・${point}`)).join('') : list(points)

const twoColumns = (resume: OtherResume, language: LanguageKey): string => {
  const { headings, present } = resume
  const entry = (title: string, place: string, dates: string, points: readonly string[] = []) =>
    `${element('h3', title)}${element('div', `${place} | ${dates}`)}${typedList(points, language)}`
  const side = [
    element('p', resume.email),
    element('p', resume.phone),
    element('h2', headings.skills),
    ...resume.skills.map((skill) => element('p', skill)),
    element('h2', headings.languages),
    ...resume.languages.map(({ text, level }) => element('p', `${text} (${level})`)),
    element('h2', headings.licenses),
    element('p', resume.license.name),
    element('p', digits(resume.license.issued)),
  ]
  const main = [
    element('h1', resume.name),
    element('p', resume.headline),
    element('h2', headings.summary),
    element('p', resume.summary),
    element('h2', headings.work),
    ...resume.jobs.map((job) => entry(job.title, job.company, period(job, present, digits), job.points)),
    element('h2', headings.education),
    entry(
      `${resume.degree.text} ${resume.degree.field}`,
      resume.school,
      period({ start: resume.schoolStart, end: resume.schoolEnd }, present, digits),
    ),
  ]
  return `<div class="columns"><aside>${side.join('')}</aside><main>${main.join('')}</main></div>`
}

const datesFirst = (resume: OtherResume, language: LanguageKey): string => {
  const { headings, present } = resume
  const months: Months = (month) => shortOrEra(month, language)
  const row = (dates: string, name: string, role: string, points: readonly string[] = []) =>
    `<tr>${element('td', dates)}<td>${element('b', name)}${element('div', role)}${list(points)}</td></tr>`
  return [
    element('h1', resume.name, 'style="text-align:center"'),
    element('p', `${resume.phone} | ${resume.email}`, 'style="text-align:center"'),
    element('h2', headings.education),
    `<table>${row(
      period({ start: resume.schoolStart, end: resume.schoolEnd }, present, months),
      resume.school,
      listByComma([resume.degree.text, resume.degree.field], language),
    )}</table>`,
    element('h2', headings.work),
    `<table>${resume.jobs
      .map((job) => row(period(job, present, months), job.company, job.title, job.points))
      .join('')}</table>`,
    element('h2', headings.licenses),
    `<table>${row(months(resume.license.issued), resume.license.name, '')}</table>`,
    element('h2', headings.skills),
    list(resume.skills),
    element('h2', headings.languages),
    ...resume.languages.map(({ text, level }) => element('p', `${text}: ${level}`)),
    element('h2', headings.summary),
    element('p', resume.summary),
  ].join('')
}

const styles = `
  body { font: 10.5pt/1.45 'Liberation Sans', 'Noto Sans CJK JP', 'Arabic', sans-serif; margin: 0 }
  h1 { font-size: 21pt; margin: 0 } h2 { font-size: 12.5pt; margin: 1.1em 0 .4em; border-bottom: 1px solid } h3 { font-size: 10.5pt; margin: .8em 0 0 }
  p, div { margin: 0 } ul { margin: .2em 0 .6em; padding-inline-start: 1.4em }
  .row { display: flex; justify-content: space-between; margin-top: .6em }
  .columns { display: grid; grid-template-columns: 30% 1fr; gap: 2em }
  td { vertical-align: top } td:first-child { width: 32%; padding-inline-end: 1em }`

/** A page for a browser to print; `arabicFont` is the address of a font that joins letters. */
export const otherPage = (
  resume: OtherResume,
  layout: OtherLayout,
  language: LanguageKey,
  arabicFont: string,
): string => {
  const { direction, intl } = findLanguage(language) ?? { direction: 'ltr', intl: language }
  const body = { 'one column': oneColumn, 'two columns': twoColumns, 'dates first': datesFirst }[layout]
  return `<!doctype html><html lang="${intl}" dir="${direction}"><meta charset="utf-8"><style>
    @font-face { font-family: 'Arabic'; src: url('${arabicFont}'); unicode-range: U+0600-06FF }${styles}</style>
    <body>${body(resume, language)}`
}
