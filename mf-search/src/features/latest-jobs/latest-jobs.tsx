import { sortOrder } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import {
  CompanyLogo,
  color,
  fontSize,
  media,
  motion,
  SkeletonRegion,
  SkeletonText,
  Stack,
} from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { useHomeTexts } from '../../home-texts/use-home-texts.ts'
import { usePlaceLabel } from '../../job-card/use-place-label.ts'
import { QuerySection } from '../../query-section/query-section.tsx'
import { latestJobsQuery } from './latest-jobs-query.ts'

/** On phones the four newest, three for members, elsewhere six; on wide screens two beside each other. */
const List = styled.ul<{ $maxOnPhone: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;

  @media (max-width: 639.98px) {
    & > li:nth-child(n + ${({ $maxOnPhone }) => $maxOnPhone + 1}) {
      display: none;
    }
  }

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 48px;
  }
`

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  align-items: baseline;
  gap: 2px 14px;
  padding-block: 10px;
  border-block-start: 1px solid ${color.line};
  color: ${color.inkSoft};
  font-size: ${fontSize[15]};
  text-decoration: none;

  & > :first-child {
    grid-row: 1 / span 2;
    align-self: start;
    margin-block-start: 2px;
  }

  & > :nth-child(2) {
    grid-column: 2 / -1;
  }

  & > :nth-child(4) {
    text-align: end;
  }

  ${media.tablet} {
    padding-block: 14px;

    & > :nth-child(n + 3) {
      grid-column: 3;
      text-align: end;
    }

    & > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }

  &:hover strong {
    color: ${color.accentStrong};
  }
`

const Mark = styled.span`
  inline-size: 40px;
  block-size: 40px;
  content-visibility: var(--until-interaction);
`

const Title = styled.strong`
  display: block;
  font-size: ${fontSize[16]};
  font-weight: 600;
  color: ${color.ink};
  overflow-wrap: anywhere;
  transition: color ${motion.feedback};
`

const Employer = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Pay = styled.span<{ $known: boolean }>`
  font-weight: ${({ $known }) => ($known ? 600 : 400)};
  font-variant-numeric: tabular-nums;
  color: ${({ $known }) => ($known ? color.ink : color.inkFaint)};
`

const Age = styled.time`
  display: block;
  font-size: ${fontSize[13]};
  color: ${color.inkFaint};

  &::first-letter {
    text-transform: uppercase;
  }
`

const maxJobs = 6

/** The newest jobs as a plain list: what, who and where, pay, since when. Jobs that stand above already are left out. */
export const LatestJobs = ({ excludedJobs }: { excludedJobs: readonly JobSummary[] }) => {
  const t = useHomeTexts()
  const { api, locale } = usePlatform()
  const query = useQuery(latestJobsQuery(api, locale))
  const isMember = useSession().kind === 'member'
  const latest = (jobs: readonly JobSummary[]) =>
    jobs.filter(({ id }) => !excludedJobs.some((job) => job.id === id)).slice(0, maxJobs)
  return (
    <QuerySection
      title={t('home.latest')}
      more={{ to: urls.search({ sort: sortOrder.newest }), label: t('home.latestMore') }}
      query={query}
      isEmpty={(data) => latest(data.items).length === 0}
      skeleton={
        <SkeletonRegion>
          <Stack gap={24}>
            {[0, 1, 2, 3, 4, 5].map((place) => (
              <SkeletonText key={place} lines={2} />
            ))}
          </Stack>
        </SkeletonRegion>
      }
    >
      {(data) => (
        <List role="list" $maxOnPhone={isMember ? 3 : 4}>
          {latest(data.items).map((job) => (
            <li key={job.id}>
              <LatestJob job={job} />
            </li>
          ))}
        </List>
      )}
    </QuerySection>
  )
}

const LatestJob = ({ job }: { job: JobSummary }) => {
  const t = useTranslations('mf-search')
  const format = useFormat()
  const place = usePlaceLabel(job)
  return (
    <Row to={urls.job(job.slug)}>
      <Mark>
        <CompanyLogo name={job.company?.name ?? ''} image={job.company?.logo_url ?? null} size={40} />
      </Mark>
      <span>
        <Title>
          <bdi lang={job.language ?? undefined}>{job.title}</bdi>
        </Title>
        <Employer>
          <bdi>{job.company?.name ?? t('card.companyUnnamed')}</bdi>
          {place && (
            <>
              {'\u00a0· '}
              <bdi>{place}</bdi>
            </>
          )}
          {/* Places abroad stand in the list only because the work is remote. */}
          {job.arrangement === 'remote' && `\u00a0· ${t('arrangement.remote')}`}
        </Employer>
      </span>
      <Pay $known={job.pay !== null}>{format.salary(job.pay)}</Pay>
      {job.posted_at && <Age dateTime={job.posted_at}>{format.age(job.posted_at)}</Age>}
    </Row>
  )
}
