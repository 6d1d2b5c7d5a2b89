import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { accountSettingQuery } from '../../account/account-setting-query.ts'
import { useIdentityConfirmedMutation } from '../../identity-confirmation/use-identity-confirmed-mutation.ts'
import { cancelAccountDeletion } from './delete-api.ts'

/** Keeps an account after all that waits to be deleted. */
export const useCancelDeletion = (onCancelled?: () => void) => {
  const t = useTranslations('mf-profile')
  const { api, notify, queryClient } = usePlatform()
  return useIdentityConfirmedMutation({
    action: () => cancelAccountDeletion(api),
    onSuccess: (setting) => {
      queryClient.setQueryData(accountSettingQuery(api).queryKey, setting)
      notify(t('deletion.kept'), 'success')
      onCancelled?.()
    },
  })
}
