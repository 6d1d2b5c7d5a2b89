import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

/** What is noted of the panel, of the person and not of the device: that it began, that the mails were looked at, that it is over. */
export const firstStepKeys = {
  started: 'first_steps',
  mailSettings: 'first_steps_mails',
  dismissed: 'first_steps_over',
} as const

export type FirstStepsProgress = {
  isBegun: boolean
  isOver: boolean
  /** They went to see what is written to them. */
  hasChosenMails: boolean
  /** There is a passkey or a second step. */
  isSecured: boolean
}

/** How far a member is with the first steps. Who never began, or is through, is not asked about further. */
export const firstStepsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-search', 'first-steps'],
    queryFn: async ({ signal }): Promise<FirstStepsProgress> => {
      const { listPopups } = await import('@jobspan/shared-kit/contracts/account/first-steps')
      const { items } = await api.call(listPopups, { signal })
      const has = (key: string) => items.some(({ popup_key }) => popup_key === key)
      const facts = {
        isBegun: has(firstStepKeys.started),
        isOver: has(firstStepKeys.dismissed),
        hasChosenMails: has(firstStepKeys.mailSettings),
        isSecured: false,
      }
      if (!facts.isBegun || facts.isOver) return facts
      const { getSignInMethods } = await import('@jobspan/shared-kit/contracts/auth/account-security')
      const { passkeys, two_factor } = await api.call(getSignInMethods, { signal })
      return { ...facts, isSecured: passkeys.length > 0 || two_factor.is_enabled }
    },
    staleTime: 5_000,
    meta: { changedBy: ['session.changed'] },
  })
