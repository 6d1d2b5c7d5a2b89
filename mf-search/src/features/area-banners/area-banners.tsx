import { color, font, fontSize, Icon, media, motion, radius } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { ArrowRight, Blocks, House } from 'lucide-react'
import { styled } from 'styled-components'

const Pair = styled.section`
  display: grid;
  gap: 12px;
  padding-block: 16px;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const grounds = {
  accent: [color.accentWash, color.accentStrong],
  signal: [color.signalWash, color.signalText],
} as const

const Banner = styled(Link)<{ $tone: keyof typeof grounds }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 20px;
  padding-block: 28px;
  padding-inline: 24px;
  border-radius: ${radius.sheet};
  background: ${({ $tone }) => grounds[$tone][0]};
  color: ${color.ink};
  text-decoration: none;

  & > :first-child,
  & > :last-child {
    color: ${({ $tone }) => grounds[$tone][1]};
  }

  & > :last-child {
    transition: translate ${motion.feedback};
  }

  &:hover > :last-child {
    translate: 4px 0;
  }

  &:hover:dir(rtl) > :last-child {
    translate: -4px 0;
  }
`

const Title = styled.h2`
  margin: 0;
  font-family: ${font.display};
  font-size: ${fontSize[22]};
  font-weight: var(--weight-display);
  line-height: ${font.leadingHeading};
`

const Lead = styled.p`
  margin: 0;
  margin-block-start: 4px;
  font-size: ${fontSize[15]};
`

/** The two areas with an address of their own. */
export const AreaBanners = () => {
  const t = useTranslations('mf-search')
  return (
    <Pair aria-label={t('home.areas')}>
      <Banner to={urls.remoteJobs()} $tone="accent">
        <Icon glyph={House} size={32} />
        <span>
          <Title>{t('area.remote.title')}</Title>
          <Lead>{t('area.remote.lead')}</Lead>
        </span>
        <Icon glyph={ArrowRight} size={24} directional />
      </Banner>
      <Banner to={urls.web3Jobs()} $tone="signal">
        <Icon glyph={Blocks} size={32} />
        <span>
          <Title>{t('area.web3.title')}</Title>
          <Lead>{t('area.web3.lead')}</Lead>
        </span>
        <Icon glyph={ArrowRight} size={24} directional />
      </Banner>
    </Pair>
  )
}
