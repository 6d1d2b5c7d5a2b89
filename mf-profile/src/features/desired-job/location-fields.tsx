import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { Grid, NativeSelect } from '@jobspan/shared-kit/design'
import { useIsHydrated } from '@jobspan/shared-kit/hooks/use-is-hydrated'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMemo } from 'react'
import { timeZoneName, timeZoneOptions } from '../../account/time-zones.ts'
import type { ListItem } from '../../profile/use-profile-and-lists.ts'
import { getLocationsInCountry, toSelectOptions, useCountryOptions } from '../../profile-completion/select-options.ts'
import type { FieldBinding } from '../../profile-completion/use-draft-form.ts'
import type { JobField } from './job-preference-form.ts'

type Field = (name: JobField) => FieldBinding

/**
 * Work abroad is not looked for in the Philippines (docs/product-rules.md#philippines-in-pickers). They stay on offer on their own site,
 * and in a preference that names them.
 */
const isOffered = (country: string, known: readonly string[]): boolean => country !== 'ph' || known.includes(country)

/** Where the work is: a country, and a place in it or any. */
export function LocationFields({
  field,
  places,
  onCountry,
}: {
  field: Field
  places: readonly ListItem[]
  onCountry: (country: string) => void
}) {
  const t = useTranslations('mf-profile')
  const { locale } = usePlatform()
  const known = field('country').value
  const countries = useCountryOptions().filter(({ value }) => isOffered(value, [locale.country, known]))
  return (
    <Grid columns={2}>
      <NativeSelect
        label={t('place.country')}
        {...field('country')}
        options={countries}
        onChange={(event) => onCountry(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('place.city')}
        {...field('location_id')}
        placeholder={t('place.anywhere')}
        options={toSelectOptions(getLocationsInCountry(places, field('country').value))}
      />
    </Grid>
  )
}

/** Where remote work is done from does not matter; what is spoken there, and which hours are kept, does. */
export function RemoteWorkFields({ field }: { field: Field }) {
  const t = useTranslations('mf-profile')
  const { locale } = usePlatform()
  // Server and browser know different zones.
  const isHydrated = useIsHydrated()
  const zone = field('work_timezone')
  const zones = useMemo(
    () => (isHydrated ? timeZoneOptions(zone.value) : [{ value: zone.value, label: zone.value }]),
    [isHydrated, zone.value],
  )
  return (
    <Grid columns={2}>
      <NativeSelect
        label={t('job.language')}
        {...field('work_language')}
        options={languages.map(({ key, label }) => ({ value: key, label }))}
      />
      <NativeSelect
        label={t('job.timeZone')}
        {...zone}
        placeholder={zone.value === '' ? t('form.choose') : undefined}
        hint={isHydrated && zone.value !== '' ? timeZoneName(zone.value, locale) : undefined}
        options={zones}
      />
    </Grid>
  )
}
