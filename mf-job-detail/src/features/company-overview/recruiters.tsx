import type { CompanyRecruiter } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { Avatar, Grid, Inline, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useCompanyPartsTexts } from '../../company-parts-texts/use-company-parts-texts.ts'
import { Section } from '../../job/section.tsx'
import { RecruiterChat } from './recruiter-chat.tsx'

/** Who of the company reads applications, and how soon they reply. A chat is about a job, so it begins on the page of one; one that has begun goes on here. */
export function Recruiters({ recruiters, hasJobs }: { recruiters: readonly CompanyRecruiter[]; hasJobs: boolean }) {
  const t = useTranslations('mf-job-detail')
  const tPart = useCompanyPartsTexts()
  return (
    <Section title={tPart('companyPage.recruiters.title')}>
      <Grid as="ul" gap={16} min="15rem">
        {recruiters.map((recruiter) => (
          <li key={recruiter.id}>
            <Inline gap={12} wrap={false} align="start">
              <Avatar name={recruiter.name} image={recruiter.avatar_url} size={48} />
              <Stack gap={0}>
                <Text weight="semibold" size={15}>
                  <bdi>{recruiter.name}</bdi>
                </Text>
                <Text size={13} tone="soft" direction="auto">
                  {recruiter.title ?? t('recruiter.role')}
                </Text>
                {recruiter.reply_label && (
                  <Text size={13} tone="success">
                    {tPart(`companyPage.recruiters.${recruiter.reply_label}`)}
                  </Text>
                )}
                {recruiter.activity && (
                  <Text size={13} tone="faint">
                    {t(`activity.${recruiter.activity}`)}
                  </Text>
                )}
                <Text as="div" size={13}>
                  <RecruiterChat recruiterId={recruiter.id} />
                </Text>
              </Stack>
            </Inline>
          </li>
        ))}
      </Grid>
      {hasJobs && (
        <Text size={13} tone="soft">
          {tPart('companyPage.recruiters.chat')}
        </Text>
      )}
    </Section>
  )
}
