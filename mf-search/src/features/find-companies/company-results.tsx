import { isApiError } from '@jobspan/shared-kit/api'
import type { CompanyListing } from '@jobspan/shared-kit/contracts/companies/companies'
import {
  ButtonLink,
  color,
  EmptyState,
  ErrorState,
  fontSize,
  NativeSelect,
  Pagination,
  SkeletonBlock,
  SkeletonRegion,
  SkeletonText,
  Stack,
  Text,
} from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage } from '@jobspan/shared-kit/routing'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { styled } from 'styled-components'
import { lazyPart } from '../../lazy-part/lazy-part.tsx'
import { searchCompaniesQuery } from './company-queries.ts'
import { CompanyRow } from './company-row.tsx'
import { buildCompaniesUrl, type CompanySearch, changeCompanySearch, companyPageSize } from './company-search.ts'
import { useCompanyTexts } from './company-texts.ts'

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-block-size: 44px;
`

const Total = styled.p`
  margin: 0;
  font-size: ${fontSize[18]};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

const List = styled.ul<{ $stale: boolean }>`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${color.line};
  list-style: none;
  opacity: ${({ $stale }) => ($stale ? 0.5 : 1)};
`

const Pages = styled.div`
  margin-block-start: 24px;
`

const SkeletonRow = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: 14px;
  padding-block: 14px;
  border-block-end: 1px solid ${color.line};
`

const Waiting = () => (
  <SkeletonRegion>
    {[0, 1, 2, 3, 4, 5].map((place) => (
      <SkeletonRow key={place}>
        <SkeletonBlock width="48px" height="48px" />
        <Stack gap={4}>
          <SkeletonText size={18} width="40%" />
          <SkeletonText width="60%" />
          <SkeletonText width="25%" />
        </Stack>
      </SkeletonRow>
    ))}
  </SkeletonRegion>
)

const Sort = ({ search }: { search: CompanySearch }) => {
  const t = useTranslations('mf-search')
  const tCompanies = useCompanyTexts()
  const { navigate } = usePlatform()
  return (
    <NativeSelect
      label={t('sort.label')}
      labelHidden
      value={search.sort}
      onChange={(event) =>
        void navigate(
          buildCompaniesUrl(
            changeCompanySearch(search, { sort: event.currentTarget.value === 'name' ? 'name' : 'jobs' }),
          ),
          { keepScroll: true },
        )
      }
      options={[
        { value: 'jobs', label: tCompanies('companies.mostJobs') },
        { value: 'name', label: tCompanies('companies.byName') },
      ]}
    />
  )
}

const PastTheEnd = ({ search, pageCount }: { search: CompanySearch; pageCount: number }) => {
  const t = useTranslations('mf-search')
  const format = useFormat()
  const { locale } = usePlatform()
  return (
    <EmptyState
      drawing="missing"
      title={t('empty.pastEndTitle', { page: format.number(search.page) })}
      body={t('empty.pastEndBody', { last: format.number(pageCount) })}
      compact
      action={
        <ButtonLink
          variant="secondary"
          href={inLanguage(locale.language, buildCompaniesUrl({ ...search, page: pageCount }))}
        >
          {t('empty.toLastPage')}
        </ButtonLink>
      }
    />
  )
}

const NoCompanies = lazyPart<{ search: CompanySearch }>(() =>
  import(/* webpackChunkName: "company-parts" */ './no-companies.tsx').then((module) => module.NoCompanies),
)

type Props = {
  search: CompanySearch
  /** Stands at the end of a company's row. */
  control: (company: CompanyListing) => ReactNode
}

/** The results of a search in every state they can be in. */
export const CompanyResults = ({ search, control }: Props) => {
  const tCompanies = useCompanyTexts()
  const format = useFormat()
  const { api, locale } = usePlatform()
  const query = useQuery({ ...searchCompaniesQuery(api, search), placeholderData: keepPreviousData })
  const { data, error, isError, isPlaceholderData, fetchStatus } = query
  const retry = () => void query.refetch()
  if ((!data || isPlaceholderData) && (fetchStatus === 'paused' || (isApiError(error) && error.kind === 'offline')))
    return <ErrorState kind="offline" onRetry={retry} compact />
  if (!data && isError) return <ErrorState onRetry={retry} retrying={query.isFetching} compact />
  if (!data) return <Waiting />
  const pageCount = Math.ceil(data.total / companyPageSize)
  if (data.total === 0)
    return (
      <div role="status">
        <Suspense>
          <NoCompanies search={search} otherwise={<ErrorState onRetry={retry} compact />} />
        </Suspense>
      </div>
    )
  return (
    <>
      <Top>
        <Total role="status">
          {tCompanies('companies.count', { count: data.total, number: format.number(data.total) })}
        </Total>
        <Sort search={search} />
      </Top>
      {data.is_mended && search.query !== '' && (
        <Text tone="soft">{tCompanies('companies.mended', { query: search.query })}</Text>
      )}
      {data.items.length === 0 ? (
        <PastTheEnd search={search} pageCount={pageCount} />
      ) : (
        <List role="list" $stale={isPlaceholderData} aria-busy={isPlaceholderData}>
          {data.items.map((company) => (
            <CompanyRow key={company.id} company={company} control={control(company)} />
          ))}
        </List>
      )}
      <Pages>
        <Pagination
          page={search.page}
          pageCount={pageCount}
          hrefOf={(page) => inLanguage(locale.language, buildCompaniesUrl({ ...search, page }))}
        />
      </Pages>
    </>
  )
}
