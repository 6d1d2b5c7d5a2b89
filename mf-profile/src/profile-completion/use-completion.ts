import { landingPath } from '@jobspan/shared-features/account'
import type { SessionUser } from '@jobspan/shared-kit/contracts/auth/session'
import { useHost, usePlatform } from '@jobspan/shared-kit/remote'
import { readRedirect, splitLanguage, urls, useSearchParams } from '@jobspan/shared-kit/routing'
import { type CompletionFlow, type CompletionStep, stepPath, stepsOf } from './steps.ts'

export type Completion = {
  step: CompletionStep
  flow: CompletionFlow
  steps: readonly CompletionStep[]
  /** Address of a step, the way back kept. */
  pathOf: (step: CompletionStep) => string
  /** Address of a step of the longest way, for whoever types after all. */
  typedPathOf: (step: CompletionStep) => string
  /** The steps beside this one. */
  previous: CompletionStep | undefined
  next: CompletionStep | undefined
  /** Where somebody goes on who leaves the profile for later. */
  landing: (user: SessionUser) => string
  /** Where somebody goes on who has completed the profile: to the builder, who came to make a resume. */
  ending: (user: SessionUser) => string
}

/** Where a step stands among the others, and where the way leads afterwards (docs/product-rules.md#finishing-the-profile). */
export const useCompletion = (step: CompletionStep, flow: CompletionFlow): Completion => {
  const { locale } = usePlatform()
  const host = useHost()
  const [search] = useSearchParams()
  const hasPage = (path: string) => host?.hasPage(path) ?? false
  const given = readRedirect(search.get('redirect'), locale.language, hasPage)
  // Whoever came from these pages is done with them.
  const redirect = given && splitLanguage(given).path.startsWith(urls.completeProfile()) ? undefined : given
  const steps = stepsOf(flow)
  const at = steps.indexOf(step)
  const landing = (user: SessionUser, to = redirect) => landingPath('completed', user, to, hasPage)
  return {
    step,
    flow,
    steps,
    pathOf: (other) => stepPath(other, flow, redirect),
    typedPathOf: (other) => stepPath(other, 'typed', redirect),
    previous: steps[at - 1],
    next: steps[at + 1],
    landing: (user) => landing(user),
    ending: (user) => landing(user, redirect ?? (flow === 'created' ? urls.resumeBuilder() : undefined)),
  }
}
