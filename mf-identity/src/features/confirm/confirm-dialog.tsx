import type { IdentityInfo } from '@jobspan/shared-kit/contracts/identity/identity'
import { Button, Notice, Stack, Text } from '@jobspan/shared-kit/design'
import { Dialog } from '@jobspan/shared-kit/design/overlays'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { IdentityRows } from './identity-rows.tsx'

/** What Singpass shared, to be confirmed. Closing counts as skip. */
export function ConfirmDialog({
  info,
  submitting,
  errorMessage,
  onSubmit,
  onSkip,
}: {
  info: IdentityInfo
  submitting: boolean
  errorMessage: string | undefined
  onSubmit: () => void
  onSkip: () => void
}) {
  const t = useTranslations('mf-identity')
  return (
    <Dialog
      open
      width="wide"
      dismissable={false}
      title={t('confirm.title')}
      onClose={onSkip}
      footer={
        <Button loading={submitting} onClick={onSubmit}>
          {t('confirm.submit')}
        </Button>
      }
    >
      <Stack gap={8}>
        <Text tone="soft">{t('confirm.lead')}</Text>
        {errorMessage && (
          <Notice severity="error" live>
            {errorMessage}
          </Notice>
        )}
        <IdentityRows info={info} />
      </Stack>
    </Dialog>
  )
}
