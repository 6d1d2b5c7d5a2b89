import { color, fontSize, minTargetSize, motion, space } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { styled } from 'styled-components'
import { type ManageTab, manageTabs } from './manage-tabs.ts'

/** The names of three tabs fit a phone in every language, on two lines where they are long. */
const List = styled.ul`
  display: flex;
  gap: ${space[24]};
  margin: 0;
  padding: 0;
  border-block-end: 1px solid ${color.line};
  list-style: none;
`
const SectionLink = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  min-block-size: ${minTargetSize};
  padding-block: 6px;
  color: ${color.inkSoft};
  font-size: ${fontSize[15]};
  font-weight: 500;
  line-height: 1.3;
  text-decoration: none;
  transition: color ${motion.feedback};

  &:hover {
    color: ${color.ink};
  }

  &[aria-current] {
    color: ${color.accentStrong};
    font-weight: 600;
  }

  &[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: -1px;
    block-size: 2px;
    border-radius: 2px 2px 0 0;
    background: ${color.accent};

    @media (forced-colors: active) {
      background: Highlight;
    }
  }
`

/** The tabs of the profile, each with an address of its own. */
export function ManageNav({ current }: { current: ManageTab }) {
  const t = useTranslations('mf-profile')
  return (
    <nav aria-label={t('manage.title')}>
      <List role="list">
        {manageTabs.map((tab) => (
          <li key={tab}>
            <SectionLink to={urls.manageProfile(tab)} keepScroll aria-current={tab === current ? 'page' : undefined}>
              {t(`manage.tab.${tab}`)}
            </SectionLink>
          </li>
        ))}
      </List>
    </nav>
  )
}
