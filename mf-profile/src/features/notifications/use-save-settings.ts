import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { accountSettingQuery } from '../../account/account-setting-query.ts'
import { useErrorMessage } from '../../account/use-error-message.ts'
import { type SettingsChange, saveSettings } from './save-settings.ts'

/** Switches that an API of the last release does not have. */
type NewerSwitches = 'interview_reminders' | 'push'
type Settings = Required<Omit<SettingsChange, NewerSwitches>> & Pick<SettingsChange, NewerSwitches>

/** Those of some switches that a change names. */
const pick = <Switches extends object>(switches: Switches, changed: Partial<Switches>): Partial<Switches> =>
  Object.fromEntries(Object.entries(switches).filter(([name]) => name in changed)) as Partial<Switches>

/** Of what is known before a change, that which the change replaces. */
const pickReplaced = (before: Settings, change: SettingsChange): SettingsChange => ({
  ...(change.language && { language: before.language }),
  ...(change.quiet_hours !== undefined && { quiet_hours: before.quiet_hours }),
  notifications: pick(before.notifications, change.notifications ?? {}),
  interview_reminders: pick(before.interview_reminders ?? {}, change.interview_reminders ?? {}),
  push: pick(before.push ?? {}, change.push ?? {}),
})

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
  const show = ({ notifications, interview_reminders: reminders, push, ...change }: SettingsChange) =>
    queryClient.setQueryData(
      queryKey,
      (known) =>
        known && {
          ...known,
          ...change,
          notifications: { ...known.notifications, ...notifications },
          ...(known.interview_reminders && { interview_reminders: { ...known.interview_reminders, ...reminders } }),
          ...(known.push && { push: { ...known.push, ...push } }),
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
      if (before) show(pickReplaced(before, change))
      notify(t('notifications.failed', { problem: problemText(error) }), 'error')
    },
  })
  return mutate
}
