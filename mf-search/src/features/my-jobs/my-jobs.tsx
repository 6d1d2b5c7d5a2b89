import { useOwnAge } from '@jobspan/shared-features/own-age'
import type { ApplicationState, AppliedJob } from '@jobspan/shared-kit/contracts/applications/applications'
import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import {
  Badge,
  CompanyLogo,
  color,
  fontSize,
  media,
  SkeletonRegion,
  SkeletonText,
  space,
  Text,
} from '@jobspan/shared-kit/design'
import { useIsApplied } from '@jobspan/shared-kit/hooks/use-is-applied'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useHost, usePlatform } from '@jobspan/shared-kit/remote'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useOnsiteTexts } from '../../onsite-texts/onsite-texts.ts'
import { QuerySection } from '../../query-section/query-section.tsx'
import { myApplicationsQuery, mySavedJobsQuery } from './my-jobs-queries.ts'

const maxRows = 4

/** Side by side; one that is there alone has the whole width. */
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space[24]};

    & > :only-child {
      grid-column: 1 / -1;
    }
  }
`

const List = styled.ul<{ $maxOnPhone: number }>`
  margin: 0;
  padding: 0;
  list-style: none;

  @media (max-width: 639.98px) {
    & > li:nth-child(n + ${({ $maxOnPhone }) => $maxOnPhone + 1}) {
      display: none;
    }
  }
`

const Row = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-content: center;
  align-items: center;
  column-gap: 14px;
  min-block-size: 60px;
  padding-block: 8px;
  border-block-end: 1px solid ${color.line};
  color: ${color.ink};
  text-decoration: none;

  & > :first-child {
    grid-area: 1 / 1 / span 2;
  }

  &:hover strong {
    color: ${color.accentStrong};
  }
`

const Title = styled.strong`
  grid-area: 1 / 2;
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;
`

/** Below title and state, with the room of both. */
const Detail = styled.span`
  grid-area: 2 / 2 / auto / -1;
  font-size: ${fontSize[13]};
  line-height: 1.5;
  color: ${color.inkSoft};
`

const End = styled.span`
  grid-area: 1 / 3;
`

type JobRowProps = { job: JobSummary; to?: string; detail?: string; end?: ReactNode }

const JobRow = ({ job, to = urls.job(job.slug), detail, end }: JobRowProps) => {
  const t = useTranslations('mf-search')
  return (
    <Row to={to}>
      <CompanyLogo name={job.company?.name ?? ''} image={job.company?.logo_url} size={40} />
      <Title>
        <bdi>{job.title}</bdi>
      </Title>
      <Detail>
        <bdi>{job.company?.name ?? t('card.companyUnnamed')}</bdi>
        {detail && `\u00a0· ${detail}`}
      </Detail>
      {end && <End>{end}</End>}
    </Row>
  )
}

const tones = {
  pending: 'neutral',
  viewed: 'info',
  interested: 'accent',
  interview: 'accent',
  accepted: 'success',
  completed: 'success',
  not_accepted: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<ApplicationState, string>

const skeleton = (
  <SkeletonRegion>
    <SkeletonText lines={4} />
  </SkeletonRegion>
)

/** Home folds on a phone: all of them are on the page that each list leads to. */
const foldedOnPhone = { applications: 3, saved: 2 }

/**
 * A member's own things: applications with their state, and saved jobs. Each part stands only where there is something, or,
 * on a page that is about them, says what will stand there.
 */
export const MyJobs = ({ saysEmpty = false }: { saysEmpty?: boolean }) => {
  const t = useOnsiteTexts()
  const { api } = usePlatform()
  const applications = useQuery(myApplicationsQuery(api))
  const saved = useQuery(mySavedJobsQuery(api))
  const hasMyJobsPage = useHost()?.hasPage(urls.myJobs()) ?? false
  const maxOnPhone = saysEmpty || !hasMyJobsPage ? { applications: maxRows, saved: maxRows } : foldedOnPhone
  const moreOf = (query: { data?: { items: unknown[] } | undefined }, to: string, label: string) =>
    hasMyJobsPage && query.data && query.data.items.length > 0 ? { to, label } : undefined
  return (
    <Sides>
      <QuerySection
        title={t('home.applications')}
        more={moreOf(applications, urls.myJobs(), t('home.allApplications'))}
        whenEmpty={saysEmpty ? <Text tone="soft">{t('onsite.noApplications')}</Text> : undefined}
        query={applications}
        isEmpty={(data) => data.items.length === 0}
        skeleton={skeleton}
      >
        {(data) => (
          <List role="list" $maxOnPhone={maxOnPhone.applications}>
            {data.items.slice(0, maxRows).map((application) => (
              <li key={application.id}>
                <Application application={application} hasMyJobsPage={hasMyJobsPage} />
              </li>
            ))}
          </List>
        )}
      </QuerySection>
      <QuerySection
        title={t('home.saved')}
        more={moreOf(saved, urls.recommendedJob('saved'), t('home.allSaved'))}
        query={saved}
        isEmpty={(data) => data.items.length === 0}
        skeleton={skeleton}
        whenEmpty={saysEmpty ? <Text tone="soft">{t('onsite.noSaved')}</Text> : undefined}
      >
        {(data) => (
          <List role="list" $maxOnPhone={maxOnPhone.saved}>
            {data.items.slice(0, maxRows).map((job) => (
              <li key={job.id}>
                <SavedJob job={job} />
              </li>
            ))}
          </List>
        )}
      </QuerySection>
    </Sides>
  )
}

const SavedJob = ({ job }: { job: JobSummary }) => {
  const t = useTranslations('mf-search')
  const isApplied = useIsApplied(job)
  return <JobRow job={job} end={isApplied && <Badge tone="success">{t('card.applied')}</Badge>} />
}

/** Leads to its row of My jobs, with its timeline; to the job where that page is off. */
const Application = ({ application, hasMyJobsPage }: { application: AppliedJob; hasMyJobsPage: boolean }) => {
  const t = useOnsiteTexts()
  const ageOf = useOwnAge()
  return (
    <JobRow
      job={application.job}
      {...(hasMyJobsPage && { to: urls.recommendedJob(application.tab, { job: application.job.id }) })}
      detail={t('home.appliedAt', { age: ageOf(application.applied_at) })}
      end={<Badge tone={tones[application.status]}>{t(`application.${application.status}`)}</Badge>}
    />
  )
}
