import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import type { CompanyTab } from '@jobspan/shared-kit/contracts/companies/company-tabs'
import { color, fontSize, media, minTargetSize, motion, space } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { companyTabsOf } from '../../company/company-address.ts'

const Bar = styled.nav`
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  border-block-end: 1px solid ${color.line};
  overflow-x: auto;
  scrollbar-width: none;

  ${media.wide} {
    margin-inline: 0;
    padding-inline: 0;
  }
`
/** As long as its parts, so that the last one keeps its distance from the edge, too. */
const List = styled.ul`
  display: flex;
  gap: ${space[24]};
  inline-size: max-content;
  margin: 0;
  padding: 0;
  list-style: none;
`
const Tab = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-block-size: ${minTargetSize};
  padding-inline: 2px;
  color: ${color.inkSoft};
  font-size: ${fontSize[15]};
  font-weight: 500;
  white-space: nowrap;
  text-decoration: none;
  transition: color ${motion.feedback};

  &:hover {
    color: ${color.ink};
  }

  &[aria-current] {
    color: ${color.accent};
  }

  &[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 2px;
    background: ${color.accent};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`
const Count = styled.span`
  font-variant-numeric: tabular-nums;
  color: ${color.inkFaint};
`

/** The parts of a company's page that have content, each at an address of its own. Left out where the overview is all there is. */
export function CompanyNavigation({ company, tab }: { company: CompanyProfile; tab: CompanyTab | undefined }) {
  const t = useTranslations('mf-job-detail')
  const format = useFormat()
  const current = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (tab !== undefined) current.current?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [tab])
  const tabs = companyTabsOf(company)
  if (tabs.length === 0) return null
  const counts: Partial<Record<CompanyTab, number>> = { jobs: company.open_jobs, 'remote-jobs': company.remote_jobs }
  return (
    <Bar aria-label={t('companyPage.tabs')}>
      <List role="list">
        {[undefined, ...tabs].map((each) => (
          <li key={each ?? 'overview'} ref={each === tab ? current : undefined}>
            <Tab to={urls.company(company, each)} aria-current={each === tab ? 'page' : undefined} keepScroll>
              {t(`companyPage.tab.${each ?? 'overview'}`)}
              {each && counts[each] !== undefined && <Count>{format.number(counts[each])}</Count>}
            </Tab>
          </li>
        ))}
      </List>
    </Bar>
  )
}
