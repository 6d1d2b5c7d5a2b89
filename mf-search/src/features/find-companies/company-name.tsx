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
  overflow-wrap: anywhere;

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

const Verified = styled.span`
  display: inline-block;
  /* The line is no taller for it. */
  margin-block: -4px;
  margin-inline-start: 4px;
  color: ${color.accent};
  vertical-align: -2px;
`

/** A company's name, which makes the positioned box around it a link to the company's page. */
export const CompanyName = ({ company }: { company: CompanyRef }) => {
  const t = useTranslations('mf-search')
  return (
    <>
      <Name to={urls.company(company)}>
        <bdi>{company.name}</bdi>
      </Name>
      {company.is_verified && (
        <>
          {/* It stays on the line of the name's last word. */}
          {'\u2060'}
          <Verified title={t('card.verified')}>
            <Icon glyph={BadgeCheck} size={16} label={t('card.verified')} />
          </Verified>
        </>
      )}
    </>
  )
}
