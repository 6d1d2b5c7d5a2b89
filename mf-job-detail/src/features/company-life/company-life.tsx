import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { color, Stack, space, Text, TextLink } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { ExternalLink } from 'lucide-react'
import { styled } from 'styled-components'
import { PlainText } from '../../company/plain-text.tsx'
import { useCompanyPartsTexts } from '../../company-parts-texts/use-company-parts-texts.ts'
import { httpUrl } from '../../job/http-url.ts'
import { Section } from '../../job/section.tsx'
import { Album } from './album.tsx'

const Entries = styled.ul`
  max-inline-size: 42.5rem;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    padding-block: ${space[12]};
    border-block-start: 1px solid ${color.line};
  }
`

function News({ news }: { news: CompanyProfile['news'] }) {
  const t = useCompanyPartsTexts()
  const format = useFormat()
  return (
    <Section title={t('companyPage.news')}>
      <Entries role="list">
        {news.map(({ title, url, published_on: publishedOn, source }) => {
          const href = httpUrl(url)
          const notes = [source, publishedOn && format.date(publishedOn, 'long')].filter((note) => note)
          return (
            <li key={url}>
              <Stack gap={4}>
                <Text weight="medium" direction="auto">
                  {href ? (
                    <TextLink href={href} external iconEnd={ExternalLink}>
                      {title}
                    </TextLink>
                  ) : (
                    title
                  )}
                </Text>
                {notes.length > 0 && (
                  <Text size={13} tone="faint">
                    {notes.join(' · ')}
                  </Text>
                )}
              </Stack>
            </li>
          )
        })}
      </Entries>
    </Section>
  )
}

/** How it is to work there: the company's words, pictures, and what others published. */
export function CompanyLife({ company }: { company: CompanyProfile }) {
  return (
    <Stack gap={48}>
      {company.life_text && <PlainText text={company.life_text} />}
      {company.pictures.length > 0 && <Album company={company} />}
      {company.news.length > 0 && <News news={company.news} />}
    </Stack>
  )
}
