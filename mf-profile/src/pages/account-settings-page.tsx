import { aiHelpQuery } from '@jobspan/shared-features/ai-help/query'
import { IdentityConfirmationProvider } from '@jobspan/shared-features/identity-confirmation'
import { signInMethodsQuery } from '@jobspan/shared-features/identity-confirmation/sign-in-methods-query'
import { Container, Heading, media, Stack, space } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import {
  type Head,
  type PageContext,
  type PageQuery,
  type PageSlot,
  Slot,
  useContributions,
  usePlatform,
} from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useRef } from 'react'
import { styled } from 'styled-components'
import { accountSettingQuery } from '../account/account-setting-query.ts'
import { blockedCompaniesQuery } from '../features/blocked-companies/block-api.ts'
import { BlockedCompanies } from '../features/blocked-companies/blocked-companies.tsx'
import { DeletionBanner } from '../features/delete-account/deletion-banner.tsx'
import { devicesQuery } from '../features/devices/device-api.ts'
import { greetingMessagesQuery } from '../features/greeting-messages/greeting-api.ts'
import { GreetingMessages } from '../features/greeting-messages/greeting-messages.tsx'
import { JobAlerts } from '../features/job-alerts/job-alerts.tsx'
import { jobAlertsQuery } from '../features/job-alerts/job-alerts-api.ts'
import { Notifications } from '../features/notifications/notifications.tsx'
import { RowsSkeleton } from '../settings/rows-skeleton.tsx'
import { SettingsNav } from '../settings/settings-nav.tsx'
import { isSettingsTab, type SettingsTab } from '../settings/settings-tabs.ts'
import { AccountTab } from './account-tab.tsx'
import { notFoundQuery } from './not-found-query.ts'

const Air = styled.div`
  min-block-size: 80vh;
  padding-block: ${space[24]} ${space[64]};

  ${media.wide} {
    padding-block-start: ${space[48]};
  }
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};

  ${media.wide} {
    grid-template-columns: 13rem minmax(0, 46rem);
    gap: ${space[64]};
    align-items: start;
  }
`
const Aside = styled.div`
  min-inline-size: 0;

  ${media.wide} {
    position: sticky;
    inset-block-start: 88px;
  }
`

/** Takes the focus from what goes with its own button. */
const Top = styled.div`
  outline: none;
`
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[48]};
`

const contents: Record<SettingsTab, ComponentType> = {
  account: AccountTab,
  notifications: Notifications,
  'job-alert': JobAlerts,
  'greeting-messages': GreetingMessages,
  'block-company': BlockedCompanies,
}

/** `/account-settings/:tab`: the address says which part is shown. */
export const Page = ({ params }: { params: Record<string, string> }) => {
  const t = useTranslations('mf-profile')
  const { api } = usePlatform()
  const setting = useQuery(accountSettingQuery(api))
  const top = useRef<HTMLDivElement>(null)
  const contributed = useContributions('settings.tabs').find(({ name }) => name === params.tab)
  const tab = isSettingsTab(params.tab) ? params.tab : 'account'
  const Content = contents[tab]
  return (
    <IdentityConfirmationProvider>
      <Container>
        <Air>
          <Stack gap={24}>
            <Top ref={top} tabIndex={-1}>
              <Heading level={1} size={36}>
                {t('title')}
              </Heading>
            </Top>
            {setting.data?.delete_after && (
              <DeletionBanner deleteAfter={setting.data.delete_after} onCancelled={() => top.current?.focus()} />
            )}
            <Columns>
              <Aside>
                <SettingsNav current={contributed?.name ?? tab} />
              </Aside>
              <Parts>
                {contributed ? (
                  <Slot
                    key={contributed.name}
                    name="settings.tabs"
                    params={{}}
                    only={contributed.name}
                    loading={<RowsSkeleton rows={3} />}
                  />
                ) : (
                  <Content key={tab} />
                )}
              </Parts>
            </Columns>
          </Stack>
        </Air>
      </Container>
    </IdentityConfirmationProvider>
  )
}

/** A tab of another remote, which may go while its address stays in bookmarks. */
const isContributed = ({ params, contributionNames }: PageContext): boolean =>
  contributionNames?.('settings.tabs').includes(params.tab ?? '') ?? false

export const slots = (context: PageContext): PageSlot[] =>
  context.contributionNames?.('settings.tabs').length ? [{ name: 'settings.tabs', params: {} }] : []

export const queries = (context: PageContext): PageQuery[] => {
  const { api, params } = context
  const setting = { options: accountSettingQuery(api) }
  switch (params.tab) {
    case 'account':
      return [
        setting,
        { options: signInMethodsQuery(api) },
        { options: devicesQuery(api) },
        { options: aiHelpQuery(api) },
      ]
    case 'notifications':
      return [setting]
    case 'job-alert':
      return [setting, { options: jobAlertsQuery(api) }]
    case 'greeting-messages':
      return [setting, { options: greetingMessagesQuery(api) }]
    case 'block-company':
      return [setting, { options: blockedCompaniesQuery(api) }]
    default:
      return isContributed(context) ? [setting] : [notFoundQuery(params.tab)]
  }
}

export const head = ({ params, t }: PageContext): Head => ({
  title: isSettingsTab(params.tab) ? t('head.title', { tab: t(`tabs.${params.tab}`) }) : t('title'),
  robots: 'noindex',
})
