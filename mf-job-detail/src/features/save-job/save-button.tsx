import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { IconButton } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Heart } from 'lucide-react'
import { useSaveJob } from './use-save-job.ts'

/** The heart: a switch named "Save job". */
export function SaveButton({ job }: { job: Pick<JobDetail, 'id' | 'is_saved'> }) {
  const t = useTranslations('mf-job-detail')
  const { isSaved, toggle } = useSaveJob(job)
  return (
    <IconButton
      glyph={Heart}
      label={t('save.label')}
      pressed={isSaved}
      filled={isSaved}
      tone={isSaved ? 'active' : 'outline'}
      onClick={toggle}
    />
  )
}
