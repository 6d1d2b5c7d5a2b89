import type { MyJobsList } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { color, fontSize, media, minTargetSize, motion, radius, space } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { countOf, type MyJobsCounts } from './my-jobs-queries.ts'
import { myJobsFilters, myJobsSections, sectionOf } from './my-jobs-view.ts'

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
const SectionLink = styled(Link)`
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
const FilterLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: 6px;
  min-block-size: 36px;
  margin-block: 4px;
  padding-inline: 14px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.full};
  color: ${color.ink};
  font-size: ${fontSize[15]};
  text-decoration: none;
  white-space: nowrap;
  transition: border-color ${motion.feedback};

  &:hover {
    border-color: ${color.accent};
  }

  &[aria-current] {
    border-color: ${color.accent};
    background: ${color.accentWash};
    color: ${color.accentStrong};
    font-weight: 600;
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

const Filters = styled(List)`
  gap: ${space[8]};
  padding-block: ${space[4]};
  border: 0;
`

/** Brings the link to where one is into sight, in a list that scrolls. */
const useHereInSight = (current: string) => {
  const here = useRef<HTMLAnchorElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is another link to bring into sight.
  useEffect(() => {
    const link = here.current
    const list = link?.closest('ul')
    if (!link || !list) return
    const [one, all] = [link.getBoundingClientRect(), list.getBoundingClientRect()]
    list.scrollLeft += one.left + one.width / 2 - (all.left + all.width / 2)
  }, [current])
  return here
}

type Props = { current: MyJobsList; counts: MyJobsCounts | undefined }

function ListCount({ counts, list }: { counts: MyJobsCounts | undefined; list: MyJobsList }) {
  const format = useFormat()
  const count = counts && countOf(counts, list)
  return count ? <Count>{format.count(count)}</Count> : null
}

/** What is in progress, all or by how far it has come. */
function ProgressFilters({ current, counts }: Props) {
  const t = useTranslations('mf-profile')
  const here = useHereInSight(current)
  return (
    <nav aria-label={t('myJobs.tab.in_progress')}>
      <Filters role="list">
        {(['in_progress', ...myJobsFilters] as const).map((list) => (
          <li key={list}>
            <FilterLink
              to={urls.recommendedJob(list)}
              keepScroll
              aria-current={list === current ? 'page' : undefined}
              ref={list === current ? here : undefined}
            >
              {t(list === 'in_progress' ? 'myJobs.all' : `myJobs.tab.${list}`)}
              <ListCount counts={counts} list={list} />
            </FilterLink>
          </li>
        ))}
      </Filters>
    </nav>
  )
}

/** The lists of My jobs, each with an address of its own and how many rows it has. */
export function ListNav({ current, counts }: Props) {
  const t = useTranslations('mf-profile')
  const section = sectionOf(current)
  const here = useHereInSight(section)
  return (
    <div>
      <nav aria-label={t('myJobs.title')}>
        <List role="list">
          {myJobsSections.map((list) => (
            <li key={list}>
              <SectionLink
                to={urls.recommendedJob(list)}
                keepScroll
                aria-current={list === section ? (list === current ? 'page' : 'true') : undefined}
                ref={list === section ? here : undefined}
              >
                {t(`myJobs.tab.${list}`)}
                <ListCount counts={counts} list={list} />
              </SectionLink>
            </li>
          ))}
        </List>
      </nav>
      {section === 'in_progress' && <ProgressFilters current={current} counts={counts} />}
    </div>
  )
}
