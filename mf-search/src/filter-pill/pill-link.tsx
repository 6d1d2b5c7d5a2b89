import { color, Icon } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Link } from '@jobspan/shared-kit/routing'
import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { pillStyles } from './pill.ts'

/** A pill that leads to other results. */
export const PillLink = styled(Link)<{ $on: boolean }>`
  ${pillStyles}
  max-inline-size: min(18rem, 70vw);

  & > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

const Clear = styled(PillLink)`
  border-color: transparent;
  background: transparent;
  color: ${color.accent};
`

/** A filter in use, which leads to the results without it. */
export const ChosenPill = ({ label, to }: { label: string; to: string }) => {
  const t = useTranslations('mf-search')
  return (
    <PillLink $on to={to} aria-label={t('filter.remove', { name: label })} rel="nofollow" keepScroll>
      <bdi>{label}</bdi>
      <Icon glyph={X} size={16} />
    </PillLink>
  )
}

/** Leads to the results without any filter. */
export const ClearPill = ({ to }: { to: string }) => {
  const t = useTranslations('mf-search')
  return (
    <Clear $on={false} to={to} rel="nofollow" keepScroll>
      {t('filter.clearAll')}
    </Clear>
  )
}
