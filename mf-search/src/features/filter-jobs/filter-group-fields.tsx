import type { ConfigEntry } from '@jobspan/shared-kit/contracts/config/config'
import { type WorkArrangement, workArrangements } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import { Checkbox, CheckboxGroup, RadioGroup } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { OptionLabel } from '../../filter-pill/option-label.tsx'
import { postedWithin } from './active-filters.ts'
import { FunctionFields } from './function-fields.tsx'
import type { GroupProps } from './group-props.ts'
import { LocationFields } from './location-fields.tsx'
import type { PanelGroup } from './panel-group.ts'
import { PayFields } from './pay-fields.tsx'
import { useFilterTexts } from './use-filter-texts.ts'

const listGroups = {
  job_type: { field: 'job_types', options: 'job_types' },
  experience: { field: 'xp_lvls', options: 'xp_lvls' },
  education: { field: 'degrees', options: 'educations' },
} as const

/** The words of an option and the number of jobs behind it, once that is known. */
const useOption = () => {
  const format = useFormat()
  return (label: string, counts: Record<string, number> | undefined, key: string | number) => {
    const count = counts && (counts[key] ?? 0)
    return {
      label: <OptionLabel label={label} count={count} />,
      count: count === undefined ? undefined : format.number(count),
    }
  }
}

const PostedFields = ({ label, draft, facets, onChange }: GroupProps & { label: string }) => {
  const t = useTranslations('mf-search')
  const tFilter = useFilterTexts()
  const optionOf = useOption()
  return (
    <RadioGroup
      label={label}
      labelHidden
      options={[
        { value: '', label: tFilter('filter.anyTime') },
        ...postedWithin.map((days) => ({
          value: String(days),
          ...optionOf(t('filter.postedWithin', { count: days }), facets?.posted_within, days),
        })),
      ]}
      value={draft.posted_within === null ? '' : String(draft.posted_within)}
      onChange={(value) => onChange({ posted_within: value === '' ? null : Number(value) })}
    />
  )
}

/** The visitor's own country first, then all of them, then each other one. */
const CountryFields = ({ label, draft, facets, onChange }: GroupProps & { label: string }) => {
  const t = useTranslations('mf-search')
  const place = useTranslations('kit')
  const tFilter = useFilterTexts()
  const { locale } = usePlatform()
  const optionOf = useOption()
  return (
    <RadioGroup
      label={label}
      labelHidden
      options={[
        {
          value: '',
          ...optionOf(place(`country.${locale.country}`), facets?.countries, locale.country),
          detail: tFilter('filter.ownCountryHint'),
        },
        { value: 'all', ...optionOf(t('filter.allCountries'), facets?.countries, 'all') },
        ...countries
          .filter(({ key }) => key !== locale.country)
          .map(({ key }) => ({
            value: key,
            ...optionOf(place(`country.${key}`), facets?.countries, key),
          })),
      ]}
      value={draft.country === null || draft.country === locale.country ? '' : draft.country}
      onChange={(value) => onChange({ country: value === '' ? null : value, job_locations: [] })}
    />
  )
}

/** The fields of one filter, each option with the number of jobs behind it. */
export const FilterGroupFields = ({ group, ...props }: GroupProps & { group: PanelGroup }) => {
  const t = useTranslations('mf-search')
  const tFilter = useFilterTexts()
  const format = useFormat()
  const { draft, options, facets, onChange } = props
  const label = tFilter(`filter.${group}`)
  const optionOf = useOption()

  switch (group) {
    case 'location':
      return <LocationFields {...props} />
    case 'function':
      return <FunctionFields {...props} />
    case 'salary':
      return <PayFields {...props} />
    case 'job_type':
    case 'experience':
    case 'education': {
      const { field, options: list } = listGroups[group]
      return (
        <CheckboxGroup
          label={label}
          labelHidden
          options={options[list].map((option: ConfigEntry) => ({
            value: String(option.id),
            ...optionOf(option.value, facets?.[field], option.id),
          }))}
          value={draft[field].map(String)}
          onChange={(value) => onChange({ [field]: value.map(Number) })}
        />
      )
    }
    case 'arrangement':
      return (
        <CheckboxGroup
          label={label}
          labelHidden
          options={workArrangements.map((value) => ({
            value,
            ...optionOf(t(`arrangement.${value}`), facets?.arrangements, value),
          }))}
          value={draft.arrangements}
          onChange={(value) => onChange({ arrangements: value as WorkArrangement[] })}
        />
      )
    case 'date':
      return <PostedFields {...props} label={label} />
    case 'verified':
      return (
        <Checkbox
          label={t('filter.verified')}
          detail={tFilter('filter.verifiedHint')}
          count={facets && format.number(facets.is_company_verified)}
          checked={draft.is_company_verified}
          onChange={(event) => onChange({ is_company_verified: event.currentTarget.checked })}
        />
      )
    case 'country':
      return <CountryFields {...props} label={label} />
  }
}
