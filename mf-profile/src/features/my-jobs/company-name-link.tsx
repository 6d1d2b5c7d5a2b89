import { OrganizationName } from '@jobspan/shared-features/companies/organization-name'
import { TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useHost } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'

/** A company's name, which leads to its page where that is on. */
export function CompanyNameLink({ company }: { company: { slug: string; name: string } }) {
  const link = useInternalLink()
  const path = urls.company(company)
  const hasPage = useHost()?.hasPage(path) ?? false
  const name = <OrganizationName name={company.name} />
  return hasPage ? (
    <TextLink {...link(path)} tone="quiet">
      {name}
    </TextLink>
  ) : (
    name
  )
}
