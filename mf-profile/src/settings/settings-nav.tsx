import { color, fontSize, media, minTargetSize, motion, radius, SkeletonText, space } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { ContributionLabel, useContributions } from '@jobspan/shared-kit/remote'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { settingsTabs } from './settings-tabs.ts'

const List = styled.ul`
  display: flex;
  gap: ${space[8]};
  margin: 0;
  margin-inline: calc(-1 * var(--gutter));
  padding-block: 4px;
  padding-inline: var(--gutter);
  list-style: none;
  overflow-x: auto;
  scrollbar-width: none;

  ${media.wide} {
    flex-direction: column;
    gap: 2px;
    margin-inline: 0;
    padding: 0;
    overflow: visible;
  }
`
const SectionLink = styled(Link)`
  display: flex;
  align-items: center;
  min-block-size: ${minTargetSize};
  padding-inline: 16px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.full};
  color: ${color.inkSoft};
  font-size: ${fontSize[15]};
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  transition: background-color ${motion.feedback};

  &:hover {
    background: ${color.sunken};
    color: ${color.ink};
  }

  &[aria-current] {
    border-color: ${color.accent};
    background: ${color.accentWash};
    color: ${color.accentStrong};
  }

  ${media.wide} {
    padding-inline: 12px;
    border-color: transparent;
    border-radius: ${radius.control};
    white-space: normal;

    &[aria-current] {
      border-color: transparent;
    }
  }

  @media (forced-colors: active) {
    &[aria-current] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`

/** The parts of the settings, and what other remotes add to them, each with an address of its own: pills that scroll on phones, a list on wide screens. */
export function SettingsNav({ current }: { current: string }) {
  const t = useTranslations('mf-profile')
  const contributions = useContributions('settings.tabs')
  const here = useRef<HTMLAnchorElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another pill to bring into sight.
  useEffect(() => {
    const pill = here.current
    const list = pill?.closest('ul')
    if (!pill || !list) return
    const [one, all] = [pill.getBoundingClientRect(), list.getBoundingClientRect()]
    list.scrollLeft += one.left + one.width / 2 - (all.left + all.width / 2)
  }, [current])
  const places = [
    ...settingsTabs.map((tab) => ({ tab, label: t(`tabs.${tab}`) as ReactNode })),
    ...contributions.map((contribution) => ({
      tab: contribution.name,
      label: <ContributionLabel of={contribution} loading={<SkeletonText width="5rem" />} />,
    })),
  ]
  return (
    <nav aria-label={t('tabs.label')}>
      <List role="list">
        {places.map(({ tab, label }) => (
          <li key={tab}>
            <SectionLink
              to={urls.accountSettings(tab)}
              aria-current={tab === current ? 'page' : undefined}
              ref={tab === current ? here : undefined}
            >
              {label}
            </SectionLink>
          </li>
        ))}
      </List>
    </nav>
  )
}
