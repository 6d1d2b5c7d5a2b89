import { Grid, NativeSelect } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import type { Lists } from '../profile/use-profile-and-lists.ts'
import { getLocationsInCountry, getOnlyLocationId, toSelectOptions, useCountryOptions } from './select-options.ts'
import type { FieldBinding } from './use-draft-form.ts'

type PlaceField = 'country' | 'location_id'
type Props = {
  form: {
    field: (name: PlaceField) => FieldBinding
    set: (name: PlaceField, value: string) => void
    values: Record<PlaceField, string>
  }
  locations: Lists<'locations'>['locations']
}

/** A country, and a place in it. */
export function PlaceSelects({ form: { field, set, values }, locations }: Props) {
  const t = useTranslations('mf-profile')
  return (
    <Grid columns={2}>
      <NativeSelect
        label={t('about.country')}
        {...field('country')}
        options={useCountryOptions()}
        onChange={({ currentTarget: { value } }) => {
          set('country', value)
          set('location_id', getOnlyLocationId(locations, value))
        }}
      />
      <NativeSelect
        label={t('about.location')}
        {...field('location_id')}
        placeholder={t('form.choose')}
        options={toSelectOptions(getLocationsInCountry(locations, values.country))}
      />
    </Grid>
  )
}
