import type { UserIdentity } from '@jobspan/shared-kit/contracts/identity/identity'
import { Badge, Button, Stack, Text } from '@jobspan/shared-kit/design'
import { Dialog } from '@jobspan/shared-kit/design/overlays'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { BadgeCheck } from 'lucide-react'
import { Benefits } from '../../identity/benefits.tsx'
import { useIdentityLabel } from '../../identity/use-identity-label.ts'

/** The member is verified. Closing loads the page anew, so that everything on it knows. */
export function SuccessDialog({ identity, onClose }: { identity: UserIdentity; onClose: () => void }) {
  const t = useTranslations('mf-identity')
  const label = useIdentityLabel(identity)
  return (
    <Dialog
      open
      title={t('success.title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('success.findJobs')}</Button>}
    >
      <Stack gap={16}>
        <div>
          <Badge tone="success" icon={BadgeCheck}>
            {t('badge.label')}
          </Badge>
        </div>
        <Text weight="semibold">{t('success.identity', { identity: label })}</Text>
        <Benefits />
      </Stack>
    </Dialog>
  )
}
