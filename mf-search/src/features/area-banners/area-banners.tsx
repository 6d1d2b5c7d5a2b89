import { font, fontSize, Icon, media, motion, radius } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { css, styled } from 'styled-components'
import { useHomeTexts } from '../../home-texts/use-home-texts.ts'
import { countryInsightQuery } from '../../search-state/country-insight-query.ts'
import { ClockChart } from './clock-chart.tsx'

/** Members know them: on a phone they stand side by side, without what explains them. */
const compact = css<{ $isCompact: boolean }>`
  @media (max-width: 639.98px) {
    ${({ $isCompact }) => $isCompact && 'display: none;'}
  }
`

const Pair = styled.section<{ $isCompact: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isCompact }) => ($isCompact ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)')};
  gap: 12px;
  padding-block: 12px;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: 16px;
  }

  ${media.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`

/** The same dark ground in both themes, as a night between two time zones. */
const Banner = styled(Link)<{ $isCompact: boolean; $isWeb3?: boolean }>`
  display: grid;
  gap: 12px;
  align-content: space-between;
  padding: 20px;
  border-radius: ${radius.sheet};
  background: ${({ $isWeb3 }) => ($isWeb3 ? 'var(--tint-3)' : '#0f1f1b')};
  color: ${({ $isWeb3 }) => ($isWeb3 ? 'var(--tint-ink-3)' : '#eceef2')};
  text-decoration: none;

  @media (max-width: 639.98px) {
    ${({ $isCompact }) => $isCompact && 'padding: 16px;'}
  }

  ${media.tablet} {
    padding: 32px;
    ${({ $isWeb3 }) => !$isWeb3 && 'grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr); align-items: end;'}
  }

  & svg {
    transition: translate ${motion.feedback};
  }

  &:hover svg {
    translate: 4px 0;
  }

  &:hover:dir(rtl) svg {
    translate: -4px 0;
  }
`

const Title = styled.h2`
  margin: 0;
  font-family: ${font.display};
  font-size: ${fontSize[22]};
  font-weight: var(--weight-display);
  letter-spacing: var(--tracking-display);
  line-height: ${font.leadingHeading};

  ${media.tablet} {
    font-size: ${fontSize[28]};
  }
`

const Lead = styled.p<{ $isCompact: boolean }>`
  margin: 0;
  margin-block-start: 8px;
  font-size: ${fontSize[15]};
  ${compact}
`

const Aside = styled.span<{ $isCompact: boolean }>`
  ${compact}
`
const Arrow = styled.span<{ $isCompact: boolean }>`
  display: inline-flex;
  ${compact}
`

const Go = styled.span<{ $isWeb3?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  ${({ $isWeb3 }) => !$isWeb3 && 'margin-block-start: 8px;'}

  ${media.tablet} {
    margin-block-start: 20px;
  }
  font-weight: 600;
  ${({ $isWeb3 }) => !$isWeb3 && 'color: #4fc79c;'}
`

/** The two areas with an address of their own, with what waits there. */
export const AreaBanners = () => {
  const t = useTranslations('mf-search')
  const tHome = useHomeTexts()
  const format = useFormat()
  const { api } = usePlatform()
  const { data } = useQuery(countryInsightQuery(api))
  const isCompact = useSession().kind === 'member'
  const remote = data?.remote ?? []
  const remoteJobs = remote.reduce((sum, { jobs }) => sum + jobs, 0)
  const web3Jobs = data?.web3_jobs ?? 0
  return (
    <Pair aria-label={tHome('home.areas')} $isCompact={isCompact}>
      <Banner to={urls.remoteJobs()} $isCompact={isCompact}>
        <span>
          <Title>{t('area.remote.title')}</Title>
          <Lead $isCompact={isCompact}>{t('area.remote.lead')}</Lead>
          <Go>
            {remoteJobs > 0 && t('home.openJobs', { count: remoteJobs, number: format.number(remoteJobs) })}
            <Arrow $isCompact={isCompact}>
              <Icon glyph={ArrowRight} size={20} directional />
            </Arrow>
          </Go>
        </span>
        {remoteJobs > 0 && (
          <Aside $isCompact={isCompact}>
            <ClockChart remote={remote} own={data?.utc_offset_hours ?? null} />
          </Aside>
        )}
      </Banner>
      <Banner to={urls.web3Jobs()} $isCompact={isCompact} $isWeb3>
        <span>
          <Title>{t('area.web3.title')}</Title>
          <Lead $isCompact={isCompact}>{t('area.web3.lead')}</Lead>
        </span>
        <Go $isWeb3>
          {web3Jobs > 0 && t('home.openJobs', { count: web3Jobs, number: format.number(web3Jobs) })}
          <Arrow $isCompact={isCompact}>
            <Icon glyph={ArrowRight} size={20} directional />
          </Arrow>
        </Go>
      </Banner>
    </Pair>
  )
}
