import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { Badge, Inline, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'
import { ArrowRight } from 'lucide-react'
import { useCompanyPartsTexts } from '../../company-parts-texts/use-company-parts-texts.ts'
import { Section } from '../../job/section.tsx'

const shownBenefits = 8

/** What the company gives beside pay, or else what it stands for; its tab has all. */
export function CultureInShort({ company }: { company: CompanyProfile }) {
  const t = useTranslations('mf-job-detail')
  const tPart = useCompanyPartsTexts()
  const link = useInternalLink()
  const isOfBenefits = company.benefits.length > 0
  const items = isOfBenefits ? company.benefits : company.culture
  if (items.length === 0) return null
  return (
    <Section title={tPart(isOfBenefits ? 'section.benefits' : 'companyPage.values')}>
      <Inline as="ul" gap={8}>
        {items.slice(0, shownBenefits).map(({ id, value }) => (
          <li key={id}>
            <Badge>{value}</Badge>
          </li>
        ))}
      </Inline>
      <div>
        <TextLink {...link(urls.company(company, 'culture'))} iconEnd={ArrowRight}>
          {t('companyPage.tab.culture')}
        </TextLink>
      </div>
    </Section>
  )
}
