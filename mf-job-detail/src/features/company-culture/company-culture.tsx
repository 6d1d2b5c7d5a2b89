import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { Badge, color, Icon, Inline, Stack, Text } from '@jobspan/shared-kit/design'
import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { Columns } from '../../company/columns.ts'
import { PlainText } from '../../company/plain-text.tsx'
import { useCompanyPartsTexts } from '../../company-parts-texts/use-company-parts-texts.ts'
import { Section } from '../../job/section.tsx'

const Tick = styled.span`
  color: ${color.accent};
`

function Benefits({ benefits }: Pick<CompanyProfile, 'benefits'>) {
  const t = useCompanyPartsTexts()
  return (
    <Section title={t('section.benefits')}>
      <Stack as="ul" gap={12}>
        {benefits.map(({ id, value }) => (
          <li key={id}>
            <Inline gap={8} wrap={false} align="start">
              <Tick>
                <Icon glyph={Check} size={18} />
              </Tick>
              <Text as="span" size={15}>
                {value}
              </Text>
            </Inline>
          </li>
        ))}
      </Stack>
    </Section>
  )
}

/** What the company stands for, and what it gives beside pay. */
export function CompanyCulture({ company }: { company: CompanyProfile }) {
  const t = useCompanyPartsTexts()
  const { culture, culture_text: text, benefits } = company
  const hasValues = culture.length > 0 || !!text
  if (!hasValues) return <Benefits benefits={benefits} />
  return (
    <Columns>
      <Stack gap={32}>
        {text && <PlainText text={text} />}
        {culture.length > 0 && (
          <Section title={t('companyPage.values')}>
            <Inline as="ul" gap={8}>
              {culture.map(({ id, value }) => (
                <li key={id}>
                  <Badge>{value}</Badge>
                </li>
              ))}
            </Inline>
          </Section>
        )}
      </Stack>
      {benefits.length > 0 && <Benefits benefits={benefits} />}
    </Columns>
  )
}
