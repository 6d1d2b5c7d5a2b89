import { useOwnAge } from '@jobspan/shared-features/own-age'
import { useOwnDay } from '@jobspan/shared-features/own-day'
import type { DeviceSession } from '@jobspan/shared-kit/contracts/auth/account-security'
import { findCountry } from '@jobspan/shared-kit/contracts/platform/locales'
import { Badge, Button, color, Icon, Inline, space, Text, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { CircleHelp, type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react'
import { styled } from 'styled-components'
import { IconRow } from '../../settings/icon-row.tsx'
import { MetaList } from '../../settings/meta-list.tsx'

const glyphs: Record<DeviceSession['device_type'], LucideIcon> = {
  desktop: Monitor,
  mobile: Smartphone,
  tablet: Tablet,
  other: CircleHelp,
}

const Entry = styled.li`
  padding-block: ${space[16]};
`
const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: 50%;
  background: ${color.sunken};
  color: ${color.inkSoft};
`

/** One device: what it is, where, since when and how; signing it out unless it is this one. */
export function DeviceItem({ device, onSignOut }: { device: DeviceSession; onSignOut?: () => void }) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const dayOf = useOwnDay()
  const ageOf = useOwnAge()
  const name = device.device_name ?? t('devices.unknown')
  const code = device.country ? findCountry(device.country)?.code : undefined
  return (
    <Entry>
      <IconRow
        mark={
          <Mark>
            <Icon glyph={glyphs[device.device_type]} />
          </Mark>
        }
        action={
          onSignOut && (
            <Button variant="quiet" size="small" hasPopup="dialog" onClick={onSignOut}>
              {t('devices.signOut')} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          )
        }
      >
        <Inline gap={8}>
          <Text as="span" weight="medium">
            <bdi>{name}</bdi>
          </Text>
          {device.is_current && <Badge tone="accent">{t('devices.current')}</Badge>}
        </Inline>
        <MetaList
          of={[
            ...(device.is_current ? [] : [t('devices.seenAt', { age: ageOf(device.seen_at) })]),
            ...(code ? [format.region(code)] : []),
            t('devices.signedIn', {
              date: dayOf(device.signed_in_at),
              way: t(`signInMethod.${device.signed_in_with}`),
            }),
          ]}
        />
      </IconRow>
    </Entry>
  )
}
