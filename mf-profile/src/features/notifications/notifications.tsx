import { type LanguageKey, languages } from '@jobspan/shared-kit/contracts/locales'
import { NativeSelect } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { accountSettingQuery } from '../../account/account-setting-query.ts'
import { QueryBoundary } from '../../settings/query-boundary.tsx'
import { RowsSkeleton } from '../../settings/rows-skeleton.tsx'
import { SettingsSection } from '../../settings/settings-section.tsx'
import { Switch } from '../../settings/switch.tsx'
import { useSaveSettings } from './use-save-settings.ts'

const Field = styled.div`
  max-inline-size: 20rem;
`

/**
 * Which mails the member gets, and their language. The contract has more switches (`notificationKeys`); only those are shown
 * whose messages are sent.
 */
export function Notifications() {
  const t = useTranslations('mf-profile')
  const { api } = usePlatform()
  const setting = useQuery(accountSettingQuery(api))
  const save = useSaveSettings()
  return (
    <QueryBoundary query={setting} skeleton={<RowsSkeleton rows={2} />}>
      {({ language, notifications }) => (
        <>
          <SettingsSection title={t('notifications.email.title')} lead={t('notifications.email.lead')} rows>
            <Switch
              label={t('topic.messages.label')}
              detail={t('topic.messages.detail')}
              checked={notifications.email_messages}
              onChange={(on) => save({ notifications: { email_messages: on } })}
            />
          </SettingsSection>
          <SettingsSection title={t('mailLanguage.title')} lead={t('mailLanguage.lead')}>
            <Field>
              <NativeSelect
                label={t('mailLanguage.label')}
                value={language}
                options={languages.map(({ key, label }) => ({ value: key, label }))}
                onChange={(event) => save({ language: event.currentTarget.value as LanguageKey })}
              />
            </Field>
          </SettingsSection>
        </>
      )}
    </QueryBoundary>
  )
}
