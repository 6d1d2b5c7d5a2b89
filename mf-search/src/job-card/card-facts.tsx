import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { JobDouble, JobReason } from '@jobspan/shared-kit/contracts/search/search-understanding'
import { color, fontSize, Icon } from '@jobspan/shared-kit/design'
import { useIsApplied } from '@jobspan/shared-kit/hooks/use-is-applied'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { Check } from 'lucide-react'
import { Fragment } from 'react'
import { css, styled } from 'styled-components'

const Pay = styled.p<{ $known: boolean; $isRow: boolean }>`
  margin: 0;
  margin-block-start: ${({ $isRow }) => ($isRow ? '0' : '8px')};
  padding-inline-end: 12px;
  font-size: ${({ $known, $isRow }) => fontSize[$known && !$isRow ? 16 : 15]};
  font-weight: ${({ $known }) => ($known ? 600 : 400)};
  line-height: ${({ $isRow }) => ($isRow ? 1.333 : 1.5)};
  font-variant-numeric: tabular-nums;
  color: ${({ $known }) => ($known ? color.ink : color.inkFaint)};
`

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin: 0;
  margin-block-start: 8px;
  padding: 0;
  padding-inline-end: 12px;
  list-style: none;
`

const Fact = styled.li`
  padding-block: 2px;
  padding-inline: 8px;
  border-radius: 6px;
  background: ${color.sunken};
  font-size: ${fontSize[13]};
  line-height: 20px;
  color: ${color.inkSoft};
`

/** Parts that do not fit go to a second line, which is cut off; a screen reader reads them all the same. */
const oneLine = css`
  max-block-size: 1lh;

  & > * {
    max-inline-size: 100%;
    white-space: nowrap;
  }

  & > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

/** The one line of facts of a row, with the age at its end. */
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  padding-inline-end: 12px;
`

const Age = styled.time`
  grid-column: 2;
  font-size: ${fontSize[13]};
  line-height: 1.385;
  color: ${color.inkFaint};
`

const Quiet = styled.div<{ $isRow: boolean }>`
  display: flex;
  flex-wrap: wrap;
  column-gap: 16px;
  overflow: hidden;
  margin: 0;
  margin-block-start: ${({ $isRow }) => ($isRow ? '0' : '12px')};
  padding-inline-end: 12px;
  font-size: ${fontSize[13]};
  line-height: ${({ $isRow }) => ($isRow ? 1.385 : '20px')};
  color: ${color.inkFaint};

  &:empty {
    display: none;
  }

  ${({ $isRow }) => $isRow && oneLine}

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
const AlsoAt = ({ doubles }: { doubles: readonly JobDouble[] }) => {
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

type Props = {
  /** `reason`: why it is in a list of recommended jobs. */
  job: JobSummary & { reason?: JobReason | null | undefined }
  layout?: 'card' | 'row'
}

/** What sets this job apart from the others of its list: applied for, less than what was asked for, urgent, or why it is recommended. */
const Standing = ({ job }: Pick<Props, 'job'>) => {
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

/** Pay, up to three facts, and the one quiet line below them, which a row has in one. A fact that is not known is not mentioned; pay always is. */
export const CardFacts = ({ job, layout = 'card' }: Props) => {
  const t = useTranslations('mf-search')
  const format = useFormat()
  const isRow = layout === 'row'
  const facts = [
    job.job_type?.value,
    job.xp_lvl?.value,
    job.arrangement ? t(`arrangement.${job.arrangement}`) : undefined,
  ].filter((fact) => fact !== undefined)
  const age =
    job.posted_at &&
    (job.is_reposted ? t('card.reposted', { age: format.age(job.posted_at) }) : format.age(job.posted_at))
  const recruiter = (
    <>
      {job.recruiter_activity && <span>{t(`activity.${job.recruiter_activity}`)}</span>}
      {job.response_rate !== null && <span>{t('card.responseRate', { rate: format.percent(job.response_rate) })}</span>}
    </>
  )
  const alsoAt = (job.also_at?.length ?? 0) > 0 && <AlsoAt doubles={job.also_at ?? []} />
  const pay = (
    <Pay $known={job.pay !== null} $isRow={isRow}>
      {format.salary(job.pay)}
    </Pay>
  )
  if (isRow)
    return (
      <>
        {pay}
        <Line>
          <Quiet $isRow>
            <Standing job={job} />
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            {recruiter}
          </Quiet>
          {job.posted_at && <Age dateTime={job.posted_at}>{age}</Age>}
        </Line>
        {alsoAt && <Quiet $isRow>{alsoAt}</Quiet>}
      </>
    )
  return (
    <>
      {pay}
      {facts.length > 0 && (
        <Facts role="list">
          {facts.map((fact) => (
            <Fact key={fact}>{fact}</Fact>
          ))}
        </Facts>
      )}
      <Quiet $isRow={false}>
        <Standing job={job} />
        {job.posted_at && <time dateTime={job.posted_at}>{age}</time>}
        {recruiter}
        {alsoAt}
      </Quiet>
    </>
  )
}
