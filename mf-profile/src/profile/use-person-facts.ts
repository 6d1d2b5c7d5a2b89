import type { MemberFacts } from '@jobspan/shared-kit/contracts/profile/profile'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import type { ListEntryOf } from './profile-names.ts'

type PersonFacts = Partial<
  Pick<
    MemberFacts,
    | 'xp_lvl_id'
    | 'working_since'
    | 'notice_period_id'
    | 'available_from'
    | 'job_seeking_status'
    | 'job_seeker_type_id'
    | 'work_eligibility'
  >
>

/** Where somebody is, as people say it: a city, with its country where that is not the site's. */
export const useLocationName = (entryOf: ListEntryOf) => {
  const t = useTranslations('mf-profile')
  const kit = useTranslations('kit')
  const { locale } = usePlatform()
  return (locationId: number | null | undefined): string | undefined => {
    const place = entryOf('locations', locationId)
    if (!place?.country || place.country === locale.country) return place?.value
    const country = kit(`country.${place.country}`)
    return country === place.value ? country : t('manage.basic.place', { city: place.value, country })
  }
}

/** What recruiters read of a person beside records, each under its name. */
export const usePersonFacts = (entryOf: ListEntryOf) => {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  return (facts: PersonFacts) => {
    const rights = (facts.work_eligibility ?? []).flatMap(({ country_id, permit_id }) => {
      const country = entryOf('nationality_lists', country_id)?.value
      const permit = entryOf('work_permit_lists', permit_id)?.value
      return country && permit ? [t('manage.basic.right', { country, permit })] : []
    })
    return [
      { label: t('about.experience'), value: entryOf('xp_lvls', facts.xp_lvl_id)?.value },
      {
        label: t('manage.basic.since'),
        value: facts.working_since ? format.date(`${facts.working_since}-01`, 'month') : undefined,
      },
      {
        label: t('manage.basic.available'),
        value: facts.available_from
          ? t('manage.basic.availableFrom', { date: format.date(facts.available_from, 'long') })
          : entryOf('notice_period_lists', facts.notice_period_id)?.value,
      },
      {
        label: t('about.status'),
        value: facts.job_seeking_status ? t(`status.${facts.job_seeking_status}.label`) : undefined,
      },
      { label: t('manage.basic.seekerType'), value: entryOf('job_seeker_type_lists', facts.job_seeker_type_id)?.value },
      { label: t('manage.basic.rights'), value: rights.length > 0 ? format.list(rights) : undefined },
    ]
  }
}
