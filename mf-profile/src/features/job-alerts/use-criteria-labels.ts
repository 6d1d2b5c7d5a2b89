import type { ApiClient } from '@jobspan/shared-kit/api'
import type { JobAlertCriteria } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import { findCountry } from '@jobspan/shared-kit/contracts/platform/locales'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { configListQuery, type ListName } from '../../profile/config-list-query.ts'

/** Criteria that hold ids, and the list that names them. */
export const criteriaLists = {
  job_locations: 'locations',
  main_functions: 'main_functions',
  job_function_ids: 'job_functions',
  function_job_title_ids: 'function_titles',
  job_types: 'job_types',
  xp_lvls: 'xp_lvls',
  degrees: 'educations',
  industries: 'industry_lists',
  company_sizes: 'company_sizes',
  financing_stages: 'company_financing_stage_lists',
  benefits: 'company_benefit_lists',
} as const satisfies Partial<Record<keyof JobAlertCriteria, ListName>>
export type CriteriaList = keyof typeof criteriaLists
const listNames = Object.keys(criteriaLists) as CriteriaList[]

export type CriteriaLabel = {
  key: string
  label: string
  /** The criteria without it. */
  without: JobAlertCriteria
}

const companyNameQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['mf-profile', 'company-name', id],
    queryFn: async ({ signal }) => {
      const { getCompany } = await import('@jobspan/shared-kit/contracts/companies/companies')
      return (await api.call(getCompany, { params: { id }, signal })).name
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

const withoutId = (criteria: JobAlertCriteria, name: CriteriaList, id: number): JobAlertCriteria => {
  const { [name]: ids = [], ...rest } = criteria
  const left = ids.filter((each) => each !== id)
  return left.length > 0 ? { ...rest, [name]: left } : rest
}

/** What an alert looks for beside its keywords, a label for each; null while the lists that name them are on their way. */
export const useCriteriaLabels = (criteria: JobAlertCriteria): CriteriaLabel[] | null => {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const { api, locale } = usePlatform()
  const needed = listNames.filter((name) => criteria[name]?.length)
  const lists = useQueries({
    queries: needed.map((name) => configListQuery(api, locale.language, criteriaLists[name])),
  })
  const companies = useQueries({
    queries: (criteria.company_ids ?? []).map((id) => companyNameQuery(api, id)),
  })
  if (lists.some(({ isPending }) => isPending) || companies.some(({ isPending }) => isPending)) return null
  const without = (name: keyof JobAlertCriteria) => {
    const { [name]: _, ...rest } = criteria
    return rest
  }
  const single = (name: keyof JobAlertCriteria, label: string): CriteriaLabel => ({
    key: name,
    label,
    without: without(name),
  })
  const money = (amount: number) => format.money(amount, locale.currency)
  const country = criteria.country === undefined ? undefined : findCountry(criteria.country)
  return [
    ...(criteria.location ? [single('location', criteria.location)] : []),
    ...(criteria.country === 'all' ? [single('country', t('alerts.worldwide'))] : []),
    ...(country?.code ? [single('country', format.region(country.code))] : []),
    ...needed.flatMap((name, index) =>
      (criteria[name] ?? []).map((id) => ({
        key: `${name}-${id}`,
        // An entry that is gone from its list: said, so that it can be removed.
        label: lists[index]?.data?.find((entry) => entry.id === id)?.value ?? t('alerts.gone'),
        without: withoutId(criteria, name, id),
      })),
    ),
    ...(criteria.arrangements ?? []).map((value) => {
      const left = criteria.arrangements?.filter((each) => each !== value) ?? []
      const rest = without('arrangements')
      return {
        key: value,
        label: t(`arrangement.${value}`),
        without: left.length > 0 ? { ...rest, arrangements: left } : rest,
      }
    }),
    ...(criteria.salary_from === undefined
      ? []
      : [single('salary_from', t('alerts.payFrom', { amount: money(criteria.salary_from) }))]),
    ...(criteria.salary_to === undefined
      ? []
      : [single('salary_to', t('alerts.payUpTo', { amount: money(criteria.salary_to) }))]),
    ...(criteria.company_ids ?? []).map((id, index) => {
      const left = criteria.company_ids?.filter((each) => each !== id) ?? []
      const rest = without('company_ids')
      return {
        key: `company_ids-${id}`,
        label: companies[index]?.data ?? t('alerts.gone'),
        without: left.length > 0 ? { ...rest, company_ids: left } : rest,
      }
    }),
    ...(criteria.is_company_verified ? [single('is_company_verified', t('alerts.verified'))] : []),
    ...(criteria.is_web3 ? [single('is_web3', 'Web3')] : []),
  ]
}
