import { Button, LazyDialog, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useMutation } from '@tanstack/react-query'
import type { PendingDraft } from './draft-review.tsx'

/** Asks whoever finishes what becomes of what was read, is new, and is not in the profile: it is never left out without a question. */
export function UnaddedDialog({
  open,
  pending,
  onClose,
  onFinish,
}: {
  open: boolean
  pending: PendingDraft | undefined
  onClose: () => void
  onFinish: () => void
}) {
  const t = useTranslations('mf-profile')
  const adding = useMutation({
    mutationFn: async () => pending?.add() ?? true,
    onSuccess: (isAll) => {
      onClose()
      if (isAll) onFinish()
    },
    // The bar of the review says what went wrong.
    onError: onClose,
  })
  const leave = () => {
    onClose()
    onFinish()
  }
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={t('reading.unadded.title')}
      footer={
        <>
          <Button variant="secondary" onClick={leave}>
            {t('reading.unadded.leave')}
          </Button>
          {pending?.hasTicked && (
            <Button loading={adding.isPending} onClick={() => adding.mutate()}>
              {t('reading.unadded.add')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={12}>
        <Text>{t('reading.unadded.body', { what: pending?.text ?? '' })}</Text>
        <Text size={15} tone="soft">
          {t('reading.unadded.later')}
        </Text>
      </Stack>
    </LazyDialog>
  )
}
