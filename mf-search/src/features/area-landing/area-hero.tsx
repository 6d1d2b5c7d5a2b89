import type { AreaInsight } from '@jobspan/shared-kit/contracts/search/market-insight'
import { Container, font, fontSize, Heading, media, space } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { type Area, areaTints } from './area-tints.ts'
import { useAreaTexts } from './use-area-texts.ts'

const Ground = styled.div<{ $tint: number }>`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background: var(--tint-${({ $tint }) => $tint});
  color: var(--tint-ink-${({ $tint }) => $tint});
`

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  max-inline-size: 52rem;
  padding-block: ${space[24]} ${space[32]};

  ${media.wide} {
    padding-block: ${space[48]};
  }
`

const Figure = styled.p`
  font-family: ${font.display};
  font-size: ${fontSize[18]};
  font-weight: var(--weight-display);
  letter-spacing: var(--tracking-display);

  ${media.wide} {
    font-size: ${fontSize[22]};
  }
`

/** Arches that reach from one to the next, as work does from place to place. Behind the words, and said nowhere. */
const Drawing = styled.svg`
  position: absolute;
  z-index: -1;
  inset-block-end: 0;
  inset-inline-end: -160px;
  inline-size: 380px;
  fill: none;
  stroke: currentColor;
  opacity: 0.1;

  ${media.wide} {
    inset-inline-end: max(-40px, calc(50% - 680px));
    inline-size: 520px;
    opacity: 0.25;
  }
`

/** What the area is, how many jobs of how many countries it has, and its search. */
export const AreaHero = ({
  area,
  insight,
  form,
}: {
  area: Area
  insight: AreaInsight | undefined
  form: ReactNode
}) => {
  const t = useAreaTexts()
  const tPage = useTranslations('mf-search')
  const format = useFormat()
  const { locale } = usePlatform()
  const total = insight?.total ?? 0
  const from = insight?.countries.length ?? 0
  return (
    <Ground $tint={areaTints[area]}>
      <Container>
        <Words>
          <Heading level={1} size={36}>
            {t(`landing.${area}`, { country: format.countryInSentence(locale.country) })}
          </Heading>
          <Figure>
            {total > 0 &&
              t('landing.jobsFrom', {
                count: from,
                number: format.number(from),
                jobs: tPage('home.openJobs', {
                  count: total,
                  number: format.count(total, insight?.is_approximate),
                }),
              })}
          </Figure>
          {form}
        </Words>
      </Container>
      <Drawing viewBox="0 0 520 200" aria-hidden focusable={false}>
        <path d="M20 200a100 100 0 0 1 200 0M220 200a60 60 0 0 1 120 0M340 200a80 80 0 0 1 160 0" strokeWidth="22" />
        <path d="M60 200a60 60 0 0 1 120 0M380 200a40 40 0 0 1 80 0" strokeWidth="14" />
      </Drawing>
    </Ground>
  )
}
