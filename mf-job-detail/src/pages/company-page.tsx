import { isApiError } from '@jobspan/shared-kit/api'
import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { ButtonLink, Container, ErrorState, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type PageContext, type PageQuery, useHost, usePlatform } from '@jobspan/shared-kit/remote'
import { urls, useNavigate, useSearchParams } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { findRedirect, findTab } from '../company/company-address.ts'
import { jobTitleId } from '../company/company-job-row.tsx'
import { parseCompanyJobSearch } from '../company/company-job-search.ts'
import { companyJobsQuery, companyQuery, similarCompaniesQuery } from '../company/company-queries.ts'
import { CompanyActions } from '../features/company-header/company-actions.tsx'
import { CompanyHeader } from '../features/company-header/company-header.tsx'
import { CompanyNavigation } from '../features/company-header/company-navigation.tsx'
import { CompanyNotices } from '../features/company-header/company-notices.tsx'
import { newestJobsQuery } from '../features/company-overview/newest-jobs.tsx'
import { SaveButton } from '../features/save-job/save-button.tsx'
import { ShareButton } from '../features/share/share-button.tsx'
import { parseSlugId } from '../job/parse-slug-id.ts'
import { companyHead } from './company-head.ts'
import { Layout } from './company-layout.tsx'
import { CompanyOverview } from './company-overview.tsx'
import { CompanySkeleton } from './company-skeleton.tsx'
import { CompanyTabContent } from './company-tab-content.tsx'

const saveButton = (job: JobSummary) => <SaveButton job={job} describedBy={jobTitleId(job)} />

type Address = { slug: string | undefined; tab: string | undefined }

function Company({ company, tab: name }: { company: CompanyProfile; tab: string | undefined }) {
  const tab = findTab(company, name)
  const t = useTranslations('mf-job-detail')
  const link = useInternalLink()
  const hasCompanies = useHost()?.hasPage(urls.companies()) ?? false
  return (
    <Layout aria-label={company.name}>
      {hasCompanies && (
        <div>
          <TextLink {...link(urls.companies())} tone="quiet">
            {t('companyPage.companies')}
          </TextLink>
        </div>
      )}
      <CompanyNotices company={company} />
      <CompanyHeader company={company}>
        <CompanyActions company={company}>
          <ShareButton
            path={urls.company(company)}
            title={company.name}
            heading={t('companyPage.share')}
            size="medium"
          />
        </CompanyActions>
      </CompanyHeader>
      <CompanyNavigation company={company} tab={tab} />
      {tab === undefined ? (
        <CompanyOverview company={company} control={saveButton} />
      ) : (
        <CompanyTabContent company={company} tab={tab} control={saveButton} />
      )}
    </Layout>
  )
}

/** The server leads on by itself; this does for who comes by a link within the site. */
function MovedCompany({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(to, { replace: true })
  }, [navigate, to])
  return <CompanySkeleton />
}

function MissingCompany() {
  const t = useTranslations('mf-job-detail')
  const link = useInternalLink()
  return (
    <ErrorState
      kind="missing"
      level={1}
      title={t('companyPage.missing.title')}
      body={t('companyPage.missing.body')}
      action={<ButtonLink {...link(urls.companies())}>{t('companyPage.missing.search')}</ButtonLink>}
    />
  )
}

function CompanyById({ id, slug, tab }: Address & { id: number }) {
  const { api } = usePlatform()
  const [search] = useSearchParams()
  const query = useQuery(companyQuery(api, id))
  if (query.data) {
    const redirect = findRedirect(query.data, { slug, tab, search })
    return redirect ? <MovedCompany to={redirect.path} /> : <Company company={query.data} tab={tab} />
  }
  if (query.data === null) return <MissingCompany />
  const isOffline = query.fetchStatus === 'paused' || (isApiError(query.error) && query.error.kind === 'offline')
  if (query.isError || isOffline)
    return (
      <ErrorState
        kind={isOffline ? 'offline' : 'error'}
        level={1}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    )
  return <CompanySkeleton />
}

/** `/company/:slug` and `/company/:slug/:tab`. */
export function Page({ params: { slug = '', tab } }: { params: Record<string, string> }) {
  const id = parseSlugId(slug)
  return (
    <Container>
      {id === undefined ? <MissingCompany /> : <CompanyById key={id} id={id} slug={slug} tab={tab} />}
    </Container>
  )
}

export const queries = ({ params, search, api }: PageContext): PageQuery[] => {
  const id = parseSlugId(params.slug ?? '')
  if (id === undefined) return []
  const { tab } = params
  const jobs = (isRemote: boolean) => companyJobsQuery(api, id, parseCompanyJobSearch(search, isRemote))
  return [
    { options: companyQuery(api, id), critical: true },
    ...(tab === undefined
      ? [
          { options: newestJobsQuery(api, id), afterHead: true },
          { options: similarCompaniesQuery(api, id), afterHead: true },
        ]
      : []),
    ...(tab === 'jobs' || tab === 'remote-jobs' ? [{ options: jobs(tab === 'remote-jobs'), afterHead: true }] : []),
  ]
}

export const head = companyHead
