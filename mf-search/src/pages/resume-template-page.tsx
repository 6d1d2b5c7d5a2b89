import { Container, Heading, Stack, space, Text } from '@jobspan/shared-kit/design'
import type { Head, PageContext, PageQuery } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { styled } from 'styled-components'
import { firstLayoutPicture, LayoutCards } from '../features/resume-layouts/layout-cards.tsx'
import { resumeTemplatesQuery } from '../features/resume-templates/resume-templates-query.ts'
import { ResumeTips } from '../features/resume-templates/resume-tips.tsx'
import { TemplateCards } from '../features/resume-templates/template-cards.tsx'
import { resumeTextsOf, useResumeTexts } from '../resume-texts/resume-texts.ts'

const Intro = styled.div`
  max-inline-size: 44rem;
  padding-block: ${space[48]} ${space[12]};
`

/** `/free-resume-template`: layouts to make a resume in, blank templates to download, and what helps in filling them in. */
export const Page = () => {
  const t = useResumeTexts()
  return (
    <Container>
      <Intro>
        <Stack gap={12}>
          <Heading level={1} size={36}>
            {t('resume.title')}
          </Heading>
          <Text size={18} tone="soft">
            {t('resume.lead')}
          </Text>
        </Stack>
      </Intro>
      <LayoutCards />
      <TemplateCards />
      <ResumeTips />
    </Container>
  )
}

export const queries = ({ api, locale }: PageContext): PageQuery[] => [{ options: resumeTemplatesQuery(api, locale) }]

export const head = ({ locale }: PageContext): Head => {
  const t = resumeTextsOf(locale.language)
  return {
    title: t('head.resumeTitle'),
    description: t('head.resumeDescription'),
    canonicalPath: urls.resumeTemplate(),
    preloadImage: firstLayoutPicture(locale),
  }
}
