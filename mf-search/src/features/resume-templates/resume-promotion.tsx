import { ButtonLink, color, Heading, media, radius, Stack, space, Text } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useHomeTexts } from '../../home-texts/use-home-texts.ts'
import { ResumePreview } from './resume-preview.tsx'

const Banner = styled.section`
  display: grid;
  gap: ${space[16]};
  margin-block-start: ${space[16]};
  padding-block-start: ${space[16]};
  padding-inline: ${space[16]};
  border-radius: ${radius.sheet};
  background: ${color.accentWash};
  overflow: hidden;

  ${media.tablet} {
    margin-block: ${space[24]} ${space[16]};
    grid-template-columns: minmax(0, 1fr) minmax(0, 22rem);
    align-items: center;
    gap: ${space[48]};
    padding-block-start: 0;
    padding-inline: ${space[48]};
  }
`

const Content = styled.div`
  max-inline-size: 32rem;

  ${media.tablet} {
    padding-block: ${space[48]};
  }
`

/** A phone has the sheets right below the heading, which say the same. */
const Lead = styled.div`
  display: none;

  ${media.tablet} {
    display: block;
  }
`

/** Three sheets side by side that rise out of the lower edge, the middle one highest; the banner cuts them off. */
const Fan = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[12]};
  align-self: end;
  justify-self: center;
  inline-size: min(100%, 22rem);
  block-size: 4rem;

  & > :nth-child(odd) {
    margin-block-start: ${space[32]};
  }

  ${media.tablet} {
    block-size: 9rem;
  }
`

/** The last part of home: leads to the free resume templates. */
export const ResumePromotion = () => {
  const t = useHomeTexts()
  const { locale } = usePlatform()
  const id = useId()
  return (
    <Banner aria-labelledby={id}>
      <Content>
        <Stack gap={16} align="start">
          <Heading level={2} size={28} id={id}>
            {t('resume.promotionTitle')}
          </Heading>
          <Lead>
            <Text tone="soft">{t('resume.promotionLead')}</Text>
          </Lead>
          <ButtonLink href={inLanguage(locale.language, urls.resumeTemplate())} iconEnd={ArrowRight} directionalIcon>
            {t('resume.promotionLink')}
          </ButtonLink>
        </Stack>
      </Content>
      <Fan>
        <ResumePreview template="experienced" />
        <ResumePreview template="classic" />
        <ResumePreview template="graduate" />
      </Fan>
    </Banner>
  )
}
