import { reportLanding } from '@jobspan/shared-features/account'
import { isApiError } from '@jobspan/shared-kit/api'
import type { Profile, ProfileCompletion } from '@jobspan/shared-kit/contracts/profile/profile'
import { Inline, Stack, TextLink } from '@jobspan/shared-kit/design'
import { getFieldErrors } from '@jobspan/shared-kit/hooks/place-refusal'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { splitLanguage } from '@jobspan/shared-kit/routing'
import { sessionAtom } from '@jobspan/shared-kit/session'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useErrorMessage } from '../account/use-error-message.ts'
import { useUpdateSessionUser } from '../account/use-update-session-user.ts'
import { profileQuery } from '../profile/profile-query.ts'
import { clearResumeFlags } from './resume-flags.ts'
import type { CompletionStep } from './steps.ts'
import type { Completion } from './use-completion.ts'

/** What a complete profile cannot do without (contract `completeProfile`), and the step that asks for it. */
const stepByField: Record<string, CompletionStep> = {
  first_name: 'about',
  location_id: 'about',
  job_preferences: 'job',
}

/** Whether all recruiters find them (docs/product-rules.md#who-can-find-me). */
const isFoundByEveryone = ({ facts, visibility }: Profile): boolean =>
  facts.job_seeking_status !== 'closed' && (visibility?.visible_to ?? 'everyone') === 'everyone'

/** What the end of the steps opens, and what the profile still lacks: by the meter of the profile page, so that the two never differ. */
const useDoneText = () => {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const { api, queryClient } = usePlatform()
  return (completion: ProfileCompletion | undefined): string => {
    if (completion?.percent === 100) return t('manage.meter.complete')
    const profile = queryClient.getQueryData(profileQuery(api).queryKey)
    if (!profile || !isFoundByEveryone(profile)) return t('complete.saved')
    if (completion?.steps.some(({ key, is_done: isDone }) => key === 'work_experience' && !isDone))
      return t('complete.doneWithoutWork')
    return completion
      ? t('complete.donePartly', { share: format.percent(completion.percent / 100) })
      : t('complete.done')
  }
}

/**
 * The end of the last step: the profile is marked complete, and the member goes on to where the way was to lead
 * (docs/product-rules.md#finishing-the-profile).
 */
export const useCompleteProfile = (completion: Completion) => {
  const t = useTranslations('mf-profile')
  const toErrorMessage = useErrorMessage()
  const doneText = useDoneText()
  const takeUser = useUpdateSessionUser()
  const link = useInternalLink()
  const { api, store, queryClient, navigate, notify } = usePlatform()
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: async () => {
      const { completeProfile } = await import('@jobspan/shared-kit/contracts/profile/profile')
      return api.call(completeProfile)
    },
    onSuccess: async ({ user, completion: reached }) => {
      clearResumeFlags()
      // The page that follows is for somebody whose profile is complete.
      store.set(sessionAtom, { kind: 'member', user })
      takeUser(user)
      notify(doneText(reached), 'success')
      const target = completion.ending(user)
      await navigate(target, { replace: true })
      reportLanding(api, 'complete_profile', splitLanguage(target).path)
    },
    onError: (refusal) => {
      // What is missing may have been taken away elsewhere.
      if (isApiError(refusal) && refusal.status === 422)
        void queryClient.invalidateQueries({ queryKey: profileQuery(api).queryKey })
    },
  })
  const missing = new Set(Object.keys(getFieldErrors(error)).flatMap((field) => stepByField[field] ?? []))
  const errorMessage: ReactNode =
    missing.size > 0 ? (
      <Stack gap={8}>
        {t('complete.missing')}
        <Inline gap={16}>
          {[...missing].map((step) => (
            <TextLink key={step} {...link(completion.pathOf(step))}>
              {t(`complete.step.${step}`)}
            </TextLink>
          ))}
        </Inline>
      </Stack>
    ) : (
      error && toErrorMessage(error)
    )
  return { finish: () => mutate(), busy: isPending || isSuccess, errorMessage }
}
