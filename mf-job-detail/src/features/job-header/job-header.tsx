import { useOwnDay } from '@jobspan/shared-features/own-day'
import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { Badge, CompanyLogo, Heading, Inline, Stack, space, Text } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { CircleCheck, Clock3, PauseCircle, Zap } from 'lucide-react'
import { styled } from 'styled-components'
import { CompanyMarkLink, CompanyNameLink } from '../../job/company-name.tsx'
import { directionOf } from '../../job/direction-of.ts'
import { formatJobLocations } from '../../job/format-job-locations.ts'

/** Carries the title from a card, or from the preview, to the page. */
const Travelling = styled.div`
  view-transition-name: job-title;
  inline-size: fit-content;
  max-inline-size: 100%;
`

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[16]};
  overflow: hidden;
`
/** The dot before it is cut off where the place begins a line of its own. */
const Then = styled.span`
  position: relative;

  &::before {
    content: '·';
    position: absolute;
    inset-inline-start: -${space[16]};
    inline-size: ${space[16]};
    text-align: center;
  }
`

function Badges({ job, appliedAt, showsStatus }: { job: JobDetail; appliedAt: string | null; showsStatus: boolean }) {
  const t = useTranslations('mf-job-detail')
  const dayOf = useOwnDay()
  const isUrgent = job.status === 'open' && job.is_urgent
  if (!(showsStatus && job.status !== 'open') && !isUrgent && !appliedAt) return null
  return (
    <Inline gap={8}>
      {appliedAt && (
        <Badge tone="success" icon={CircleCheck}>
          {t('apply.appliedOn', { date: dayOf(appliedAt) })}
        </Badge>
      )}
      {showsStatus && job.status === 'closed' && (
        <Badge tone="danger" icon={Clock3}>
          {t('status.closed')}
        </Badge>
      )}
      {showsStatus && job.status === 'on_hold' && (
        <Badge tone="warning" icon={PauseCircle}>
          {t('status.onHold')}
        </Badge>
      )}
      {isUrgent && (
        <Badge tone="signal" icon={Zap}>
          {t('status.urgent')}
        </Badge>
      )}
    </Inline>
  )
}

/** Title, company, pay and place: what a seeker decides by. `level` is 1 on the job's own page. */
export function JobHeader({ job, appliedAt, level }: { job: JobDetail; appliedAt: string | null; level: 1 | 2 }) {
  const t = useTranslations('mf-job-detail')
  const format = useFormat()
  const place = formatJobLocations(job, t, format)
  return (
    <Stack gap={12} as="header">
      {/* The job's own page says at its top, and at length, that the job is closed. */}
      <Badges job={job} appliedAt={appliedAt} showsStatus={level === 2} />
      <Inline gap={16} wrap={false} align="start">
        {job.company && (
          <CompanyMarkLink company={job.company}>
            <CompanyLogo name={job.company.name} image={job.company.logo_url} size={48} />
          </CompanyMarkLink>
        )}
        <Stack gap={4}>
          <Travelling>
            <Heading level={level} size={level === 1 ? 36 : 28} lang={job.language ?? undefined}>
              <bdi dir={directionOf(job.language)}>{job.title}</bdi>
            </Heading>
          </Travelling>
          <Text tone="soft" as="div">
            <Line>
              <span>{job.company ? <CompanyNameLink company={job.company} /> : t('company.undisclosed')}</span>
              {place && (
                <Then>
                  <bdi>{place}</bdi>
                </Then>
              )}
            </Line>
          </Text>
        </Stack>
      </Inline>
      <Text
        size={level === 1 ? 22 : 18}
        weight={job.pay ? 'semibold' : 'regular'}
        tone={job.pay ? 'ink' : 'faint'}
        numeric
      >
        {format.salary(job.pay)}
      </Text>
    </Stack>
  )
}
