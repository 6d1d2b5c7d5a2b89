import { Card, CardLink, CompanyLogo, Grid, Heading, Inline, Stack, Text } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { similarCompaniesQuery } from '../../company/company-queries.ts'
import { CompanyName } from '../../job/company-name.tsx'
import { PrefetchOnIntent } from '../../job/prefetch-on-intent.tsx'
import { Section } from '../../job/section.tsx'

/** Companies of the same industry that are hiring. Left out where there are none or they cannot be had: the page is whole without them. */
export function SimilarCompanies({ companyId }: { companyId: number }) {
  const t = useTranslations('mf-job-detail')
  const { api, prefetch } = usePlatform()
  const link = useInternalLink()
  const { data } = useQuery(similarCompaniesQuery(api, companyId))
  if (data === undefined || data.items.length === 0) return null
  return (
    <Section title={t('companyPage.similar')}>
      <Grid as="ul" gap={12} min="17rem">
        {data.items.map((company) => {
          const path = urls.company(company)
          const facts = [company.industry?.value, company.location].filter((fact) => fact)
          return (
            <Card as="li" key={company.id} padding={16} interactive>
              <PrefetchOnIntent onIntent={() => prefetch(path)}>
                <Inline gap={12} wrap={false} align="start">
                  <CompanyLogo name={company.name} image={company.logo_url} size={48} />
                  <Stack gap={4}>
                    <Heading level={3} size={16} lines={2}>
                      <CardLink {...link(path)}>
                        <CompanyName company={company} />
                      </CardLink>
                    </Heading>
                    <Text size={13} tone="soft" lines={2}>
                      {facts.join(' · ')}
                    </Text>
                    <Text size={13} numeric>
                      {t('company.openJobs', { count: company.open_jobs })}
                    </Text>
                  </Stack>
                </Inline>
              </PrefetchOnIntent>
            </Card>
          )
        })}
      </Grid>
    </Section>
  )
}
