import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import type { JobAlertCriteria } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { color, fontSize, SkeletonText, Stack, space, Text } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { alertPreviewQuery } from './alert-preview-query.ts'
import { useAlertTexts } from './use-alert-texts.ts'

const List = styled.ul`
  display: grid;
  gap: 0;
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${color.line};
  list-style: none;
`
const Row = styled.li`
  padding-block: ${space[8]};
  border-block-end: 1px solid ${color.line};
  font-size: ${fontSize[15]};
`
const JobLink = styled(Link)`
  color: ${color.ink};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    color: ${color.accentStrong};
    text-decoration: underline;
  }
`
const Soft = styled.div`
  color: ${color.inkSoft};
`

/** How many of the jobs are shown; the number says how many there are. */
const shown = 3

/** What the alert would have sent last week: how many jobs, and the newest of them. */
export const AlertPreview = ({ criteria }: { criteria: JobAlertCriteria }) => {
  const t = useAlertTexts()
  const format = useFormat()
  const { api } = usePlatform()
  return (
    <QueryBoundary query={useQuery(alertPreviewQuery(api, criteria))} skeleton={<SkeletonText lines={4} />}>
      {({ total, items, is_total_approximate: isApproximate, has_open_jobs: hasOpenJobs }) => (
        <Stack gap={8}>
          <div role="status">
            <Text>
              {total === 0
                ? t(hasOpenJobs === false ? 'alert.previewNoMatch' : 'alert.previewNone')
                : t('alert.preview', { count: total, number: format.count(total, isApproximate) })}
            </Text>
          </div>
          {items.length > 0 && (
            <List>
              {items.slice(0, shown).map((job) => (
                <PreviewRow key={job.id} job={job} />
              ))}
            </List>
          )}
        </Stack>
      )}
    </QueryBoundary>
  )
}

const PreviewRow = ({ job }: { job: JobSummary }) => {
  const t = useTranslations('mf-search')
  const format = useFormat()
  return (
    <Row>
      <JobLink to={urls.job(job.slug)}>
        <bdi>{job.title}</bdi>
      </JobLink>
      <Soft>
        <bdi>{job.company?.name ?? t('card.companyUnnamed')}</bdi>
        {job.places[0] && <> · {job.places[0].label}</>} · <bdi>{format.salary(job.pay)}</bdi>
      </Soft>
    </Row>
  )
}
