import { type ApiClient, type ApiError, isApiError } from '@jobspan/shared-kit/api'
import type { JobAlert, JobAlertFrequency } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { queryOptions } from '@tanstack/react-query'

/** What a link of a mail is for, as its address names it. */
export const linkPurposes = ['confirm', 'manage', 'unsubscribe'] as const

/** A link that a mail program cut off: nothing the API could say of it would help. */
export const isWholeToken = (token: string): boolean => /^[\w.~-]{20,300}$/.test(token)

export const isExpiredLink = (error: unknown): boolean => isApiError(error) && error.code === errorCode.linkExpired

const contract = () => import('@jobspan/shared-kit/contracts/job-alerts/job-alerts')

export type LinkedAlert = { purpose: (typeof linkPurposes)[number]; email: string; name: string; alert: JobAlert }

/** Which alert a link is about. Asking changes nothing; the token goes in the body, so that no address holds it. */
export const alertLinkQuery = (api: ApiClient, token: string) =>
  queryOptions<LinkedAlert, ApiError>({
    queryKey: ['mf-profile', 'alert-link', token],
    queryFn: async ({ signal }) => {
      const { readJobAlertLink } = await contract()
      return api.call(readJobAlertLink, { body: { token }, signal })
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const confirmAlert = async (api: ApiClient, token: string): Promise<JobAlert> => {
  const { confirmJobAlert } = await contract()
  return (await api.call(confirmJobAlert, { body: { token } })).alert
}

export const updateLinkedAlert = async (
  api: ApiClient,
  token: string,
  changes: { frequency?: JobAlertFrequency; is_paused?: boolean },
): Promise<JobAlert> => {
  const { manageJobAlert } = await contract()
  return (await api.call(manageJobAlert, { body: { token, ...changes } })).alert
}

export const endAlert = async (api: ApiClient, token: string): Promise<void> => {
  const { unsubscribeJobAlert } = await contract()
  await api.call(unsubscribeJobAlert, { body: { token } })
}
