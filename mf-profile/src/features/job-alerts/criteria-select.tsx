import type { JobAlertCriteria } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import { NativeSelect } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { configListQuery } from '../../profile/config-list-query.ts'
import { type CriteriaList, criteriaLists } from './use-criteria-labels.ts'

type Props = { name: CriteriaList; criteria: JobAlertCriteria; onChange: (criteria: JobAlertCriteria) => void }

/** Adds an entry of a list to the criteria; those that are in already are not offered. */
export const CriteriaSelect = ({ name, criteria, onChange }: Props) => {
  const t = useTranslations('mf-profile')
  const { api, locale } = usePlatform()
  const { data: entries = [] } = useQuery(configListQuery(api, locale.language, criteriaLists[name]))
  const chosen = criteria[name] ?? []
  return (
    <NativeSelect
      label={t(`alerts.list.${name}`)}
      placeholder={t(chosen.length > 0 ? 'alerts.addAnother' : 'alerts.any')}
      value=""
      onChange={({ currentTarget }) => {
        const id = Number(currentTarget.value)
        if (id > 0) onChange({ ...criteria, [name]: [...chosen, id] })
      }}
      options={entries
        .filter(({ id }) => !chosen.includes(id))
        .map(({ id, value }) => ({ value: String(id), label: value }))}
    />
  )
}
