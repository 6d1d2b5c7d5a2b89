import type { MyApplication, MyJob } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { isAppliedQueryKey } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import { Button } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { type QueryClient, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isolateBidi } from '../../account/isolate-bidi.ts'
import { useErrorMessage } from '../../account/use-error-message.ts'
import { AlertDialog } from '../../settings/alert-dialog.tsx'
import { useOfferUndo } from './undo-bar.tsx'

/** For how long a withdrawal can be taken back (contract `undoWithdrawal`). */
const undoMs = 2 * 60_000

/** Tells the cards of the job, and asks anew for all that shows applications: on this page, on the job's and on the lists of other remotes. */
const refreshApplications = (queryClient: QueryClient, job: { id: number }, isApplied: boolean) => {
  queryClient.setQueryData(isAppliedQueryKey(job.id), isApplied)
  return queryClient.invalidateQueries({
    predicate: ({ meta }) => Array.isArray(meta?.changedBy) && meta.changedBy.includes('application.sent'),
  })
}

/** Withdraws an application, after a question, and offers to take that back. */
export function Withdraw({ application, job }: { application: MyApplication; job: MyJob }) {
  const t = useTranslations('mf-profile')
  const { api, queryClient } = usePlatform()
  const errorMessage = useErrorMessage()
  const offerUndo = useOfferUndo()
  const [isAsking, setAsking] = useState(false)
  const undo = async () => {
    const { undoWithdrawal } = await import('@jobspan/shared-kit/contracts/applications/my-jobs')
    await api.call(undoWithdrawal, { params: { id: application.id } })
    await refreshApplications(queryClient, job, true)
  }
  const withdraw = useMutation({
    mutationFn: async () => {
      const { withdrawApplication } = await import('@jobspan/shared-kit/contracts/applications/applications')
      await api.call(withdrawApplication, { params: { id: job.id } })
    },
    onSuccess: () => {
      setAsking(false)
      offerUndo({ text: t('myJobs.withdraw.done'), undo, durationMs: undoMs })
      void refreshApplications(queryClient, job, false)
    },
  })
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        hasPopup="dialog"
        onClick={() => {
          withdraw.reset()
          setAsking(true)
        }}
      >
        {t('myJobs.withdraw.action')}
      </Button>
      <AlertDialog
        open={isAsking}
        title={t('myJobs.withdraw.title')}
        confirmLabel={t('myJobs.withdraw.confirm')}
        busy={withdraw.isPending}
        errorMessage={withdraw.error ? errorMessage(withdraw.error) : undefined}
        onConfirm={() => withdraw.mutate()}
        onClose={() => setAsking(false)}
      >
        {t('myJobs.withdraw.body', { title: isolateBidi(job.title) })}
      </AlertDialog>
    </>
  )
}
