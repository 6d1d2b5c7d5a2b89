import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs'
import { color, fontSize, Icon } from '@jobspan/shared-kit/design'
import { useIsApplied } from '@jobspan/shared-kit/hooks/use-is-applied'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { Check } from 'lucide-react'
import { styled } from 'styled-components'

const Pay = styled.p<{ $known: boolean }>`
  grid-column: 1 / -1;
  margin: 0;
  margin-block-start: 8px;
  padding-inline-end: 12px;
  font-size: ${({ $known }) => fontSize[$known ? 16 : 15]};
  font-weight: ${({ $known }) => ($known ? 600 : 400)};
  line-height: 1.5;
  font-variant-numeric: tabular-nums;
  color: ${({ $known }) => ($known ? color.ink : color.inkFaint)};
`

const Facts = styled.ul`
  grid-column: 1 / -1;
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

const Quiet = styled.p`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  column-gap: 16px;
  overflow: hidden;
  margin: 0;
  margin-block-start: 12px;
  padding-inline-end: 12px;
  font-size: ${fontSize[13]};
  line-height: 20px;
  color: ${color.inkFaint};

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

const Applied = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-weight: 600;
  color: ${color.accentStrong};
`

/** Pay, up to three facts, and the one quiet line below them. A fact that is not known is not mentioned; pay always is. */
export const CardFacts = ({ job }: { job: JobSummary }) => {
  const t = useTranslations('mf-search')
  const format = useFormat()
  const isApplied = useIsApplied(job)
  const facts = [
    job.job_type?.value,
    job.xp_lvl?.value,
    job.arrangement ? t(`arrangement.${job.arrangement}`) : undefined,
  ].filter((fact) => fact !== undefined)
  const hasQuietLine =
    isApplied ||
    job.is_urgent ||
    job.posted_at !== null ||
    job.recruiter_activity !== null ||
    job.response_rate !== null
  return (
    <>
      <Pay $known={job.pay !== null}>{format.salary(job.pay)}</Pay>
      {facts.length > 0 && (
        <Facts role="list">
          {facts.map((fact) => (
            <Fact key={fact}>{fact}</Fact>
          ))}
        </Facts>
      )}
      {hasQuietLine && (
        <Quiet>
          {isApplied && (
            <Applied>
              <Icon glyph={Check} size={16} />
              {t('card.applied')}
            </Applied>
          )}
          {job.is_urgent && !isApplied && <Signal>{t('card.urgent')}</Signal>}
          {job.posted_at && (
            <time dateTime={job.posted_at}>
              {job.is_reposted ? t('card.reposted', { age: format.age(job.posted_at) }) : format.age(job.posted_at)}
            </time>
          )}
          {job.recruiter_activity && <span>{t(`activity.${job.recruiter_activity}`)}</span>}
          {job.response_rate !== null && (
            <span>{t('card.responseRate', { rate: format.percent(job.response_rate) })}</span>
          )}
        </Quiet>
      )}
    </>
  )
}
