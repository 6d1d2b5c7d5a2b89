import { useHost, usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { type SessionUser, useSession } from '@jobspan/shared-kit/session'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type FirstStepsProgress, firstStepKeys, firstStepsQuery } from './first-steps-query.ts'

export type FirstStep = 'profile' | 'email' | 'safety' | 'mails'

const undoneOf = (user: SessionUser, facts: FirstStepsProgress | undefined, asksProfile: boolean): FirstStep[] => [
  ...(user.is_profile_completed || !asksProfile ? [] : ['profile' as const]),
  ...(user.is_email_verify ? [] : ['email' as const]),
  ...(facts?.isSecured ? [] : ['safety' as const]),
  ...(facts?.hasChosenMails ? [] : ['mails' as const]),
]

/**
 * What a new member may still do. The panel begins with the account and ends when it was closed or nothing is left; both are noted of
 * the person (`/popup-window/record`, docs/product-rules.md#first-steps-panel), so it is the same after a reload and on every device.
 */
export const useFirstSteps = () => {
  const { api, queryClient } = usePlatform()
  const session = useSession()
  // Where no page completes a profile, nothing is left to be done about it.
  const asksProfile = useHost()?.hasPage(urls.completeProfile()) === true
  const user = session.kind === 'member' ? session.user : null
  const { data: facts } = useQuery({ ...firstStepsQuery(api), enabled: user !== null })
  const isNew = user?.is_new_account === true
  // Who has read the page would lose their place where it came above what they read.
  const [isLoadedLate] = useState(!isNew && facts === undefined)
  // Answers that were on their way when the panel was closed know nothing of it.
  const [isClosed, setClosed] = useState(false)
  const isOn = user !== null && !isClosed && !facts?.isOver && (isNew || facts?.isBegun === true)
  const undone = user && isOn ? undoneOf(user, facts, asksProfile) : []
  // Only answers tell that something is done.
  const isDone = isOn && facts?.isBegun === true && undone.length === 0

  const note = async (key: string) => {
    const { recordPopup } = await import('@jobspan/shared-kit/contracts/account/first-steps')
    await api.call(recordPopup, { body: { popup_key: key } })
  }
  const { queryKey } = firstStepsQuery(api)
  const end = async () => {
    setClosed(true)
    try {
      await note(firstStepKeys.dismissed)
      queryClient.setQueryData(queryKey, (known) => known && { ...known, isOver: true })
    } catch {
      // The panel is there the next time, which is worth no warning.
    }
  }

  // That an account is new ends once. The steps are noted before: whoever closes the tab in between is still new.
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once for each account that is new.
  useEffect(() => {
    if (!isNew) return
    const begin = async () => {
      await note(firstStepKeys.started)
      const { endFirstRegistration } = await import('@jobspan/shared-kit/contracts/account/first-steps')
      await api.call(endFirstRegistration)
      await queryClient.invalidateQueries({ queryKey })
    }
    begin().catch(() => undefined)
  }, [isNew])
  // biome-ignore lint/correctness/useExhaustiveDependencies: ends once, when the last step is done.
  useEffect(() => {
    if (isDone) void end()
  }, [isDone])

  return {
    undone,
    isLoadedLate,
    /** The account is made, and was not greeted yet. */
    isFirst: isNew && !facts?.isBegun,
    close: end,
    /** Notes that a step was taken that nothing else tells of. */
    markStepTaken: (step: FirstStep) => {
      if (step === 'mails') note(firstStepKeys.mailSettings).catch(() => undefined)
    },
  }
}
