import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { accountSettingQuery } from '../../account/account-setting-query.ts'
import { useErrorMessage } from '../../account/use-error-message.ts'
import { type SettingsChange, saveSettings } from './save-settings.ts'

type Settings = Required<SettingsChange>

/** Of what is known before a change, that which the change replaces. */
const pickReplaced = (before: Settings, change: SettingsChange): SettingsChange => {
  const switches = Object.keys(change.notifications ?? {}) as (keyof Settings['notifications'])[]
  return {
    ...(change.language && { language: before.language }),
    ...(change.quiet_hours !== undefined && { quiet_hours: before.quiet_hours }),
    notifications: Object.fromEntries(switches.map((name) => [name, before.notifications[name]])),
  }
}

/**
 * Changes a setting at once and takes it back when the API refuses. Changes are sent one after another; while a later one
 * waits, an answer does not overrule what it shows.
 */
export const useSaveSettings = () => {
  const t = useTranslations('mf-profile')
  const problemText = useErrorMessage()
  const { api, notify, queryClient } = usePlatform()
  const { queryKey } = accountSettingQuery(api)
  const mutationKey = ['mf-profile', 'save-settings']
  const show = ({ notifications, ...change }: SettingsChange) =>
    queryClient.setQueryData(
      queryKey,
      (known) => known && { ...known, ...change, notifications: { ...known.notifications, ...notifications } },
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
      if (before) show(pickReplaced(before, change))
      notify(t('notifications.failed', { problem: problemText(error) }), 'error')
    },
  })
  return mutate
}
