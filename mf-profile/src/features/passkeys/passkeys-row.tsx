import { signInMethodsQuery } from '@jobspan/shared-features/identity-confirmation/sign-in-methods-query'
import type { SignInMethods } from '@jobspan/shared-kit/contracts/auth/account-security'
import { Stack, Text } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useEffect, useState } from 'react'
import { useIdentityConfirmedMutation } from '../../identity-confirmation/use-identity-confirmed-mutation.ts'
import { SettingRow } from '../../settings/setting-row.tsx'
import { createPasskey } from './passkey-api.ts'
import { PasskeyItem } from './passkey-item.tsx'

/** Told apart by name: federation can load two copies of a class, and browsers throw their own. */
const hasName = (error: unknown, ...names: string[]) => error instanceof Error && names.includes(error.name)

/** Passkeys of the account: made here, named, removed. Browsers that know none are told so. */
export function PasskeysRow({ passkeys }: { passkeys: SignInMethods['passkeys'] }) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const { api, notify, queryClient } = usePlatform()
  const [isKnown, setKnown] = useState(true)
  useEffect(() => setKnown(typeof window.PublicKeyCredential === 'function'), [])
  const add = useIdentityConfirmedMutation({
    action: async () => {
      try {
        return await createPasskey(api, t('passkeys.defaultName', { number: format.number(passkeys.length + 1) }))
      } catch (error) {
        if (hasName(error, 'InvalidStateError')) notify(t('passkeys.known'), 'info')
        else if (hasName(error, 'NotAllowedError', 'AbortError')) notify(t('passkeys.declined'), 'info')
        else throw error
        return null
      }
    },
    onSuccess: (methods) => {
      if (!methods) return
      queryClient.setQueryData(signInMethodsQuery(api).queryKey, methods)
      notify(t('passkeys.added'), 'success')
    },
  })
  return (
    <SettingRow
      label={t('passkeys.label')}
      hint={isKnown ? (passkeys.length === 0 ? t('passkeys.lead') : undefined) : t('passkeys.unsupported')}
      actionsBelow={passkeys.length > 0}
      actions={
        isKnown
          ? [{ id: 'add', label: t('passkeys.add'), loading: add.isPending, onPress: () => add.mutate() }]
          : undefined
      }
    >
      {add.errorMessage && (
        <span role="alert">
          <Text tone="danger" size={15}>
            {add.errorMessage}
          </Text>
        </span>
      )}
      {passkeys.length > 0 && (
        <Stack as="ul" gap={12} label={t('passkeys.label')}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyItem passkey={passkey} />
            </li>
          ))}
        </Stack>
      )}
    </SettingRow>
  )
}
