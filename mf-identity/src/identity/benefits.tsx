import { color, Icon, space, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Check } from 'lucide-react'
import { styled } from 'styled-components'

const List = styled.ul`
  display: grid;
  gap: ${space[8]};

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[8]};
  }
`
const Mark = styled.span`
  padding-block-start: 3px;
  color: ${color.accentStrong};
`

const benefits = ['first', 'badge', 'jobs'] as const

/** What a verified member gets; each of it is built. */
export function Benefits() {
  const t = useTranslations('mf-identity')
  return (
    <List role="list" aria-label={t('benefits.title')}>
      {benefits.map((benefit) => (
        <li key={benefit}>
          <Mark>
            <Icon glyph={Check} size={18} />
          </Mark>
          <Text as="span">{t(`benefits.${benefit}`)}</Text>
        </li>
      ))}
    </List>
  )
}
