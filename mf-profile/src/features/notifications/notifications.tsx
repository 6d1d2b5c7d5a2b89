import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { type LanguageKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { NativeSelect } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { accountSettingQuery } from '../../account/account-setting-query.ts'
import { RowsSkeleton } from '../../settings/rows-skeleton.tsx'
import { SettingsSection } from '../../settings/settings-section.tsx'
import { PushSection } from './push-section.tsx'
import { QuietHours } from './quiet-hours.tsx'
import { TopicRow } from './topic-row.tsx'
import { useSaveSettings } from './use-save-settings.ts'

const Field = styled.div`
  max-inline-size: 20rem;
`

/** What may happen to a member, by the name that its switches have in the contract. */
const topics = ['applications', 'messages', 'job_alerts', 'profile_views'] as const

/** What the member is told of and where, when nothing is sent, and the language of mails. */
export function Notifications() {
  const t = useTranslations('mf-profile')
  const { api } = usePlatform()
  const setting = useQuery(accountSettingQuery(api))
  const save = useSaveSettings()
  return (
    <QueryBoundary query={setting} skeleton={<RowsSkeleton rows={5} />}>
      {({ language, notifications, interview_reminders: reminders, push, quiet_hours: quietHours }) => (
        <>
          <SettingsSection title={t('notifications.title')} lead={t('notifications.lead')} rows>
            {topics.map((topic) => (
              <TopicRow
                key={topic}
                label={t(`topic.${topic}.label`)}
                detail={t(`topic.${topic}.detail`)}
                inApp={notifications[`app_${topic}`]}
                byEmail={notifications[`email_${topic}`]}
                onInApp={(on) => save({ notifications: { [`app_${topic}`]: on } })}
                onByEmail={(on) => save({ notifications: { [`email_${topic}`]: on } })}
              />
            ))}
            {reminders && (
              <TopicRow
                label={t('topic.interviews.label')}
                detail={t('topic.interviews.detail')}
                inApp={reminders.app_interviews}
                byEmail={reminders.email_interviews}
                onInApp={(on) => save({ interview_reminders: { app_interviews: on } })}
                onByEmail={(on) => save({ interview_reminders: { email_interviews: on } })}
              />
            )}
          </SettingsSection>
          {push && <PushSection switches={push} onChange={(changed) => save({ push: changed })} />}
          <SettingsSection title={t('quietHours.title')} lead={t('quietHours.lead')} rows>
            <QuietHours value={quietHours} onChange={(value) => save({ quiet_hours: value })} />
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
