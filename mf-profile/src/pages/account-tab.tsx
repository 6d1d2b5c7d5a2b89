import { signInMethodsQuery } from '@jobspan/shared-features/identity-confirmation/sign-in-methods-query'
import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { accountSettingQuery } from '../account/account-setting-query.ts'
import { AiConsentRows } from '../features/ai-consent/ai-consent-rows.tsx'
import { DeleteRow } from '../features/delete-account/delete-row.tsx'
import { Devices } from '../features/devices/devices.tsx'
import { DownloadRow } from '../features/download-data/download-row.tsx'
import { NameRow } from '../features/edit-name/name-row.tsx'
import { EmailRow } from '../features/email-address/email-row.tsx'
import { MobileRow } from '../features/mobile-number/mobile-row.tsx'
import { PasskeysRow } from '../features/passkeys/passkeys-row.tsx'
import { PasswordRow } from '../features/password/password-row.tsx'
import { SocialLinkResult } from '../features/social-accounts/social-link-result.tsx'
import { SocialRows } from '../features/social-accounts/social-rows.tsx'
import { TwoFactorRow } from '../features/two-factor/two-factor-row.tsx'
import { RowsSkeleton } from '../settings/rows-skeleton.tsx'
import { SettingsSection } from '../settings/settings-section.tsx'

/** Who the member is, how they get in, where they are in, and what is kept of them. */
export function AccountTab() {
  const t = useTranslations('mf-profile')
  const { api } = usePlatform()
  const setting = useQuery(accountSettingQuery(api))
  const methods = useQuery(signInMethodsQuery(api))
  return (
    <>
      <SocialLinkResult />
      <QueryBoundary query={setting} skeleton={<RowsSkeleton rows={3} />}>
        {({ user }) => (
          <SettingsSection title={t('section.person')} rows>
            <NameRow user={user} />
            <EmailRow user={user} />
            <MobileRow user={user} />
          </SettingsSection>
        )}
      </QueryBoundary>
      <QueryBoundary query={methods} skeleton={<RowsSkeleton rows={7} />}>
        {(data) => (
          <>
            <SettingsSection title={t('section.signIn')} rows>
              <PasswordRow hasPassword={data.has_password} email={data.email} />
              <PasskeysRow passkeys={data.passkeys} />
              <SocialRows methods={data} />
            </SettingsSection>
            <SettingsSection title={t('section.security')} rows>
              <TwoFactorRow twoFactor={data.two_factor} />
            </SettingsSection>
          </>
        )}
      </QueryBoundary>
      <Devices />
      <SettingsSection title={t('section.data')} rows>
        <AiConsentRows />
        <DownloadRow />
        <DeleteRow />
      </SettingsSection>
    </>
  )
}
