import { Stack, Text } from '@jobspan/shared-kit/design'
import { Dialog } from '@jobspan/shared-kit/design/overlays'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Benefits } from '../../identity/benefits.tsx'
import { PrivacyNote } from '../../identity/privacy-note.tsx'
import { SingpassButton } from '../../identity/singpass-button.tsx'

/** Nothing waits to be confirmed: what a verification is, and the button that begins one. */
export function StartDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('mf-identity')
  return (
    <Dialog open title={t('prompt.title')} onClose={onClose} footer={<SingpassButton />}>
      <Stack gap={16}>
        <Text>{t('prompt.text')}</Text>
        <Benefits />
        <PrivacyNote />
      </Stack>
    </Dialog>
  )
}
