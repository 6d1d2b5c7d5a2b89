import { traceLanding } from '@jobspan/shared-kit/account'
import { isApiError } from '@jobspan/shared-kit/api'
import { knownName } from '@jobspan/shared-kit/contracts/person-name'
import type { Profile } from '@jobspan/shared-kit/contracts/profile'
import { Inline, Stack, TextLink } from '@jobspan/shared-kit/design'
import { useOwnLink } from '@jobspan/shared-kit/hooks/use-own-link'
import { useText } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { splitLanguage } from '@jobspan/shared-kit/routing'
import { sessionAtom } from '@jobspan/shared-kit/session'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useProblemText } from '../account/use-problem-text.ts'
import { useTakeUser } from '../account/use-take-user.ts'
import { profileQuery } from '../profile/profile-query.ts'
import { clearResumeFlags } from './resume-flags.ts'
import type { CompletionStep } from './steps.ts'
import type { Completion } from './use-completion.ts'

/** What a complete profile cannot do without (contract `completeProfile`), by the step that asks for it. */
const missingIn = ({ user, facts, preferences }: Profile): CompletionStep[] => [
  ...(knownName(user) === '' || facts.location_id === null ? (['about'] as const) : []),
  ...(preferences.length === 0 ? (['job'] as const) : []),
]

/** The end of the last step: the profile is marked complete, and the way goes on to where it was to lead (spec section 4). */
export const useFinish = (completion: Completion, profile: Profile) => {
  const t = useText('mf-profile')
  const problemText = useProblemText()
  const takeUser = useTakeUser()
  const link = useOwnLink()
  const { api, store, queryClient, navigate, notify } = usePlatform()
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: async () => {
      const { completeProfile } = await import('@jobspan/shared-kit/contracts/profile')
      return api.call(completeProfile)
    },
    onSuccess: async ({ user }) => {
      clearResumeFlags()
      // The page that follows is for somebody whose profile is complete.
      store.set(sessionAtom, { kind: 'member', user })
      takeUser(user)
      notify(t('complete.done'), 'success')
      const target = completion.landing(user)
      await navigate(target, { replace: true })
      traceLanding(api, 'complete_profile', splitLanguage(target).path)
    },
    onError: (refusal) => {
      // What is missing may have been taken away elsewhere.
      if (isApiError(refusal) && refusal.status === 422)
        void queryClient.invalidateQueries({ queryKey: profileQuery(api).queryKey })
    },
  })
  const missing = isApiError(error) && error.status === 422 ? missingIn(profile) : []
  const problem: ReactNode =
    missing.length > 0 ? (
      <Stack gap={8}>
        {t('complete.missing')}
        <Inline gap={16}>
          {missing.map((step) => (
            <TextLink key={step} {...link(completion.pathOf(step))}>
              {t(`complete.step.${step}`)}
            </TextLink>
          ))}
        </Inline>
      </Stack>
    ) : (
      error && problemText(error)
    )
  return { finish: () => mutate(), busy: isPending || isSuccess, problem }
}
