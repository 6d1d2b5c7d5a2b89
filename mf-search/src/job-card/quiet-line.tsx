import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { JobDouble, JobReason } from '@jobspan/shared-kit/contracts/search/search-understanding'
import { color, fontSize, Icon } from '@jobspan/shared-kit/design'
import { useIsApplied } from '@jobspan/shared-kit/hooks/use-is-applied'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { Check } from 'lucide-react'
import { Fragment } from 'react'
import { styled } from 'styled-components'

/** `reason`: why it is in a list of recommended jobs. */
export type JobWithReason = JobSummary & { reason?: JobReason | null | undefined }

/** Parts in faint ink with a dot between them. */
export const Quiet = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: 16px;
  overflow: hidden;
  margin: 0;
  padding-inline-end: 12px;
  font-size: ${fontSize[13]};
  line-height: 1.385;
  color: ${color.inkFaint};

  &:empty {
    display: none;
  }

  & > :first-child::first-letter {
    text-transform: uppercase;
  }

  & > * {
    position: relative;
  }

  /* Where a part begins a line of its own, its dot is cut off at the edge. */
  & > * + *::before {
    content: '·';
    position: absolute;
    inset-inline-start: -16px;
    inline-size: 16px;
    text-align: center;
  }
`

const Signal = styled.span`
  font-weight: 500;
  color: ${color.signalText};
`

const Reason = styled.span`
  font-weight: 500;
  color: ${color.accentStrong};
`

const Applied = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-weight: 600;
  color: ${color.accentStrong};
`

const Elsewhere = styled(Link)`
  position: relative;
  z-index: 1;
  color: ${color.inkSoft};
  text-underline-offset: 0.2em;
`

/** The same posting by other sources, each a link to it there. */
export const AlsoAt = ({ doubles }: { doubles: readonly JobDouble[] }) => {
  const t = useTranslations('mf-search')
  return (
    <span>
      {t('card.alsoAt')}
      {doubles.slice(0, 2).map(({ id, slug, host, company }) => (
        <Fragment key={id}>
          {' '}
          <Elsewhere to={urls.job(slug)} prefetch="none">
            <bdi>{host ?? company?.name ?? t('card.companyUnnamed')}</bdi>
          </Elsewhere>
        </Fragment>
      ))}
    </span>
  )
}

/** What sets this job apart from the others of its list: applied for, less than what was asked for, urgent, or why it is recommended. */
export const Standing = ({ job }: { job: JobWithReason }) => {
  const t = useTranslations('mf-search')
  const format = useFormat()
  const isApplied = useIsApplied(job)
  const missing = job.missing_words ?? []
  return (
    <>
      {isApplied && (
        <Applied>
          <Icon glyph={Check} size={16} />
          {t('card.applied')}
        </Applied>
      )}
      {missing.length > 0 && <Signal>{t('card.missing', { words: format.list(missing) })}</Signal>}
      {job.is_urgent && !isApplied && <Signal>{t('card.urgent')}</Signal>}
      {job.reason && <Reason>{t(`reason.${job.reason.kind}`, { count: job.reason.count ?? 1 })}</Reason>}
    </>
  )
}

/** How lately the recruiter was here, and how often applicants are answered; what is not known is not mentioned. */
export const RecruiterFacts = ({ job }: { job: JobSummary }) => {
  const t = useTranslations('mf-search')
  const format = useFormat()
  return (
    <>
      {job.recruiter_activity && <span>{t(`activity.${job.recruiter_activity}`)}</span>}
      {job.response_rate !== null && <span>{t('card.responseRate', { rate: format.percent(job.response_rate) })}</span>}
    </>
  )
}

/** The three facts of a job, as far as they are known. */
export const useJobFacts = (job: JobSummary): string[] => {
  const t = useTranslations('mf-search')
  return [
    job.job_type?.value,
    job.xp_lvl?.value,
    job.arrangement ? t(`arrangement.${job.arrangement}`) : undefined,
  ].filter((fact) => fact !== undefined)
}

/** When a job was posted, in words; null where that is not known. */
export const usePostedAge = (job: JobSummary): string | null => {
  const t = useTranslations('mf-search')
  const format = useFormat()
  if (!job.posted_at) return null
  const age = format.age(job.posted_at)
  return job.is_reposted ? t('card.reposted', { age }) : age
}
