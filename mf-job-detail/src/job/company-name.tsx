import { OrganizationName } from '@jobspan/shared-features/companies/organization-name'
import type { CompanyRef } from '@jobspan/shared-kit/contracts/companies/companies'
import { color, Icon } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** Spaces that no line breaks at: a line may break before a picture, whatever is between. The mark is drawn over them. */
const roomForMark = '\u00a0'.repeat(6)

const Mark = styled.span`
  display: inline-flex;
  inline-size: 18px;
  margin-inline-start: -18px;
  color: ${color.accent};
  vertical-align: -0.2em;
`

/** A company's name in its own direction, with its verified mark. */
export function CompanyName({ company }: { company: Pick<CompanyRef, 'name' | 'is_verified'> }) {
  const t = useTranslations('mf-job-detail')
  return (
    <>
      <OrganizationName name={company.name} />
      {company.is_verified && (
        <>
          {roomForMark}
          <Mark>
            <Icon glyph={BadgeCheck} size={18} label={t('company.verified')} />
          </Mark>
        </>
      )}
    </>
  )
}

const Quiet = styled(Link)`
  color: inherit;
  text-decoration-color: ${color.lineControl};
  text-underline-offset: 0.2em;

  &:hover {
    color: ${color.accentStrong};
    text-decoration-color: currentColor;
  }
`

/** A company's name that leads to its page. */
export function CompanyNameLink({ company }: { company: CompanyRef }) {
  return (
    <Quiet to={urls.company(company)}>
      <CompanyName company={company} />
    </Quiet>
  )
}

/** A company's mark that leads to its page as well, for the pointer: beside a name that does, the keyboard needs no second link. */
export function CompanyMarkLink({ company, children }: { company: CompanyRef; children: ReactNode }) {
  return (
    <Link to={urls.company(company)} tabIndex={-1} aria-hidden>
      {children}
    </Link>
  )
}
