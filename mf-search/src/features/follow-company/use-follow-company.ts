import { isApiError } from '@jobspan/shared-kit/api'
import type { CompanyRef } from '@jobspan/shared-kit/contracts/companies/companies'
import type { JobAlert } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import { jobAlertsQueryKey } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts-query-key'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ownAlertsQuery } from '../../search-state/own-alerts-query.ts'

/** Whether an alert asks for this company's jobs alone, wherever they are: that is what following is (docs/product-rules.md#followed-companies). */
const isFollow = ({ criteria: { country: _, ...criteria }, is_paused: isPaused }: JobAlert, id: number): boolean => {
  const set = Object.entries(criteria).filter(([, value]) => value !== undefined)
  return !isPaused && set.length === 1 && criteria.company_ids?.length === 1 && criteria.company_ids[0] === id
}

/** Whether the member follows a company, and the way to change it, which shows at once and goes back where the API refuses. */
export const useFollowCompany = (
  { id, name }: Pick<CompanyRef, 'id' | 'name'>,
  texts: (key: `companies.${'followed' | 'unconfirmed' | 'stopped' | 'failed'}`, values: { company: string }) => string,
) => {
  const { api, notify, queryClient } = usePlatform()
  const t = useTranslations('mf-search')
  const isMember = useSession().kind === 'member'
  const { data } = useQuery({ ...ownAlertsQuery(api), enabled: isMember })
  const change = useMutation({
    mutationFn: async (isFollowed: boolean) => {
      const { followCompany, unfollowCompany } = await import('@jobspan/shared-kit/contracts/companies/company-profile')
      const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone
      return isFollowed
        ? api.call(followCompany, { params: { id }, body: { time_zone } })
        : api.call(unfollowCompany, { params: { id } })
    },
    onSuccess: async ({ is_followed: isFollowed, needs_confirmation: needsConfirmation }) => {
      const settings = { label: t('alert.manage'), to: urls.accountSettings('job-alert') }
      if (needsConfirmation) notify(texts('companies.unconfirmed', { company: name }), 'warning', settings)
      else if (isFollowed) notify(texts('companies.followed', { company: name }), 'success', settings)
      else notify(texts('companies.stopped', { company: name }), 'success')
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: jobAlertsQueryKey }),
        queryClient.invalidateQueries({ queryKey: ['company', id] }),
      ])
    },
    onError: (error) => {
      const isFull = isApiError(error) && error.code === errorCode.jobAlertLimit
      notify(isFull && error.message ? error.message : texts('companies.failed', { company: name }), 'error')
    },
  })
  const known = data?.items.some((alert) => isFollow(alert, id)) ?? false
  const isFollowed = change.isPending ? change.variables : known
  return { isFollowed, toggle: () => !change.isPending && change.mutate(!isFollowed) }
}
