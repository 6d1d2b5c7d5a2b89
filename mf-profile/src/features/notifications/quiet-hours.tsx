import type { QuietHours as Value } from '@jobspan/shared-kit/contracts/account/account-settings'
import { media, NativeSelect, space, TextField } from '@jobspan/shared-kit/design'
import { useIsHydrated } from '@jobspan/shared-kit/hooks/use-is-hydrated'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { getBrowserTimeZone, timeZoneName, timeZoneOptions } from '../../account/time-zones.ts'
import { Switch } from '../../settings/switch.tsx'

/** A time is typed in two parts: it is sent when nothing more has been typed for this long. */
const saveDelayMs = 600

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[16]};
  padding-block: ${space[16]};

  & > :last-child {
    grid-column: 1 / -1;
  }

  ${media.wide} {
    grid-template-columns: 9rem 9rem minmax(0, 1fr);

    & > :last-child {
      grid-column: auto;
    }
  }
`

type Props = { value: Value | null; onChange(value: Value | null): void }

/** Off, or the hours in which no mail and no push notification is sent. */
export function QuietHours({ value, onChange }: Props) {
  const t = useTranslations('mf-profile')
  const nightHere = () => ({ from: '22:00', to: '07:00', time_zone: getBrowserTimeZone() })
  return (
    <>
      <Switch
        label={t('quietHours.label')}
        checked={value !== null}
        onChange={(on) => onChange(on ? nightHere() : null)}
      />
      {value && <QuietHoursFields value={value} onChange={onChange} />}
    </>
  )
}

function QuietHoursFields({ value, onChange }: { value: Value; onChange(value: Value): void }) {
  const t = useTranslations('mf-profile')
  const { locale } = usePlatform()
  /** What was typed and is not sent; what is sent shows by itself, and goes back if it is refused. */
  const [draft, setDraft] = useState<Value>()
  const shown = draft ?? value
  const isComplete = shown.from !== '' && shown.to !== '' && shown.from !== shown.to
  // Server and browser know different zones.
  const isHydrated = useIsHydrated()
  const zone = value.time_zone
  const zones = useMemo(() => (isHydrated ? timeZoneOptions(zone) : [{ value: zone, label: zone }]), [isHydrated, zone])

  const send = () => {
    if (!draft || !isComplete) return
    setDraft(undefined)
    if (JSON.stringify(draft) !== JSON.stringify(value)) onChange(draft)
  }
  const sendTyped = useEffectEvent(send)
  useEffect(() => {
    if (!draft) return
    const timer = setTimeout(() => sendTyped(), saveDelayMs)
    return () => clearTimeout(timer)
  }, [draft])

  const time = (name: 'from' | 'to') => ({
    type: 'time' as const,
    label: t(`quietHours.${name}`),
    value: shown[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setDraft({ ...shown, [name]: currentTarget.value }),
    onBlur: send,
  })
  return (
    <Fields>
      <TextField {...time('from')} />
      <TextField {...time('to')} error={isComplete ? undefined : t('quietHours.incomplete')} />
      <NativeSelect
        label={t('quietHours.timeZone')}
        value={zone}
        hint={isHydrated ? timeZoneName(zone, locale) : undefined}
        options={zones}
        onChange={({ currentTarget }) => onChange({ ...value, time_zone: currentTarget.value })}
      />
    </Fields>
  )
}
