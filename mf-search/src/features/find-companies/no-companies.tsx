import { EmptyState } from '@jobspan/shared-kit/design'
import { type CompanySearch, countCompanyFilters } from './company-search.ts'
import { useCompanyTexts } from './company-texts.ts'
import { NearCompanies } from './near-companies.tsx'
import { useCompanyPartsTexts } from './parts-texts/use-company-parts-texts.ts'

/** That a search finds nothing, and what is near it. */
export const NoCompanies = ({ search }: { search: CompanySearch }) => {
  const tCompanies = useCompanyTexts()
  const tParts = useCompanyPartsTexts()
  return (
    <>
      <EmptyState
        title={tCompanies('companies.empty')}
        body={tParts(countCompanyFilters(search) > 0 ? 'companies.emptyFiltered' : 'companies.emptyBody')}
        compact
      />
      <NearCompanies search={search} />
    </>
  )
}
