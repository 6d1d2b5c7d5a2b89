import { isApiError } from '@jobspan/shared-kit/api'
import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import type { JobSearchResult, JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { ButtonLink, EmptyState, ErrorState, Pagination, SkeletonRegion, Stack, Text } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls, useSearchParams } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CompanyJobRow, CompanyJobRowSkeleton, JobRows } from '../../company/company-job-row.tsx'
import { type CompanyJobSearch, parseCompanyJobSearch, toCompanyJobQuery } from '../../company/company-job-search.ts'
import { companyJobsQuery } from '../../company/company-queries.ts'
import { useCompanyPartsTexts } from '../../company-parts-texts/use-company-parts-texts.ts'
import { CompanyJobSearchForm } from './company-job-search-form.tsx'

type Props = {
  company: CompanyProfile
  isRemote: boolean
  /** Stands at the end of each row, such as the save button. */
  control: (job: JobSummary) => ReactNode
}

const pathOf = (company: CompanyProfile, { isRemote, ...search }: CompanyJobSearch) =>
  urls.company(company, isRemote ? 'remote-jobs' : 'jobs') + toCompanyJobQuery(search)

function NoJobs({ company, search, hidden }: { company: CompanyProfile; search: CompanyJobSearch; hidden: number }) {
  const t = useCompanyPartsTexts()
  const link = useInternalLink()
  if (hidden > 0) return <EmptyState compact title={t('companyPage.jobs.hidden')} />
  return (
    <EmptyState
      compact
      title={t('companyPage.jobs.none')}
      action={
        <ButtonLink {...link(pathOf(company, { ...search, query: '', location: '', page: 1 }))} variant="secondary">
          {t('companyPage.jobs.reset')}
        </ButtonLink>
      }
    />
  )
}

function Found({ company, search, result, control }: Props & { search: CompanyJobSearch; result: JobSearchResult }) {
  const t = useCompanyPartsTexts()
  const format = useFormat()
  const { locale, navigate } = usePlatform()
  const pathOfPage = (page: number) => pathOf(company, { ...search, page })
  return (
    <Stack gap={24}>
      <Text size={15} tone="soft" numeric>
        <span role="status">
          {t('companyPage.jobs.found', { count: result.total, number: format.number(result.total) })}
        </span>
      </Text>
      <JobRows role="list">
        {result.items.map((job) => (
          <CompanyJobRow key={job.id} job={job} level={2} control={control(job)} />
        ))}
      </JobRows>
      <Pagination
        page={search.page}
        pageCount={Math.ceil(result.total / result.size)}
        hrefOf={(page) => inLanguage(locale.language, pathOfPage(page))}
        onNavigate={(page, event) => {
          event.preventDefault()
          void navigate(pathOfPage(page))
        }}
      />
    </Stack>
  )
}

/** The company's open jobs, searched by words and place. The search is the address, so it can be shared and works without scripts. */
export function CompanyJobs(props: Props) {
  const { company, isRemote } = props
  const { api, navigate } = usePlatform()
  const [params] = useSearchParams()
  const search = parseCompanyJobSearch(params, isRemote)
  const query = useQuery(companyJobsQuery(api, company.id, search))
  return (
    <Stack gap={24}>
      <CompanyJobSearchForm
        key={`${search.query}\n${search.location}`}
        path={urls.company(company, isRemote ? 'remote-jobs' : 'jobs')}
        search={search}
        onSearch={(words) => navigate(pathOf(company, { ...search, ...words, page: 1 }), { keepScroll: true })}
      />
      <Results {...props} search={search} query={query} />
    </Stack>
  )
}

function Results({
  query,
  ...props
}: Props & { search: CompanyJobSearch; query: ReturnType<typeof useQuery<JobSearchResult>> }) {
  if (query.data)
    return query.data.items.length > 0 ? (
      <Found {...props} result={query.data} />
    ) : (
      <NoJobs {...props} hidden={query.data.hidden_total} />
    )
  const isOffline = query.fetchStatus === 'paused' || (isApiError(query.error) && query.error.kind === 'offline')
  if (query.isError || isOffline)
    return (
      <ErrorState
        compact
        kind={isOffline ? 'offline' : 'error'}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    )
  return (
    <SkeletonRegion>
      <JobRows>
        {[1, 2, 3].map((place) => (
          <CompanyJobRowSkeleton key={place} />
        ))}
      </JobRows>
    </SkeletonRegion>
  )
}
