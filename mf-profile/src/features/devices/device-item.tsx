import type { DeviceSession } from '@jobspan/shared-kit/contracts/account-security'
import { findCountry } from '@jobspan/shared-kit/contracts/places'
import { Badge, Button, color, Icon, Inline, Stack, space, Text, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useFormat, useText } from '@jobspan/shared-kit/i18n'
import { CircleHelp, type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react'
import { styled } from 'styled-components'

const glyphs: Record<DeviceSession['device_type'], LucideIcon> = {
  desktop: Monitor,
  mobile: Smartphone,
  tablet: Tablet,
  other: CircleHelp,
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[8]} ${space[16]};
  align-items: start;
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

/** The words of a button without a face stand in line with what is above them. */
const Flush = styled.span`
  margin-inline: -12px;
`

/** One device: what it is, where, since when and how; signing it out unless it is this one. */
export function DeviceItem({ device, onSignOut }: { device: DeviceSession; onSignOut?: () => void }) {
  const t = useText('mf-profile')
  const format = useFormat()
  const name = device.device_name ?? t('devices.unknown')
  const code = device.country ? findCountry(device.country)?.code : undefined
  return (
    <Row>
      <Mark>
        <Icon glyph={glyphs[device.device_type]} />
      </Mark>
      <Inline justify="between" gap={8}>
        <Stack gap={4}>
          <Inline gap={8}>
            <Text as="span" weight="medium">
              <bdi>{name}</bdi>
            </Text>
            {device.is_current && <Badge tone="accent">{t('devices.current')}</Badge>}
          </Inline>
          <Text size={13} tone="soft">
            {[
              ...(device.is_current ? [] : [t('devices.seenAt', { age: format.age(device.seen_at) })]),
              ...(code ? [format.region(code)] : []),
              t('devices.signedIn', {
                date: format.date(device.signed_in_at),
                way: t(`way.${device.signed_in_with}`),
              }),
            ].join(' · ')}
          </Text>
        </Stack>
        {onSignOut && (
          <Flush>
            <Button variant="quiet" size="small" hasPopup="dialog" onClick={onSignOut}>
              {t('devices.signOut')} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          </Flush>
        )}
      </Inline>
    </Row>
  )
}
