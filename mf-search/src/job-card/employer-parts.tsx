import { OrganizationName } from '@jobspan/shared-features/companies/organization-name'
import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { color, fontSize, Icon } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { BadgeCheck } from 'lucide-react'
import { styled } from 'styled-components'

/** Stands above the card's link, as far as its name goes. As tall as a target has to be at least (WCAG 2.5.8), as the title above it is: 24 pixels, and one that rounding may take. */
const Company = styled(Link)`
  position: relative;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 25px;
  font-weight: 500;
  color: ${color.ink};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  & > bdi {
    min-inline-size: 0;
    overflow-x: clip;
    text-overflow: ellipsis;
  }
`

const Verified = styled.span`
  flex: none;
  display: inline-flex;
  color: ${color.accent};
`

/** What follows another part on its line: the dot between them is cut off where the part begins a line of its own. */
const Then = styled.span`
  position: relative;

  &::before {
    content: '·';
    position: absolute;
    inset-inline-start: -16px;
    inline-size: 16px;
    text-align: center;
    color: ${color.inkFaint};
  }
`

/** The language of a posting where it is not the page's. */
const Foreign = styled.span`
  padding-inline: 6px;
  border-radius: 6px;
  background: ${color.sunken};
  font-size: ${fontSize[13]};
  color: ${color.inkSoft};
`

const baseOf = (language: string) => language.split('-')[0] ?? language

/** Whoever reads one script of Chinese is not told that a posting is in the other. */
const isSameLanguage = (one: string, other: string) => baseOf(one) === baseOf(other)

/** Who hires, where, and in which language where it is not the page's. */
export const EmployerParts = ({ job, place }: { job: JobSummary; place: string | undefined }) => {
  const t = useTranslations('mf-search')
  const { locale } = usePlatform()
  return (
    <>
      {job.company ? (
        <Company to={urls.company(job.company)} prefetch="none">
          <OrganizationName name={job.company.name} />
          {job.company.is_verified && (
            <Verified title={t('card.verified')}>
              <Icon glyph={BadgeCheck} size={16} label={t('card.verified')} />
            </Verified>
          )}
        </Company>
      ) : (
        <span>{t('card.companyUnnamed')}</span>
      )}
      {place && (
        <Then>
          <bdi>{place}</bdi>
        </Then>
      )}
      {job.language && !isSameLanguage(job.language, locale.language) && (
        <Then>
          <Foreign>{t(`card.postedIn.${baseOf(job.language)}`)}</Foreign>
        </Then>
      )}
    </>
  )
}
