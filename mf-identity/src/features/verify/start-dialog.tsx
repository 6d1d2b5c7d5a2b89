import { Stack, Text } from '@jobspan/shared-kit/design'
import { Dialog } from '@jobspan/shared-kit/design/overlays'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { Benefits } from '../../identity/benefits.tsx'
import { identityStatusQuery } from '../../identity/identity-queries.ts'
import { NotOffered } from '../../identity/not-offered.tsx'
import { PrivacyNote } from '../../identity/privacy-note.tsx'
import { SingpassButton } from '../../identity/singpass-button.tsx'
import { StandInNote } from '../../identity/stand-in-note.tsx'

/** Nothing waits to be confirmed: what a verification is, and the button that begins one. */
export function StartDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('mf-identity')
  const { api } = usePlatform()
  const status = useQuery(identityStatusQuery(api)).data
  if (status?.is_available === false) {
    return (
      <Dialog open title={t('settings.title')} onClose={onClose}>
        <NotOffered />
      </Dialog>
    )
  }
  return (
    <Dialog open title={t('prompt.title')} onClose={onClose} footer={<SingpassButton fillsFooter />}>
      <Stack gap={16}>
        <Text>{t('prompt.text')}</Text>
        <Benefits />
        <PrivacyNote />
        <StandInNote />
      </Stack>
    </Dialog>
  )
}
