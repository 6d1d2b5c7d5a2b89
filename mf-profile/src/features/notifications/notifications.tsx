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

/** Switches by where the word comes (contract `notificationKeys`). */
const groups = {
  email: ['applications', 'messages', 'job_alerts', 'recommendations', 'news'],
  push: ['applications', 'messages', 'job_alerts'],
} as const

const Field = styled.div`
  max-inline-size: 20rem;
`

/** What the member is told, by mail and on the device, and the language of the mails. */
export function Notifications() {
  const t = useTranslations('mf-profile')
  const { api } = usePlatform()
  const setting = useQuery(accountSettingQuery(api))
  const save = useSaveSettings()
  return (
    <QueryBoundary query={setting} skeleton={<RowsSkeleton rows={5} />}>
      {({ language, notifications }) => (
        <>
          {(['email', 'push'] as const).map((group) => (
            <SettingsSection
              key={group}
              title={t(`notifications.${group}.title`)}
              lead={t(`notifications.${group}.lead`)}
              rows
            >
              {groups[group].map((topic) => {
                const key = `${group}_${topic}` as keyof typeof notifications
                return (
                  <Switch
                    key={key}
                    label={t(`topic.${topic}.label`)}
                    detail={t(`topic.${topic}.detail`)}
                    checked={notifications[key]}
                    onChange={(on) => save({ notifications: { [key]: on } })}
                  />
                )
              })}
            </SettingsSection>
          ))}
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
