import { useOwnDay } from '@jobspan/shared-features/own-day'
import { Button, Notice } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useCancelDeletion } from './use-cancel-deletion.ts'

/** Stands over every tab while the account waits to be deleted, with the way to keep it, by which it goes. */
export function DeletionBanner({ deleteAfter, onCancelled }: { deleteAfter: string; onCancelled: () => void }) {
  const t = useTranslations('mf-profile')
  const dayOf = useOwnDay()
  const keep = useCancelDeletion(onCancelled)
  return (
    <Notice
      severity="warning"
      live
      title={t('deletion.title', { date: dayOf(deleteAfter, 'long') })}
      action={
        <Button size="small" variant="secondary" loading={keep.isPending} onClick={() => keep.mutate()}>
          {t('deletion.keep')}
        </Button>
      }
    >
      {keep.errorMessage ?? t('deletion.body')}
    </Notice>
  )
}
