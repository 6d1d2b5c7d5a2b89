import type { ApiClient } from '@jobspan/shared-kit/api'
import { isApiError } from '@jobspan/shared-kit/api'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

const contracts = () => import('@jobspan/shared-kit/contracts/rewards/invitations')
const changedBy = ['session.changed']

/** The member's own link, and how many invitations are in which state. */
export const ownInvitationsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-rewards', 'own-invitations'],
    queryFn: async ({ signal }) => api.call((await contracts()).getOwnInvitations, { signal }),
    staleTime: 30_000,
    meta: { changedBy },
  })

export const invitationsKey = ['mf-rewards', 'invitations'] as const

/** The member's invitations, the newest first. */
export const invitationsQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: invitationsKey,
    queryFn: async ({ pageParam, signal }) =>
      api.call((await contracts()).listInvitations, { query: { before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ items, has_more: hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
    meta: { changedBy },
  })

/** Accepts the terms and gives the member's link. */
export const createLink = async (api: ApiClient, termsVersion: string) =>
  api.call((await contracts()).createInvitationLink, { body: { terms_version: termsVersion } })

export const sendMails = async (api: ApiClient, emails: string[], idempotencyKey: string) =>
  api.call((await contracts()).sendInvitationMails, { body: { emails, is_expected: true }, idempotencyKey })

/** Whose invitation a link is; null where no such link is known. */
export const invitationByCodeQuery = (api: ApiClient, code: string) =>
  queryOptions({
    queryKey: ['mf-rewards', 'invitation', code],
    queryFn: async ({ signal }) => {
      try {
        return await api.call((await contracts()).getInvitationByCode, { params: { code }, signal })
      } catch (error) {
        // Not found, or no code at all.
        if (isApiError(error) && error.kind === 'refused' && error.status !== 429) return null
        throw error
      }
    },
    staleTime: 60_000,
    meta: { changedBy },
  })

/**
 * Keeps an invitation for the account that the visitor makes next. Nothing else that the page does when it opens needs the API client and its schemas,
 * which are 24 KB: they are loaded where it did not work at once, to try again, to get a new session, or to say why.
 */
export const keepInvitation = async (api: ApiClient, code: string): Promise<void> => {
  const isAccepted = await fetch(new URL(acceptPath, location.href), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'jobspan' },
    body: JSON.stringify({ code }),
    signal: AbortSignal.timeout(30_000),
  })
    // An answer that is not read holds its connection until the signal ends it.
    .then((response) => response.text().then(() => response.ok))
    .catch(() => false)
  if (!isAccepted) await api.call((await contracts()).acceptInvitation, { body: { code } })
}

/** That of `acceptInvitation`, without its schemas. */
export const acceptPath = '/api/invitations/accept'
