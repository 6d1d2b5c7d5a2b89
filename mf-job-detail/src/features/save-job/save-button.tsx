import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { IconButton } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Heart } from 'lucide-react'
import { useSaveJob } from './use-save-job.ts'

/** The heart: a switch named "Save job". Among others like it, it has no outline, and the id of the title that tells which job it saves. */
export function SaveButton({ job, describedBy }: { job: Pick<JobDetail, 'id' | 'is_saved'>; describedBy?: string }) {
  const t = useTranslations('mf-job-detail')
  const { isSaved, toggle } = useSaveJob(job)
  return (
    <IconButton
      glyph={Heart}
      label={t('save.label')}
      pressed={isSaved}
      filled={isSaved}
      tone={isSaved ? 'active' : describedBy ? 'plain' : 'outline'}
      describedBy={describedBy}
      onClick={toggle}
    />
  )
}
