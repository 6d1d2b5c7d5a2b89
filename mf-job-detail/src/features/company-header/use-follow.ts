import { isApiError } from '@jobspan/shared-kit/api'
import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { jobAlertsQueryKey } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts-query-key'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useMutation } from '@tanstack/react-query'
import { companyQuery } from '../../company/company-queries.ts'
import { useMemberTexts } from './member-texts/use-member-texts.ts'

const contract = () => import('@jobspan/shared-kit/contracts/companies/company-profile')

/** Follows a company, or no more: a job alert of the member. It shows at once, and goes back where the API refuses. */
export const useFollow = ({ id, name }: Pick<CompanyProfile, 'id' | 'name'>) => {
  const t = useMemberTexts()
  const { api, notify, queryClient } = usePlatform()
  const show = (isFollowed: boolean) =>
    queryClient.setQueryData(companyQuery(api, id).queryKey, (company) =>
      company ? { ...company, is_followed: isFollowed } : company,
    )
  return useMutation({
    mutationFn: async (follows: boolean) => {
      const { followCompany, unfollowCompany } = await contract()
      const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone
      return follows
        ? api.call(followCompany, { params: { id }, body: { time_zone } })
        : api.call(unfollowCompany, { params: { id } })
    },
    scope: { id: `follow-${id}` },
    onMutate: show,
    onSuccess: ({ is_followed: isFollowed, needs_confirmation: needsConfirmation }) => {
      show(isFollowed)
      void queryClient.invalidateQueries({ queryKey: jobAlertsQueryKey })
      const settings = {
        label: t('companyPage.follow.settings'),
        to: urls.accountSettings(needsConfirmation ? undefined : 'job-alert'),
      }
      if (needsConfirmation) notify(t('companyPage.follow.unconfirmed', { company: name }), 'warning', settings)
      else if (isFollowed) notify(t('companyPage.follow.done', { company: name }), 'success', settings)
      else notify(t('companyPage.follow.stopped', { company: name }), 'success')
    },
    onError: (error, follows) => {
      show(!follows)
      const isFull = isApiError(error) && error.code === errorCode.jobAlertLimit
      notify(isFull && error.message ? error.message : t('companyPage.failed'), 'error')
    },
  })
}
