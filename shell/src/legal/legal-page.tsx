import {
  Container,
  color,
  fontSize,
  Heading,
  media,
  radius,
  Stack,
  space,
  Text,
  TextLink,
} from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { type PageContext, usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { styled } from 'styled-components'
import { changedOn, fill, type LegalDocument, type LegalText, legalTextQuery } from './legal-text.ts'

const Page = styled.div`
  display: grid;
  gap: ${space[32]};
  padding-block: ${space[32]} ${space[16]};

  ${media.wide} {
    grid-template-columns: minmax(0, 42.5rem) minmax(0, 16rem);
    column-gap: ${space[96]};
    align-items: start;
    padding-block-start: ${space[64]};
  }
`
/** Beside the text on wide screens, where it stays in sight; between head and text on phones. */
const Contents = styled.nav`
  padding: ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};

  ${media.wide} {
    position: sticky;
    inset-block-start: 96px;
    grid-column: 2;
    grid-row: 1 / span 2;
    padding: 0;
    border: 0;
  }
`
const SectionList = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`
const SectionItem = styled.li`
  display: flex;
  align-items: center;
  min-block-size: 2.25rem;
  font-size: ${fontSize[15]};
`
const Section = styled.section`
  outline: none;
  display: grid;
  gap: ${space[12]};
`
const Points = styled.ul`
  display: grid;
  gap: ${space[8]};
  margin: 0;
  padding-inline-start: 1.25em;
  overflow-wrap: break-word;
`

/**
 * Leads to a section and hands it the focus. The browser's own way to a place in a page is a step in the history, after which
 * the shell puts the page back to where that step was left.
 */
const lead = (event: MouseEvent, id: string) => {
  const section = document.getElementById(id)
  if (!section || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  section.scrollIntoView()
  section.focus({ preventScroll: true })
}

const idOf = (index: number) => `section-${index + 1}`

const Content = ({ document, text }: { document: LegalDocument; text: LegalText }) => {
  const t = useTranslations('kit')
  const format = useFormat()
  const { locale, site } = usePlatform()
  const values = { brand: site.brand, date: format.date(changedOn) }
  const fillText = (words: string) => fill(words, values)
  const other = document === 'terms' ? 'privacy' : 'terms'
  return (
    <Container>
      <Page>
        <Stack gap={16} as="header">
          <Heading level={1} size={48}>
            {fillText(text.title)}
          </Heading>
          <Text size={18}>{fillText(text.lead)}</Text>
          <Text size={15} tone="soft">
            {fillText(text.changed)}
          </Text>
        </Stack>
        <Contents aria-labelledby="legal-contents">
          <Stack gap={8}>
            <Heading level={2} size={16} id="legal-contents">
              {text.contents}
            </Heading>
            <SectionList role="list">
              {text.sections.map(({ heading }, index) => (
                <SectionItem key={heading}>
                  <TextLink href={`#${idOf(index)}`} tone="quiet" onClick={(event) => lead(event, idOf(index))}>
                    {fillText(heading)}
                  </TextLink>
                </SectionItem>
              ))}
            </SectionList>
          </Stack>
        </Contents>
        <Stack gap={32}>
          {text.sections.map(({ heading, text: paragraphs, points }, index) => (
            <Section key={heading} id={idOf(index)} tabIndex={-1} aria-labelledby={`${idOf(index)}-heading`}>
              <Heading level={2} size={22} id={`${idOf(index)}-heading`}>
                {fillText(heading)}
              </Heading>
              {paragraphs.map((paragraph) => (
                <Text key={paragraph}>{fillText(paragraph)}</Text>
              ))}
              {points && (
                <Points>
                  {points.map((point) => (
                    <li key={point}>{fillText(point)}</li>
                  ))}
                </Points>
              )}
            </Section>
          ))}
          <Text>
            <TextLink href={inLanguage(locale.language, urls[other]())}>{t(`legal.${other}`)}</TextLink>
          </Text>
        </Stack>
      </Page>
    </Container>
  )
}

/** A document as a page of its own. */
export const LegalPage = ({ document }: { document: LegalDocument }) => {
  const { locale } = usePlatform()
  const { data } = useQuery(legalTextQuery(document, locale.language))
  return data ? <Content document={document} text={data} /> : null
}

/** What a document's page tells the shell. */
export const describeLegalPage = (document: LegalDocument) => ({
  queries: ({ locale }: PageContext) => [{ options: legalTextQuery(document, locale.language), critical: true }],
  head: ({ queryClient, locale, site }: PageContext) => {
    const text = queryClient.getQueryData(legalTextQuery(document, locale.language).queryKey)
    return { title: fill(text?.title ?? '', site), description: fill(text?.description ?? '', site) }
  },
})
