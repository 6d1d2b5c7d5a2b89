import type { MyJobsTab } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { color, fontSize, media, minTargetSize, motion, space } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { myJobsTabs } from './my-jobs-view.ts'

/** Scrolls sideways where it has no room, from edge to edge of the screen. */
const List = styled.ul`
  display: flex;
  gap: ${space[24]};
  margin: 0;
  margin-inline: calc(-1 * var(--gutter));
  padding: 0;
  padding-inline: var(--gutter);
  border-block-end: 1px solid ${color.line};
  list-style: none;
  overflow-x: auto;
  scrollbar-width: none;

  ${media.wide} {
    margin-inline: 0;
    padding-inline: 0;
  }
`
const TabLink = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: 6px;
  min-block-size: ${minTargetSize};
  padding-block: 6px;
  color: ${color.inkSoft};
  font-size: ${fontSize[15]};
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  transition: color ${motion.feedback};

  &:hover {
    color: ${color.ink};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current] {
    color: ${color.accentStrong};
    font-weight: 600;
  }

  &[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 2px;
    border-radius: 2px 2px 0 0;
    background: ${color.accent};

    @media (forced-colors: active) {
      background: Highlight;
    }
  }
`
const Count = styled.span`
  min-inline-size: 1.5em;
  padding-inline: 6px;
  border-radius: 999px;
  background: ${color.sunken};
  color: ${color.inkSoft};
  font-size: ${fontSize[13]};
  font-weight: 500;
  line-height: 20px;
  text-align: center;
  font-variant-numeric: tabular-nums;
`

/** The tabs, each with an address of its own and how many rows it has. */
export function TabNav({ current, counts }: { current: MyJobsTab; counts: Record<MyJobsTab, number> | undefined }) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const here = useRef<HTMLAnchorElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another link to bring into sight.
  useEffect(() => {
    const link = here.current
    const list = link?.closest('ul')
    if (!link || !list) return
    const [one, all] = [link.getBoundingClientRect(), list.getBoundingClientRect()]
    list.scrollLeft += one.left + one.width / 2 - (all.left + all.width / 2)
  }, [current])
  return (
    <nav aria-label={t('myJobs.title')}>
      <List role="list">
        {myJobsTabs.map((tab) => (
          <li key={tab}>
            <TabLink
              to={urls.recommendedJob(tab)}
              keepScroll
              aria-current={tab === current ? 'page' : undefined}
              ref={tab === current ? here : undefined}
            >
              {t(`myJobs.tab.${tab}`)}
              {counts && counts[tab] > 0 && <Count>{format.count(counts[tab])}</Count>}
            </TabLink>
          </li>
        ))}
      </List>
    </nav>
  )
}
