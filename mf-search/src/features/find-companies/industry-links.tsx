import { Chip, Heading, Inline, Stack } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { companyOptionsQuery } from './company-queries.ts'
import { buildCompaniesUrl, emptyCompanySearch } from './company-search.ts'
import { useCompanyTexts } from './company-texts.ts'

/** Fields of business, each a way to its companies. Without them the page is whole as well. */
export const IndustryLinks = () => {
  const tCompanies = useCompanyTexts()
  const link = useInternalLink()
  const { api, locale } = usePlatform()
  const types = useQuery(companyOptionsQuery(api, locale)).data?.industry_types ?? []
  if (types.length === 0) return null
  return (
    <Stack gap={8}>
      <Heading level={2} size={16}>
        {tCompanies('companies.browse')}
      </Heading>
      <Inline as="ul" gap={8}>
        {types.map(({ id, value }) => {
          const { href, onClick } = link(buildCompaniesUrl({ ...emptyCompanySearch, industry_types: [id] }))
          return (
            <li key={id}>
              <Chip label={value} href={href} onPress={onClick} />
            </li>
          )
        })}
      </Inline>
    </Stack>
  )
}
