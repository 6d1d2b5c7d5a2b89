import type { SessionUser } from '@jobspan/shared-kit/contracts/auth/session'
import { Button, preloadOverlaysProps, Stack, Text } from '@jobspan/shared-kit/design'
import { useLazyModule } from '@jobspan/shared-kit/hooks/use-lazy-module'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { Camera } from 'lucide-react'
import { useEditorRequest } from '../../manage-profile/editor-requests.tsx'
import { profileQuery } from '../../profile/profile-query.ts'

/** Opens the dialog in which the member's picture is chosen, cropped or removed. */
export function AvatarButton({ user }: { user: SessionUser }) {
  const t = useTranslations('mf-profile')
  const dialog = useLazyModule(() => import('./avatar-dialog.tsx'), t('problem.offline'))
  const { api } = usePlatform()
  const isGenerated = useQuery(profileQuery(api)).data?.is_avatar_generated ?? false
  useEditorRequest('avatar', dialog.open)
  return (
    <Stack gap={4}>
      <Button
        variant="quiet"
        size="small"
        icon={Camera}
        hasPopup="dialog"
        onClick={dialog.open}
        {...preloadOverlaysProps}
      >
        {t(user.avatar ? 'manage.avatar.change' : 'manage.avatar.add')}
      </Button>
      {dialog.module && <dialog.module.AvatarDialog user={user} open={dialog.isOpen} onClose={dialog.close} />}
      {user.avatar && isGenerated && (
        <Text size={13} tone="soft" align="center">
          {t('manage.avatar.generated')}
        </Text>
      )}
    </Stack>
  )
}
