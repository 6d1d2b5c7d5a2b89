import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { resumeTemplateFile } from '@jobspan/shared-kit/contracts/profile/resume-template-file'
import type { ResumeTemplate } from '@jobspan/shared-kit/contracts/profile/resume-templates'
import {
  ButtonLink,
  color,
  fontSize,
  Heading,
  media,
  minTargetSize,
  radius,
  SkeletonBlock,
  SkeletonRegion,
  Stack,
  space,
  Text,
} from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { styled } from 'styled-components'
import { QuerySection } from '../../query-section/query-section.tsx'
import { useResumeTexts } from '../../resume-texts/resume-texts.ts'
import { ResumePreview } from './resume-preview.tsx'
import { resumeTemplatesQuery } from './resume-templates-query.ts'

const Cards = styled.ul`
  display: grid;
  gap: ${space[16]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

/** Where the cards stand below each other the sheet is beside the words, so that three stay a short way. */
const Card = styled.li`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  grid-template-rows: auto 1fr auto auto;
  gap: ${space[4]} ${space[16]};
  padding: ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto auto 1fr auto auto;
    padding: ${space[24]};
    padding-block-end: ${space[12]};
  }
`

const Stage = styled.div`
  display: grid;
  align-content: center;
  justify-content: center;
  grid-row: span 2;
  grid-template-columns: min(100%, 9.5rem);
  padding: ${space[12]};
  border-radius: ${radius.control};
  background: ${color.sunken};

  ${media.wide} {
    grid-row: auto;
    margin-block-end: ${space[12]};
    padding: ${space[24]};
  }
`

const Wide = styled.div`
  grid-column: 1 / -1;
  margin-block-start: ${space[12]};
`

const Others = styled.details`
  grid-column: 1 / -1;
  font-size: ${fontSize[15]};

  summary {
    min-block-size: ${minTargetSize};
    align-content: center;
    color: ${color.inkSoft};
    cursor: pointer;
  }
`

const Languages = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space[16]};
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: flex;
    align-items: center;
    min-block-size: ${minTargetSize};
    color: ${color.accent};
  }
`

/** Every template as a card: what it looks like, whom it suits, and its file. All are plain links, so no script is needed. */
export const TemplateCards = () => {
  const t = useResumeTexts()
  const { api, locale } = usePlatform()
  return (
    <QuerySection
      title={t('resume.pick')}
      query={useQuery(resumeTemplatesQuery(api, locale))}
      isEmpty={(data) => data.items.length === 0}
      skeleton={
        <SkeletonRegion>
          <Cards as="div">
            {[0, 1, 2].map((place) => (
              <SkeletonBlock key={place} height="240px" />
            ))}
          </Cards>
        </SkeletonRegion>
      }
    >
      {(data) => (
        <Stack gap={16}>
          <Text tone="soft">{t('resume.blankLead')}</Text>
          <Cards role="list">
            {data.items.map((template) => (
              <TemplateCard key={template.id} template={template} />
            ))}
          </Cards>
        </Stack>
      )}
    </QuerySection>
  )
}

const TemplateCard = ({ template: { id, key, name, for_whom } }: { template: ResumeTemplate }) => {
  const t = useResumeTexts()
  const { locale } = usePlatform()
  return (
    <Card>
      <Stage>
        <ResumePreview template={key} />
      </Stage>
      <Heading level={3} size={18}>
        {name}
      </Heading>
      <Text tone="soft">{for_whom}</Text>
      <Wide>
        <ButtonLink
          href={resumeTemplateFile(id, locale.language)}
          download
          block
          icon={Download}
          label={t('resume.downloadNamed', { name })}
        >
          {t('resume.download')}
        </ButtonLink>
      </Wide>
      <Others>
        <summary>{t('resume.otherLanguages')}</summary>
        <Languages role="list">
          {languages
            .filter((language) => language.key !== locale.language)
            .map((language) => (
              <li key={language.key}>
                <a href={resumeTemplateFile(id, language.key)} download lang={language.intl} hrefLang={language.intl}>
                  {language.label}
                </a>
              </li>
            ))}
        </Languages>
      </Others>
    </Card>
  )
}
