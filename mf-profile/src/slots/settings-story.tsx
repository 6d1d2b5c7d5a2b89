import { IdentityConfirmationProvider } from '@jobspan/shared-features/identity-confirmation'
import { Stack } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useState } from 'react'
import { BlockedItem } from '../features/blocked-companies/blocked-item.tsx'
import { DeletionBanner } from '../features/delete-account/deletion-banner.tsx'
import { DeviceItem } from '../features/devices/device-item.tsx'
import { GreetingItem } from '../features/greeting-messages/greeting-item.tsx'
import { PasskeysRow } from '../features/passkeys/passkeys-row.tsx'
import { PasswordRow } from '../features/password/password-row.tsx'
import { RecoveryCodes } from '../features/two-factor/recovery-codes.tsx'
import { TwoFactorRow } from '../features/two-factor/two-factor-row.tsx'
import { RowsSkeleton } from '../settings/rows-skeleton.tsx'
import { SettingsSection } from '../settings/settings-section.tsx'
import { Switch } from '../settings/switch.tsx'
import { UndoNotice } from '../settings/undo-notice.tsx'
import { storyCodes, storyCompany, storyDevices, storyPasskeys } from './story-samples.ts'

const nothing = () => undefined
/** What takes the focus when it appears is shown on demand, so that the kit page stays where it is. */
const TakesFocus = () => {
  const t = useTranslations('mf-profile')
  const [isShown, setShown] = useState(false)
  return (
    <Stack gap={16}>
      <Switch label={t('recovery.title')} checked={isShown} onChange={setShown} />
      {isShown && <RecoveryCodes codes={storyCodes} onDone={() => setShown(false)} />}
      {isShown && <UndoNotice text={t('greeting.deleted')} busy={false} onUndo={nothing} />}
    </Stack>
  )
}

/** What the account settings are made of, each part in every state that it has. */
export function SettingsStory() {
  const t = useTranslations('mf-profile')
  const message = { id: 1, text: t('greeting.emptyBody'), is_default: true }
  return (
    <IdentityConfirmationProvider>
      <Stack gap={48}>
        <DeletionBanner deleteAfter="2026-12-04T00:00:00Z" onCancelled={() => {}} />
        <SettingsSection title={t('section.signIn')} lead={t('passkeys.lead')} rows>
          <PasswordRow hasPassword email="ada@example.com" />
          <PasswordRow hasPassword={false} email="ada@example.com" />
          <PasskeysRow passkeys={[]} />
          <PasskeysRow passkeys={storyPasskeys} />
          <TwoFactorRow twoFactor={{ is_enabled: false, recovery_codes_left: 0 }} />
          <TwoFactorRow twoFactor={{ is_enabled: true, recovery_codes_left: 10 }} />
          <TwoFactorRow twoFactor={{ is_enabled: true, recovery_codes_left: 1 }} />
        </SettingsSection>
        <Stack as="ul" gap={0}>
          {storyDevices.map((device) => (
            <DeviceItem key={device.id} device={device} onSignOut={device.is_current ? undefined : nothing} />
          ))}
        </Stack>
        <Stack gap={24}>
          <Switch label={t('topic.messages.label')} detail={t('topic.messages.detail')} checked onChange={nothing} />
          <Switch
            label={t('topic.messages.label')}
            detail={t('topic.messages.detail')}
            checked={false}
            onChange={nothing}
          />
          <GreetingItem message={message} change={() => Promise.resolve()} onDeleted={nothing} />
          <GreetingItem
            message={{ ...message, is_default: false }}
            change={() => Promise.resolve()}
            onDeleted={nothing}
          />
          <BlockedItem company={storyCompany} busy={false} onUnblock={nothing} />
          <BlockedItem company={storyCompany} busy onUnblock={nothing} />
        </Stack>
        <TakesFocus />
        <RowsSkeleton rows={3} />
      </Stack>
    </IdentityConfirmationProvider>
  )
}
