import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import type { JobPreference } from '@jobspan/shared-kit/contracts/profile/job-preferences'
import { Stack, Text } from '@jobspan/shared-kit/design'
import { useIsHydrated } from '@jobspan/shared-kit/hooks/use-is-hydrated'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { timeZoneName } from '../../account/time-zones.ts'
import type { ListEntryOf } from '../../profile/profile-names.ts'
import { useLocationName } from '../../profile/use-person-facts.ts'
import { RecordItem } from '../../records/record-item.tsx'
import { MetaList } from '../../settings/meta-list.tsx'

/** What a preference asks for, in small facts. */
const useFacts = (entryOf: ListEntryOf) => {
  const t = useTranslations('mf-profile')
  const kit = useTranslations('kit')
  const { locale } = usePlatform()
  // Server and browser know different zones.
  const isHydrated = useIsHydrated()
  const locationName = useLocationName(entryOf)
  return (preference: JobPreference): string[] => {
    const { work_arrangement: arrangement, country, work_language, work_timezone } = preference
    const place = locationName(preference.location_id) ?? (country ? kit(`country.${country}`) : undefined)
    return [
      t(`arrangement.${arrangement}`),
      place,
      languages.find(({ key }) => key === work_language)?.label,
      work_timezone && isHydrated ? timeZoneName(work_timezone, locale) : work_timezone,
      entryOf('job_types', preference.job_type_id)?.value,
      entryOf('industry_lists', preference.industry_id)?.value,
    ].filter((fact) => fact != null)
  }
}

/** One job preference, with what can be done to it. The last one stays (docs/product-rules.md#preferences-three-and-three). */
export function PreferenceItem({
  preference,
  entryOf,
  isOnly,
  remove,
  onEdit,
  onRemoved,
}: {
  preference: JobPreference
  entryOf: ListEntryOf
  isOnly: boolean
  remove: () => Promise<unknown>
  onEdit: () => void
  onRemoved: () => void
}) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const factsOf = useFacts(entryOf)
  const { salary_kind: kind, salary_min: min, salary_max: max, salary_period: period, currency } = preference
  return (
    <RecordItem
      show={(titleId) => (
        <Stack gap={4}>
          <Text weight="semibold" id={titleId}>
            <bdi>{preference.job_title}</bdi>
          </Text>
          <Text numeric>
            {kind === 'negotiable' || kind === 'unpaid'
              ? t(`per.${kind.toUpperCase()}`)
              : format.salary({ min, max, currency, period })}
          </Text>
          <MetaList of={factsOf(preference)} size={15} />
        </Stack>
      )}
      keptBecause={isOnly ? t('manage.preferences.last') : undefined}
      opensDialog
      remove={remove}
      onEdit={onEdit}
      onRemoved={onRemoved}
    />
  )
}
