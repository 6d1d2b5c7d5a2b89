import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'

const clean = (text: string) => text.replaceAll('|', '/').replace(/\s+/g, ' ').trim()

/**
 * One line of what a result says, for the rules of judged queries.
 *
 * @example
 * Accountant | Kingfisher Goods | Tampines, Singapore | type=contract experience=no-experience arrangement=on_site pay=3600-4900/SGD/month language=en-us country=sg
 */
export const resultLine = (job: JobSummary): string => {
  const { pay } = job
  const facts = [
    job.job_type && `type=${job.job_type.key}`,
    job.xp_lvl && `experience=${job.xp_lvl.key}`,
    job.arrangement && `arrangement=${job.arrangement}`,
    job.is_urgent && 'urgent',
    job.is_web3 && 'web3',
    pay && `pay=${pay.min ?? ''}-${pay.max ?? ''}/${pay.currency}/${pay.period.toLowerCase()}`,
    job.language && `language=${job.language}`,
    ...job.places.map((place) => `country=${place.country}`),
  ]
  const places = job.places.map((place) => clean(place.label)).join('; ')
  return [clean(job.title), clean(job.company?.name ?? ''), places, facts.filter(Boolean).join(' ')].join(' | ')
}
