import { Button, Inline, preloadOverlaysProps, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useErrorMessage } from '../account/use-error-message.ts'
import { InlineError } from '../profile-completion/inline-error.tsx'
import { Outdent } from '../settings/outdent.tsx'

/** One record: what it says, and that it can be changed or deleted. */
export function RecordItem({
  show,
  remove,
  keptBecause,
  opensDialog = false,
  onEdit,
  onRemoved,
}: {
  /** `titleId` is what its buttons are described by. */
  show: (titleId: string) => ReactNode
  remove: () => Promise<unknown>
  /** Why it cannot be deleted. */
  keptBecause?: string | undefined
  /** Whether it is changed in a dialog. */
  opensDialog?: boolean
  onEdit: () => void
  onRemoved: () => void
}) {
  const t = useTranslations('mf-profile')
  const toErrorMessage = useErrorMessage()
  const titleId = useId()
  const removal = useMutation({ mutationFn: remove, onSuccess: onRemoved })
  return (
    <Stack gap={8}>
      {show(titleId)}
      {removal.error && <InlineError>{toErrorMessage(removal.error)}</InlineError>}
      <Outdent>
        <Inline gap={4}>
          <Button
            variant="quiet"
            size="small"
            describedBy={titleId}
            onClick={onEdit}
            {...(opensDialog ? { hasPopup: 'dialog', ...preloadOverlaysProps } : {})}
          >
            {t('records.edit')}
          </Button>
          {keptBecause === undefined && (
            <Button
              variant="quiet"
              size="small"
              describedBy={titleId}
              loading={removal.isPending}
              onClick={() => removal.mutate()}
            >
              {t('records.delete')}
            </Button>
          )}
        </Inline>
      </Outdent>
      {keptBecause && (
        <Text size={15} tone="soft">
          {keptBecause}
        </Text>
      )}
    </Stack>
  )
}
