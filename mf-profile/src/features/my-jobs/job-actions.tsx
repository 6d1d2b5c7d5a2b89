import type { MyJob, MyJobsRow } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { Button, ButtonLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'
import { ChevronDown, ChevronUp, MessageCircle, NotebookPen } from 'lucide-react'
import { useFocusAfter } from '../../settings/use-focus-after.ts'
import { preloadRowDetails } from './load-row-details.ts'
import { RowActions } from './row-layout.tsx'

type Props = {
  row: MyJobsRow
  job: MyJob
  /** Of the title that says which job the buttons are about. */
  titleId: string
  details: { id: string; isOpen: boolean; toggle: () => void } | undefined
  isEditingNote: boolean
  onEditNote: () => void
}

/** What can be done at once with a row; what cannot be taken lightly is in its details. */
export function JobActions({ row, job, titleId, details, isEditingNote, onEditNote }: Props) {
  const t = useTranslations('mf-profile')
  const link = useInternalLink()
  const noteButton = useFocusAfter(isEditingNote)
  return (
    <RowActions>
      {details && (
        <Button
          variant="quiet"
          size="small"
          icon={details.isOpen ? ChevronUp : ChevronDown}
          expanded={details.isOpen}
          controls={details.isOpen ? details.id : undefined}
          describedBy={titleId}
          onPointerEnter={preloadRowDetails}
          onFocus={preloadRowDetails}
          onClick={details.toggle}
        >
          {t(row.application ? 'myJobs.details' : 'myJobs.readCopy')}
        </Button>
      )}
      {row.chat_id !== null && (
        <ButtonLink variant="quiet" size="small" icon={MessageCircle} {...link(urls.chat(row.chat_id))}>
          {t('myJobs.openChat')}
        </ButtonLink>
      )}
      {row.application?.can_reapply && job.status === 'open' && (
        <ButtonLink variant="quiet" size="small" {...link(`${urls.job(job.slug)}?apply=1`)}>
          {t('myJobs.applyAgain')}
        </ButtonLink>
      )}
      {!isEditingNote && (
        <Button
          variant="quiet"
          size="small"
          icon={NotebookPen}
          describedBy={titleId}
          onClick={onEditNote}
          ref={noteButton}
        >
          {t(row.note ? 'myJobs.note.edit' : 'myJobs.note.add')}
        </Button>
      )}
    </RowActions>
  )
}
