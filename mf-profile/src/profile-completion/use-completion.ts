import { landingPath } from '@jobspan/shared-kit/account'
import type { SessionUser } from '@jobspan/shared-kit/contracts/session'
import { useHost, usePlatform } from '@jobspan/shared-kit/remote'
import { readRedirect, splitLanguage, urls, useSearchParams } from '@jobspan/shared-kit/routing'
import { type CompletionStep, type CompletionToken, stepPath, stepsOf } from './steps.ts'

export type Completion = {
  step: CompletionStep
  token: CompletionToken
  steps: readonly CompletionStep[]
  /** Address of a step, the way back kept. */
  pathOf: (step: CompletionStep) => string
  /** The steps beside this one. */
  previous: CompletionStep | undefined
  next: CompletionStep | undefined
  /** Where somebody goes on who has completed the profile, or leaves it for later. */
  landing: (user: SessionUser) => string
}

/** Where a step stands among the others, and where the way leads afterwards (docs/product-rules.md#finishing-the-profile). */
export const useCompletion = (step: CompletionStep, token: CompletionToken): Completion => {
  const { locale } = usePlatform()
  const host = useHost()
  const [search] = useSearchParams()
  const hasPage = (path: string) => host?.hasPage(path) ?? false
  const given = readRedirect(search.get('redirect'), locale.language, hasPage)
  // Whoever came from these pages is done with them.
  const redirect = given && splitLanguage(given).path.startsWith(urls.completeProfile()) ? undefined : given
  const steps = stepsOf(token)
  const at = steps.indexOf(step)
  return {
    step,
    token,
    steps,
    pathOf: (other) => stepPath(other, token, redirect),
    previous: steps[at - 1],
    next: steps[at + 1],
    landing: (user) => landingPath('completed', user, redirect, hasPage),
  }
}
