import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { Badge, color, Icon, Inline, Stack, space, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { PlainText } from '../../company/plain-text.tsx'
import { Section } from '../../job/section.tsx'

const Benefits = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space[12]} ${space[24]};
  margin: 0;
  padding: 0;
  list-style: none;
`
const Tick = styled.span`
  color: ${color.accent};
`

/** What the company stands for, and what it gives beside pay. */
export function CompanyCulture({ company }: { company: CompanyProfile }) {
  const t = useTranslations('mf-job-detail')
  return (
    <Stack gap={48}>
      {company.culture_text && <PlainText text={company.culture_text} />}
      {company.culture.length > 0 && (
        <Section title={t('companyPage.values')}>
          <Inline as="ul" gap={8}>
            {company.culture.map(({ id, value }) => (
              <li key={id}>
                <Badge>{value}</Badge>
              </li>
            ))}
          </Inline>
        </Section>
      )}
      {company.benefits.length > 0 && (
        <Section title={t('section.benefits')}>
          <Benefits role="list">
            {company.benefits.map(({ id, value }) => (
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
          </Benefits>
        </Section>
      )}
    </Stack>
  )
}
