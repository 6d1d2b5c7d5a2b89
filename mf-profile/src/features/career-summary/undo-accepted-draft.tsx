import { Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { useErrorMessage } from '../../account/use-error-message.ts'
import { useUpdateProfileCache } from '../../profile-completion/use-update-profile-cache.ts'
import { UndoNotice } from '../../settings/undo-notice.tsx'
import { saveSummary } from './summary-api.ts'

/** Says that a draft is the summary now, and brings back what stood there. */
export function UndoAcceptedDraft({
  before,
  version,
  onUndone,
}: {
  before: string
  version: number
  onUndone: () => void
}) {
  const t = useTranslations('mf-profile')
  const { api } = usePlatform()
  const writeProfile = useUpdateProfileCache()
  const toErrorMessage = useErrorMessage()
  const undo = useMutation({
    mutationFn: () => saveSummary(api, before, version),
    onSuccess: (saved) => {
      writeProfile(() => ({ career_summary: saved }))
      onUndone()
    },
  })
  return (
    <Stack gap={4}>
      <UndoNotice text={t('summaryHelp.accepted')} busy={undo.isPending} onUndo={() => undo.mutate()} />
      {undo.error && (
        <span role="alert">
          <Text size={15} tone="danger">
            {toErrorMessage(undo.error)}
          </Text>
        </span>
      )}
    </Stack>
  )
}
