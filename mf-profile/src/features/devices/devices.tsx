import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import type { DeviceSession } from '@jobspan/shared-kit/contracts/auth/account-security'
import { Button, color, Inline, Stack } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useIdentityConfirmedMutation } from '../../identity-confirmation/use-identity-confirmed-mutation.ts'
import { AlertDialog } from '../../settings/alert-dialog.tsx'
import { RowsSkeleton } from '../../settings/rows-skeleton.tsx'
import { SettingsSection } from '../../settings/settings-section.tsx'
import { devicesQuery, signOutDevice, signOutOthers } from './device-api.ts'
import { DeviceItem } from './device-item.tsx'

const List = styled.ul`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${color.line};
  list-style: none;

  & > li {
    border-block-end: 1px solid ${color.line};
  }
`

/** Where the account is signed in. Signing out cannot be taken back, so it asks first. */
export function Devices() {
  const t = useTranslations('mf-profile')
  const { api, notify, queryClient } = usePlatform()
  const devices = useQuery(devicesQuery(api))
  const [asking, setAsking] = useState<DeviceSession | 'others' | null>(null)
  const refresh = () => queryClient.invalidateQueries({ queryKey: devicesQuery(api).queryKey })
  const end = useIdentityConfirmedMutation({
    action: async (which: DeviceSession | 'others') => {
      if (which === 'others') await signOutOthers(api)
      else await signOutDevice(api, which.id)
    },
    onSuccess: async (_, which) => {
      notify(t(which === 'others' ? 'devices.othersEnded' : 'devices.ended'), 'success')
      setAsking(null)
      await refresh()
    },
  })
  return (
    <SettingsSection title={t('devices.title')} lead={t('devices.lead')}>
      <QueryBoundary query={devices} skeleton={<RowsSkeleton rows={2} />}>
        {({ items }) => (
          <Stack gap={16}>
            <List role="list">
              {items.map((device) => (
                <DeviceItem
                  key={device.id}
                  device={device}
                  onSignOut={device.is_current ? undefined : () => setAsking(device)}
                />
              ))}
            </List>
            {items.length > 1 && (
              <Inline>
                <Button variant="secondary" size="small" hasPopup="dialog" onClick={() => setAsking('others')}>
                  {t('devices.signOutOthers')}
                </Button>
              </Inline>
            )}
          </Stack>
        )}
      </QueryBoundary>
      <AlertDialog
        open={asking !== null}
        title={
          asking === 'others' || asking === null
            ? t('devices.othersTitle')
            : t('devices.endTitle', { name: asking.device_name ?? t('devices.unknown') })
        }
        confirmLabel={t(asking === 'others' ? 'devices.signOutOthers' : 'devices.signOut')}
        busy={end.isPending}
        errorMessage={end.errorMessage}
        onConfirm={() => asking && end.mutate(asking)}
        onClose={() => {
          setAsking(null)
          end.reset()
        }}
      >
        {t('devices.endBody')}
      </AlertDialog>
    </SettingsSection>
  )
}
