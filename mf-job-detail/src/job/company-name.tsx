import type { CompanyRef } from '@jobspan/shared-kit/contracts/companies/companies'
import { color, Icon } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { BadgeCheck } from 'lucide-react'
import { styled } from 'styled-components'

const Mark = styled.span`
  display: inline-flex;
  vertical-align: -0.2em;
  margin-inline-start: 0.3em;
  color: ${color.accent};
`

/** A company's name in its own direction, with its verified mark. */
export function CompanyName({ company }: { company: Pick<CompanyRef, 'name' | 'is_verified'> }) {
  const t = useTranslations('mf-job-detail')
  return (
    <>
      <bdi>{company.name}</bdi>
      {company.is_verified && (
        <Mark>
          <Icon glyph={BadgeCheck} size={18} label={t('company.verified')} />
        </Mark>
      )}
    </>
  )
}
