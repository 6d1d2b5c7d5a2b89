import { useOwnDay } from '@jobspan/shared-features/own-day'
import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { Stack, Text } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'

/** What stays in sight beside the button while the job scrolls by. */
export function StickyJobFacts({ job }: { job: JobDetail }) {
  const t = useTranslations('mf-job-detail')
  const format = useFormat()
  const dayOf = useOwnDay()
  return (
    <Stack gap={4}>
      <Text weight={job.pay ? 'semibold' : 'regular'} numeric tone={job.pay ? 'ink' : 'faint'}>
        {format.salary(job.pay)}
      </Text>
      {job.status === 'open' && job.valid_through && (
        <Text size={15} tone="soft" numeric>
          {t('facts.until', { date: dayOf(job.valid_through, 'long') })}
        </Text>
      )}
    </Stack>
  )
}
