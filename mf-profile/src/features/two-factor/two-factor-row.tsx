import { signInMethodsQuery } from '@jobspan/shared-features/identity-confirmation/sign-in-methods-query'
import type { SignInMethods } from '@jobspan/shared-kit/contracts/auth/account-security'
import { Badge, Inline, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useIdentityConfirmedMutation } from '../../identity-confirmation/use-identity-confirmed-mutation.ts'
import { AlertDialog } from '../../settings/alert-dialog.tsx'
import { LazyModule } from '../../settings/lazy-module.tsx'
import { type RowAction, SettingRow } from '../../settings/setting-row.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { renewCodes, turnOffTwoFactor } from './two-factor-api.ts'

const loadSetup = () => import('./two-factor-setup.tsx')
/** From so few recovery codes on, new ones are recommended. */
const fewCodes = 3

const useSwitchOff = (onDone: () => void) => {
  const t = useTranslations('mf-profile')
  const { api, notify, queryClient } = usePlatform()
  return useIdentityConfirmedMutation({
    action: () => turnOffTwoFactor(api),
    onSuccess: (methods) => {
      queryClient.setQueryData(signInMethodsQuery(api).queryKey, methods)
      notify(t('twoFactor.isOff'), 'success')
      onDone()
    },
  })
}

/** The second step of signing in: set up with an authenticator app, recovery codes renewed, switched off. */
export function TwoFactorRow({ twoFactor }: { twoFactor: SignInMethods['two_factor'] }) {
  const t = useTranslations('mf-profile')
  const { api, queryClient } = usePlatform()
  const [asking, setAsking] = useState<'off' | 'renew' | null>(null)
  const [codes, setCodes] = useState<string[]>()
  const refresh = () => queryClient.invalidateQueries({ queryKey: signInMethodsQuery(api).queryKey })
  const off = useSwitchOff(() => setAsking(null))
  const renew = useIdentityConfirmedMutation({
    action: () => renewCodes(api),
    onSuccess: (answer) => {
      setCodes(answer.recovery_codes)
      setAsking(null)
    },
  })
  if (codes)
    return (
      <SettingRow label={t('twoFactor.label')}>
        <RecoveryCodes
          codes={codes}
          onDone={() => {
            setCodes(undefined)
            void refresh()
          }}
        />
      </SettingRow>
    )
  const actions: RowAction[] = twoFactor.is_enabled
    ? [
        { id: 'renew', label: t('twoFactor.renew'), hasPopup: true, onPress: () => setAsking('renew') },
        { id: 'off', label: t('twoFactor.switchOff'), hasPopup: true, onPress: () => setAsking('off') },
      ]
    : [
        {
          id: 'setup',
          label: t('twoFactor.setUp'),
          editor: (close) => (
            <SetupEditor
              onCancel={close}
              onDone={(codes) => {
                close()
                setCodes(codes)
              }}
            />
          ),
        },
      ]
  const left = twoFactor.recovery_codes_left
  const which = asking === 'off' ? off : renew
  return (
    <>
      <SettingRow
        label={t('twoFactor.label')}
        hint={twoFactor.is_enabled ? t('twoFactor.codesLeft', { count: left }) : t('twoFactor.lead')}
        actions={actions}
      >
        <TwoFactorBadges twoFactor={twoFactor} />
      </SettingRow>
      <AlertDialog
        open={asking !== null}
        title={t(asking === 'off' ? 'twoFactor.offTitle' : 'twoFactor.renewTitle')}
        confirmLabel={t(asking === 'off' ? 'twoFactor.switchOff' : 'twoFactor.renew')}
        danger={asking === 'off'}
        busy={which.isPending}
        errorMessage={which.errorMessage}
        onConfirm={() => which.mutate()}
        onClose={() => {
          setAsking(null)
          off.reset()
          renew.reset()
        }}
      >
        {t(asking === 'off' ? 'twoFactor.offBody' : 'twoFactor.renewBody')}
      </AlertDialog>
    </>
  )
}

function TwoFactorBadges({ twoFactor }: { twoFactor: SignInMethods['two_factor'] }) {
  const t = useTranslations('mf-profile')
  return (
    <Inline gap={8}>
      {twoFactor.is_enabled ? (
        <Badge tone="success" icon={ShieldCheck}>
          {t('on')}
        </Badge>
      ) : (
        <Text tone="soft">{t('off')}</Text>
      )}
      {twoFactor.is_enabled && twoFactor.recovery_codes_left < fewCodes && (
        <Badge tone="warning">{t('twoFactor.few')}</Badge>
      )}
    </Inline>
  )
}

function SetupEditor(props: { onCancel: () => void; onDone: (codes: string[]) => void }) {
  return <LazyModule load={loadSetup}>{({ TwoFactorSetup }) => <TwoFactorSetup {...props} />}</LazyModule>
}
