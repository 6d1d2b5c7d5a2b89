import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { accountSettingQuery } from '../../account/account-setting-query.ts'
import { useErrorMessage } from '../../account/use-problem-text.ts'
import { type SettingsChange, saveSettings } from './save-settings.ts'

/**
 * Changes a setting at once and takes it back when the API refuses. Changes are sent one after another; while a later one
 * waits, an answer does not overrule what it shows.
 */
export const useSaveSettings = () => {
  const t = useTranslations('mf-profile')
  const toErrorMessage = useErrorMessage()
  const { api, notify, queryClient } = usePlatform()
  const { queryKey } = accountSettingQuery(api)
  const mutationKey = ['mf-profile', 'save-settings']
  const show = ({ notifications, language }: SettingsChange) =>
    queryClient.setQueryData(
      queryKey,
      (known) =>
        known && {
          ...known,
          language: language ?? known.language,
          notifications: { ...known.notifications, ...notifications },
        },
    )
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: 'save-settings' },
    mutationFn: (change: SettingsChange) => saveSettings(api, change),
    onMutate: (change) => {
      const before = queryClient.getQueryData(queryKey)
      show(change)
      return before
    },
    onSuccess: (setting) => {
      if (queryClient.isMutating({ mutationKey }) === 1) queryClient.setQueryData(queryKey, setting)
    },
    onError: (error, change, before) => {
      const names = Object.keys(change.notifications ?? {}) as (keyof NonNullable<typeof change.notifications>)[]
      if (before)
        show({
          ...(change.language ? { language: before.language } : {}),
          notifications: Object.fromEntries(names.map((name) => [name, before.notifications[name]])),
        })
      notify(t('notifications.failed', { problem: toErrorMessage(error) }), 'error')
    },
  })
  return mutate
}
