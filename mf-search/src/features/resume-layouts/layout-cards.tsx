import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import {
  type FreeLayout,
  freeLayouts,
  japaneseLayouts,
  layoutExample,
  layoutExampleSize,
  type ResumeLayout,
} from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import { ButtonLink, color, Heading, media, radius, Stack, space, Text } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { type Locale, usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { Upload } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useResumeTexts } from '../../resume-texts/resume-texts.ts'
import { setCreateResumeFlags } from './create-resume-flags.ts'

const Box = styled.section`
  padding-block: ${space[32]};
`
const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[24]} ${space[16]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[32]} ${space[24]};
  }
`
const Card = styled.li`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space[12]};
`
const Picture = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  /* Paper is white in the dark, too. */
  background: #ffffff;
`

const Own = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[16]};
  padding: ${space[16]} ${space[24]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.sunken};
`

/** The papers of Japan come first there, and last elsewhere. */
const orderFor = (country: CountryKey): readonly FreeLayout[] => {
  const isJapanese = (layout: FreeLayout) => japaneseLayouts.includes(layout)
  return country === 'jp'
    ? [...freeLayouts.filter(isJapanese), ...freeLayouts.filter((layout) => !isJapanese(layout))]
    : freeLayouts
}

/** Address of the picture that comes first. */
export const firstLayoutPicture = ({ country, language }: Locale): string | undefined => {
  const [first] = orderFor(country)
  return first && layoutExample(first, language)
}

/** Where the way leads who chooses a layout: to the builder, by way of what it needs. */
const useChooseLayout = () => {
  const { locale } = usePlatform()
  const session = useSession()
  const isReady = session.kind === 'member' && session.user.is_profile_completed
  return {
    /** Without a layout: where a resume is uploaded that is there already. */
    addressOf: (layout?: ResumeLayout): string => {
      const builder = urls.resumeBuilder(layout)
      if (isReady) return layout ? builder : urls.manageProfile('resume')
      const back = inLanguage(locale.language, builder)
      return session.kind === 'member' ? urls.completeProfile(back) : urls.getStarted(back)
    },
    choose: () => {
      if (!isReady) setCreateResumeFlags()
    },
  }
}

/** The layouts of resumes as pictures, filled in with made-up people; whoever chooses one goes on to make theirs. */
export const LayoutCards = () => {
  const t = useResumeTexts()
  const { locale } = usePlatform()
  const link = useInternalLink()
  const { addressOf, choose } = useChooseLayout()
  const id = useId()
  const { onClick: ownOnClick, ...ownTarget } = link(addressOf())
  return (
    <Box aria-labelledby={id}>
      <Stack gap={24}>
        <Heading level={2} size={22} id={id}>
          {t('resume.layouts')}
        </Heading>
        <Cards role="list">
          {orderFor(locale.country).map((layout, position) => {
            const name = t(`resume.layout.${layout}`)
            const { onClick, ...target } = link(addressOf(layout))
            return (
              <Card key={layout}>
                {/* Of a picture element React writes no preload among the page's own elements, where none takes it over. */}
                <picture>
                  <Picture
                    src={layoutExample(layout, locale.language)}
                    alt={t('resume.layoutExample', { name })}
                    {...layoutExampleSize}
                    // The first is the largest that a phone shows of the page: it does not wait for the layout.
                    loading={position === 0 ? 'eager' : 'lazy'}
                    fetchPriority={position === 0 ? 'high' : 'auto'}
                    decoding="async"
                  />
                </picture>
                <Text weight="semibold">{name}</Text>
                <ButtonLink
                  {...target}
                  variant="secondary"
                  block
                  label={t('resume.useNamed', { name })}
                  onClick={(event) => {
                    choose()
                    onClick(event)
                  }}
                >
                  {t('resume.use')}
                </ButtonLink>
              </Card>
            )
          })}
        </Cards>
        <Own>
          <Stack gap={4}>
            <Heading level={3} size={18}>
              {t('resume.own')}
            </Heading>
            <Text tone="soft">{t('resume.ownLead')}</Text>
          </Stack>
          <ButtonLink
            {...ownTarget}
            variant="secondary"
            icon={Upload}
            onClick={(event) => {
              choose()
              ownOnClick(event)
            }}
          >
            {t('resume.ownLink')}
          </ButtonLink>
        </Own>
      </Stack>
    </Box>
  )
}
