import { escapeHtml } from '@jobspan/shared-kit/contracts/platform/escape-html'
import { findLanguage, type LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { fillText } from '../platform/text/read-texts.ts'
import { type Brand, type Mail, oneLine, toHtml } from './compose-mail.ts'
import type { JobAlertTexts } from './message-templates.ts'
import { messageTexts } from './message-texts.ts'

/** A job as a mail lists it: its facts are written in the language of the mail. What is not known is empty. */
export type MailJob = { title: string; path: string; company: string; pay: string; place: string; age: string }

type Link = { label: string; address: string }

/**
 * The mail of a job alert. `values.jobs` is JSON of {@link MailJob}s, `count` how many jobs are new, `search` what the alert looks for,
 * `frequency` how often it comes; paths are below the origin.
 */
export const composeJobAlert = (language: LanguageKey, values: Record<string, string>, brand: Brand): Mail => {
  const texts = messageTexts[language]
  const jobs: MailJob[] = JSON.parse(values.jobs ?? '[]')
  const count = Number(values.count ?? jobs.length)
  const placeholders = { ...values, brand: brand.name, count: numberFormatOf(language).format(count) }
  const fill = (text: string) => fillText(text, placeholders)
  const link = (label: string, path: string | undefined): Link => ({
    label,
    address: new URL(path ?? '/', brand.origin).href,
  })
  const { jobAlert } = texts
  const lines = [...(values.firstName ? [fill(texts.greeting)] : []), fill(jobAlert.intro)]
  const seeAll = link(jobAlert.seeAll, values.searchPath)
  const footerLinks = [link(jobAlert.manage, values.managePath), link(jobAlert.unsubscribe, values.unsubscribePath)]
  const why = fill(values.frequency === 'weekly' ? jobAlert.whyWeekly : jobAlert.whyDaily)
  return {
    subject: oneLine(fill(subjectOf(jobAlert, language, count))),
    text: [
      ...lines,
      ...jobs.map((job) => toLines(job, brand)),
      toText(seeAll),
      `-- \n${why}`,
      ...footerLinks.map(toText),
    ].join('\n\n'),
    html: toHtml(language, [
      ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
      toTable(jobs, brand),
      `<p style="margin:24px 0">${toAnchor(seeAll, buttonStyle)}</p>`,
      `<p style="font-size:13px;color:#57606a">${escapeHtml(why)}<br>${footerLinks.map((one) => toAnchor(one, 'color:#57606a')).join(' · ')}</p>`,
    ]),
  }
}

const subjectOf = (texts: JobAlertTexts, language: LanguageKey, count: number): string =>
  texts[`subject_${new Intl.PluralRules(tagOf(language)).select(count)}`] ?? texts.subject_other

/** Readers of Arabic read Western digits on job sites. */
const tagOf = (language: LanguageKey): string => {
  const { intl } = findLanguage(language) ?? { intl: 'en' }
  return language === 'ar' ? `${intl}-u-nu-latn` : intl
}
const numberFormatOf = (language: LanguageKey) => new Intl.NumberFormat(tagOf(language))

const addressOf = ({ path }: MailJob, { origin }: Brand): string => new URL(path, origin).href

const toText = ({ label, address }: Link): string => `${label}\n${address}`

const toLines = (job: MailJob, brand: Brand): string =>
  [job.title, job.company, job.pay, job.place, job.age, addressOf(job, brand)].filter((line) => line !== '').join('\n')

const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#0e6b51;color:#ffffff;text-decoration:none'

const toAnchor = ({ label, address }: Link, style: string): string =>
  `<a href="${escapeHtml(address)}" style="${style}">${escapeHtml(label)}</a>`

/** A table, because mail readers lay out nothing else alike. */
const toTable = (jobs: MailJob[], brand: Brand): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="border-collapse:collapse">
${jobs.map((job) => toRow(job, brand)).join('\n')}
</table>`

/** Rows begin where the mail begins; a text of an employer has the direction of its own language within its line. */
const toRow = (job: MailJob, brand: Brand): string => {
  const title = toAnchor(
    { label: job.title, address: addressOf(job, brand) },
    'color:#0e6b51;font-weight:700;text-decoration:underline',
  )
  const line = (text: string, style = '') =>
    text === '' ? '' : `<div style="${style}"><span dir="auto">${escapeHtml(text)}</span></div>`
  return `<tr><td style="padding:12px 0;border-top:1px solid #cfcbc0;color:#1b1f24">
<div><span dir="auto">${title}</span></div>
${line(job.company)}${line(job.pay, 'font-weight:600')}${line(job.place)}${line(job.age, 'font-size:13px;color:#57606a')}
</td></tr>`
}
