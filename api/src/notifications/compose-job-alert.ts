import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { fillText } from '../platform/text/read-texts.ts'
import { type Mail, oneLine } from './compose-mail.ts'
import { isolateNames } from './isolate-names.ts'
import { languageTagOf } from './language-tag.ts'
import { type Address, type Brand, toButton, toFooter, toHtml, toJobTable, toParagraph } from './mail-frame.ts'
import type { MailJob } from './mail-job.ts'
import type { JobAlertTexts } from './message-templates.ts'
import { messageTexts } from './message-texts.ts'

/**
 * The mail of a job alert. `values.jobs` is JSON of {@link MailJob}s, `count` how many jobs are new, `search` what the alert looks for,
 * `frequency` how often it comes; paths are below the origin.
 */
export const composeJobAlert = (language: LanguageKey, values: Record<string, string>, brand: Brand): Mail => {
  const texts = messageTexts[language]
  const jobs: MailJob[] = JSON.parse(values.jobs ?? '[]')
  const count = Number(values.count ?? jobs.length)
  const named = { ...values, brand: brand.name, count: numberFormatOf(language).format(count) }
  const fill = (text: string) => fillText(text, isolateNames(language, named))
  const link = (label: string, path: string | undefined): Address => ({
    label,
    address: new URL(path ?? '/', brand.origin).href,
  })
  const { jobAlert } = texts
  const lines = [...(values.firstName ? [fill(texts.greeting)] : []), fill(jobAlert.intro)]
  const seeAll = link(jobAlert.seeAll, values.searchPath)
  const footerLinks = [link(jobAlert.manage, values.managePath), link(jobAlert.unsubscribe, values.unsubscribePath)]
  const why = fill(values.frequency === 'weekly' ? jobAlert.whyWeekly : jobAlert.whyDaily)
  return {
    subject: oneLine(fillText(subjectOf(jobAlert, language, count), named)),
    text: [
      ...lines,
      ...jobs.map((job) => toLines(job, brand)),
      toText(seeAll),
      `-- \n${why}`,
      ...footerLinks.map(toText),
    ].join('\n\n'),
    html: toHtml(
      language,
      {
        preview: jobs.map(({ title }) => title).join(' · '),
        blocks: [...lines.map(toParagraph), toJobTable(jobs, brand), toButton(seeAll)],
        footer: toFooter(why, footerLinks),
      },
      brand,
    ),
  }
}

const subjectOf = (texts: JobAlertTexts, language: LanguageKey, count: number): string =>
  texts[`subject_${new Intl.PluralRules(languageTagOf(language)).select(count)}`] ?? texts.subject_other

const numberFormatOf = (language: LanguageKey) => new Intl.NumberFormat(languageTagOf(language))

const toText = ({ label, address }: Address): string => `${label}\n${address}`

const toLines = (job: MailJob, { origin }: Brand): string =>
  [job.title, job.company, job.pay, job.place, job.age, new URL(job.path, origin).href]
    .filter((line) => line !== '')
    .join('\n')
