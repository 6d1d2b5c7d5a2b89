import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { createFormatters, type Formatters } from '@jobspan/shared-kit/i18n'
import type { Head, PageContext } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import { jobPosting } from '../features/job-posting/job-posting.ts'
import { formatJobLocations } from '../job/format-job-locations.ts'
import { jobQuery } from '../job/job-queries.ts'
import { parseSlugId } from '../job/parse-slug-id.ts'
import { clip } from './clip.ts'

const descriptionLength = 155

const firstWords = (job: JobDetail) =>
  [...job.description, ...job.responsibilities, ...job.requirements]
    .map((block) => (block.type === 'list' ? block.items.join(' ') : block.text))
    .join(' ')
    .replace(/\s+/g, ' ')

const titleOf = (job: JobDetail, place: string, t: PageContext['t']): string => {
  const { title } = job
  const company = job.company?.name
  if (company && place) return t('head.titleWithPlace', { title, company, place })
  if (company) return t('head.title', { title, company })
  return place ? t('head.titleAlone', { title, place }) : title
}

const describe = (job: JobDetail, place: string, format: Formatters) =>
  clip(
    [[job.company?.name, place, job.pay && format.salary(job.pay)].filter(Boolean).join(' · '), firstWords(job)]
      .filter(Boolean)
      .join(' – '),
    descriptionLength,
  )

/** The formatters speak with the kit's own texts. */
const kitTexts = (t: PageContext['t']) =>
  ((key: string, values?: object) => t(key, { ...values, ns: 'kit' })) as unknown as PageContext['t']

/** The job of a page's address, as far as its query has brought it. */
export const getCachedJob = ({ params, api, queryClient }: Pick<PageContext, 'params' | 'api' | 'queryClient'>) => {
  const id = parseSlugId(params.slug ?? '')
  return id === undefined ? null : queryClient.getQueryData(jobQuery(api, id).queryKey)
}

/** Robots read the server's head: the code of `JobPosting` is left out of what browsers load. */
const isServer = typeof document === 'undefined'

/** Title, address, status and `JobPosting` of a job's page: 404 for no job, 301 to its own address, 410 once closed. */
export const jobHead = (context: PageContext): Head => {
  const { t, locale, site, search, params } = context
  const job = getCachedJob(context)
  if (!job) return { title: t('head.missing'), robots: 'noindex', status: 404 }
  const path = urls.job(job.slug)
  if (params.slug !== job.slug) {
    return { title: job.title, status: 301, location: search.size > 0 ? `${path}?${search}` : path }
  }
  const format = createFormatters(locale, kitTexts(t))
  const place = formatJobLocations(job, t, format)
  const title = titleOf(job, place, t)
  const posting = isServer
    ? jobPosting(job, { brand: site.brand, url: site.origin + inLanguage(locale.language, path) })
    : undefined
  return {
    title: job.status === 'closed' ? t('head.closed', { title }) : title,
    description: describe(job, place, format),
    canonicalPath: path,
    type: 'article',
    status: job.status === 'closed' ? 410 : 200,
    ...(job.status === 'closed' ? { robots: 'noindex' as const } : {}),
    ...(posting ? { jsonLd: [posting] } : {}),
  }
}
