import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { IconButton } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Heart } from 'lucide-react'
import { useSaveJob } from './use-save-job.ts'

/** The heart of a job card. Works for guests too: their session keeps what they save. */
export const SaveButton = ({ job }: { job: Pick<JobSummary, 'id' | 'title' | 'is_saved'> }) => {
  const t = useTranslations('mf-search')
  const { isSaved, toggle } = useSaveJob(job)
  return (
    <IconButton
      glyph={Heart}
      label={t('save.name', { title: job.title })}
      pressed={isSaved}
      filled={isSaved}
      tone={isSaved ? 'active' : 'plain'}
      onClick={toggle}
    />
  )
}
