import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { Inline, Stack, Text, TextLink } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { ExternalLink } from 'lucide-react'
import { Columns } from '../../company/columns.ts'
import { FactCard } from '../../company/fact-card.tsx'
import { PlainText } from '../../company/plain-text.tsx'
import { useCompanyPartsTexts } from '../../company-parts-texts/use-company-parts-texts.ts'
import { httpUrl } from '../../job/http-url.ts'
import { mapUrl } from '../../job/map-url.ts'
import { Section } from '../../job/section.tsx'

function Address({ company }: { company: CompanyProfile }) {
  const tPart = useCompanyPartsTexts()
  const { address, coordinates, location } = company
  const map = mapUrl({
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
    address: address ?? location,
  })
  return (
    <Section title={tPart('companyPage.fact.address')}>
      <Stack gap={8}>
        <Text direction="auto">{address ?? location}</Text>
        {map && (
          <div>
            <TextLink href={map} external iconEnd={ExternalLink}>
              {tPart('place.map')}
            </TextLink>
          </div>
        )}
      </Stack>
    </Section>
  )
}

/** Elsewhere on the web, in the company's own words. */
function Links({ company }: { company: CompanyProfile }) {
  const t = useTranslations('mf-job-detail')
  const tPart = useCompanyPartsTexts()
  const website = httpUrl(company.website)
  const links = [
    ...(website ? [{ name: t('company.website'), href: website }] : []),
    ...company.social_media.flatMap(({ type, url }) => {
      const href = httpUrl(url)
      return href ? [{ name: type.value, href }] : []
    }),
  ]
  if (links.length === 0) return null
  return (
    <Section title={tPart('companyPage.links')}>
      <Inline as="ul" gap={24}>
        {links.map(({ name, href }) => (
          <li key={href}>
            <TextLink href={href} external iconEnd={ExternalLink}>
              {name}
            </TextLink>
          </li>
        ))}
      </Inline>
    </Section>
  )
}

/** What the company says of itself, and what a register says of it. */
export function CompanyAbout({ company }: { company: CompanyProfile }) {
  const tPart = useCompanyPartsTexts()
  const format = useFormat()
  const { registration, legal_name: legalName, aliases } = company
  const facts = [
    legalName ? { name: tPart('companyPage.fact.legalName'), value: legalName } : null,
    aliases.length > 0 ? { name: tPart('companyPage.fact.aliases'), value: format.list(aliases) } : null,
    registration && { name: tPart('companyPage.fact.registrationNumber'), value: registration.number },
    registration?.register ? { name: tPart('companyPage.fact.register'), value: registration.register } : null,
    registration?.registered_on
      ? { name: tPart('companyPage.fact.registeredOn'), value: format.date(registration.registered_on, 'long') }
      : null,
    registration && {
      name: tPart('companyPage.fact.status'),
      value: tPart(`companyPage.registration.${registration.status}`),
    },
  ]
  return (
    <Columns>
      <Stack gap={48}>
        {company.overview && <PlainText text={company.overview} />}
        {(company.address || company.coordinates) && <Address company={company} />}
        <Links company={company} />
      </Stack>
      <FactCard title={tPart('companyPage.registration.title')} facts={facts} />
    </Columns>
  )
}
