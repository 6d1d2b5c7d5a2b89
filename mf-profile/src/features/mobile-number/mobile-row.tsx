import type { SessionUser } from '@jobspan/shared-kit/contracts/auth/session'
import { Badge, Inline, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { useUpdateSessionUser } from '../../account/use-update-session-user.ts'
import { useIdentityConfirmedMutation } from '../../identity-confirmation/use-identity-confirmed-mutation.ts'
import { AlertDialog } from '../../settings/alert-dialog.tsx'
import { LazyModule } from '../../settings/lazy-module.tsx'
import { type RowAction, SettingRow } from '../../settings/setting-row.tsx'
import { removeNumber } from './verify-mobile.ts'

const loadEditor = () => import('./mobile-editor.tsx')

/** The account's mobile number: added and changed by a code that is texted to it. */
export function MobileRow({ user }: { user: SessionUser }) {
  const t = useTranslations('mf-profile')
  const { api, notify } = usePlatform()
  const takeUser = useUpdateSessionUser()
  const [asking, setAsking] = useState(false)
  const remove = useIdentityConfirmedMutation({
    action: () => removeNumber(api),
    onSuccess: (answer) => {
      takeUser(answer.user)
      notify(t('mobile.removed'), 'success')
      setAsking(false)
    },
  })
  const editor = (number: string) => (close: () => void) => (
    <LazyModule load={loadEditor}>{({ MobileEditor }) => <MobileEditor number={number} onDone={close} />}</LazyModule>
  )
  const number = user.phone_num
  const actions: RowAction[] = [{ id: 'change', label: t(number ? 'change' : 'add'), editor: editor('') }]
  if (number && !user.is_mobile_verified) actions.unshift({ id: 'verify', label: t('verify'), editor: editor(number) })
  if (number) actions.push({ id: 'remove', label: t('remove'), hasPopup: true, onPress: () => setAsking(true) })
  return (
    <>
      <SettingRow label={t('mobile.label')} actions={actions} hint={number ? undefined : t('mobile.none')}>
        {number && (
          <Inline gap={8}>
            <Text direction="ltr" numeric>
              {number}
            </Text>
            {user.is_mobile_verified ? (
              <Badge tone="success" icon={BadgeCheck}>
                {t('verified')}
              </Badge>
            ) : (
              <Badge tone="warning">{t('notVerified')}</Badge>
            )}
          </Inline>
        )}
      </SettingRow>
      <AlertDialog
        open={asking}
        title={t('mobile.removeTitle')}
        confirmLabel={t('remove')}
        busy={remove.isPending}
        errorMessage={remove.errorMessage}
        onConfirm={() => remove.mutate()}
        onClose={() => {
          setAsking(false)
          remove.reset()
        }}
      >
        {t('mobile.removeBody')}
      </AlertDialog>
    </>
  )
}
