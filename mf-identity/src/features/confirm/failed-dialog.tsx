import type { IdentityFailure } from '@jobspan/shared-kit/contracts/identity/identity'
import { Button, Notice, Stack, Text } from '@jobspan/shared-kit/design'
import { Dialog } from '@jobspan/shared-kit/design/overlays'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { SingpassButton } from '../../identity/singpass-button.tsx'
import { StandInNote } from '../../identity/stand-in-note.tsx'
import { IdentityRows } from './identity-rows.tsx'

/** Why there is nothing to confirm, with both ways on: to put it off, or to go to Singpass again. */
export function FailedDialog({
  failure,
  message,
  onSkip,
}: {
  failure: IdentityFailure | null
  /** What the API said instead, such as that the person is verified in another account. */
  message?: string | undefined
  onSkip: () => void
}) {
  const t = useTranslations('mf-identity')
  const reason = failure?.reason
  const text =
    message ??
    (reason && reason !== 'unavailable' && reason !== 'nothing_waiting' ? t(`failed.${reason}`) : t('failed.text'))
  return (
    <Dialog
      open
      width="wide"
      dismissable={false}
      title={t('failed.title')}
      onClose={onSkip}
      footer={
        <>
          <Button variant="secondary" onClick={onSkip}>
            {t('failed.later')}
          </Button>
          <SingpassButton fillsFooter />
        </>
      }
    >
      <Stack gap={16}>
        <Notice severity="error">
          {text}
          {failure?.reference && (
            <Text as="div" size={13}>
              {t('failed.reference', { reference: failure.reference })}
            </Text>
          )}
        </Notice>
        <IdentityRows info={undefined} />
        <StandInNote />
      </Stack>
    </Dialog>
  )
}
