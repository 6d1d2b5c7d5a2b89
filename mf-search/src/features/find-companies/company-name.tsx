import { OrganizationName } from '@jobspan/shared-features/companies/organization-name'
import type { CompanyRef } from '@jobspan/shared-kit/contracts/companies/companies'
import { color, Icon } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { BadgeCheck } from 'lucide-react'
import { styled } from 'styled-components'

const Name = styled(Link)`
  color: ${color.ink};
  font-weight: 600;
  line-height: 1.35;
  text-decoration: none;

  /* The whole of what it stands in is the link. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }

  &:hover {
    color: ${color.accentStrong};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
`

/** Spaces that no line breaks at: a line may break before a picture, whatever is between. The mark is drawn over them. */
const roomForMark = '\u00a0'.repeat(6)

const Verified = styled.span`
  display: inline-block;
  inline-size: 16px;
  margin-block: -4px;
  margin-inline-start: -16px;
  color: ${color.accent};
  vertical-align: -2px;
`

/** A company's name, which makes the positioned box around it a link to the company's page. */
export const CompanyName = ({ company }: { company: CompanyRef }) => {
  const t = useTranslations('mf-search')
  return (
    <>
      <Name to={urls.company(company)}>
        <OrganizationName name={company.name} />
      </Name>
      {company.is_verified && (
        <>
          {roomForMark}
          <Verified title={t('card.verified')}>
            <Icon glyph={BadgeCheck} size={16} label={t('card.verified')} />
          </Verified>
        </>
      )}
    </>
  )
}
