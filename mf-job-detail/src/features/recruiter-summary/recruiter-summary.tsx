import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { Avatar, Inline, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Section } from '../../job/section.tsx'
import { useReadPartTexts } from '../../read-part-texts/use-read-part-texts.ts'

/** The person who reads the applications. */
export function RecruiterSummary({ job }: { job: JobDetail }) {
  const t = useTranslations('mf-job-detail')
  const tPart = useReadPartTexts()
  const { recruiter, recruiter_activity: activity } = job
  if (!recruiter) return null
  const notes = [recruiter.title, activity && t(`activity.${activity}`)].filter((note) => note)
  return (
    <Section title={tPart('section.recruiter')}>
      <Inline gap={12} wrap={false}>
        <Avatar name={recruiter.name} image={recruiter.avatar_url} size={40} />
        <Stack gap={0}>
          <Text weight="semibold" size={15}>
            <bdi>{recruiter.name}</bdi>
          </Text>
          <Text size={13} tone="soft">
            {notes.length > 0 ? notes.join(' · ') : t('recruiter.role')}
          </Text>
        </Stack>
      </Inline>
    </Section>
  )
}
