import { signInMethodsQuery } from '@jobspan/shared-features/identity-confirmation/sign-in-methods-query'
import type { SignInMethods } from '@jobspan/shared-kit/contracts/auth/account-security'
import type { SocialProvider } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIdentityConfirmedMutation } from '../../identity-confirmation/use-identity-confirmed-mutation.ts'
import { AlertDialog } from '../../settings/alert-dialog.tsx'
import { SettingRow } from '../../settings/setting-row.tsx'
import { providerNames, socialProvidersQuery, startSocialLink, unlinkSocialAccount } from './social-accounts.ts'

/** Social accounts that lead in here, and those that could. */
export function SocialRows({ methods }: { methods: SignInMethods }) {
  const { api } = usePlatform()
  const offered = useQuery(socialProvidersQuery(api))
  const linked = methods.social.map(({ provider }) => provider)
  const shown = [...linked, ...(offered.data?.items ?? []).filter((provider) => !linked.includes(provider))]
  return shown.map((provider) => (
    <SocialRow
      key={provider}
      provider={provider}
      account={methods.social.find((each) => each.provider === provider)?.label}
    />
  ))
}

function SocialRow({ provider, account }: { provider: SocialProvider; account: string | undefined }) {
  const t = useTranslations('mf-profile')
  const { api, locale, notify, queryClient } = usePlatform()
  const [asking, setAsking] = useState(false)
  const name = providerNames[provider]
  const linkMutation = useIdentityConfirmedMutation({
    action: () => startSocialLink(api, provider, inLanguage(locale.language, urls.accountSettings('account'))),
    onSuccess: ({ authorise_url }) => window.location.assign(authorise_url),
  })
  const remove = useIdentityConfirmedMutation({
    action: () => unlinkSocialAccount(api, provider),
    onSuccess: (methods) => {
      queryClient.setQueryData(signInMethodsQuery(api).queryKey, methods)
      notify(t('social.removed', { name }), 'success')
      setAsking(false)
    },
  })
  return (
    <>
      <SettingRow
        label={name}
        hint={linkMutation.errorMessage ?? (account === undefined ? t('social.none') : undefined)}
        actions={[
          account === undefined
            ? {
                id: 'join',
                label: t('social.join'),
                loading: linkMutation.isPending,
                onPress: () => linkMutation.mutate(),
              }
            : { id: 'remove', label: t('social.remove'), hasPopup: true, onPress: () => setAsking(true) },
        ]}
      >
        {account !== undefined && (
          <Text>
            <bdi>{account || t('social.joined')}</bdi>
          </Text>
        )}
      </SettingRow>
      <AlertDialog
        open={asking}
        title={t('social.removeTitle', { name })}
        confirmLabel={t('social.remove')}
        busy={remove.isPending}
        errorMessage={remove.errorMessage}
        onConfirm={() => remove.mutate()}
        onClose={() => {
          setAsking(false)
          remove.reset()
        }}
      >
        {t('social.removeBody', { name })}
      </AlertDialog>
    </>
  )
}
