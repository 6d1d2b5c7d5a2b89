import type { MyJobsRow } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { Text, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'

/** An agreed interview about a job, and the way to it. */
export function NextInterviewLine({ interview }: { interview: NonNullable<MyJobsRow['next_interview']> }) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const link = useInternalLink()
  return (
    <Text size={15}>
      <TextLink {...link(urls.interviews({ interview: interview.id }))}>
        {t('myJobs.nextInterview', { date: format.date(interview.date ?? interview.starts_at) })}
      </TextLink>
    </Text>
  )
}
