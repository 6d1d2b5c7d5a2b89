import { urls } from '@jobspan/shared-kit/routing'

/** The steps of completing a profile in their order (docs/product-rules.md#five-steps). */
export const completionSteps = ['about', 'job', 'work', 'education', 'resume'] as const
export type CompletionStep = (typeof completionSteps)[number]

/**
 * How the way goes on after the first two steps (docs/product-rules.md#profile-completion-addresses): `1101` where a resume is
 * there already, which is not asked for again.
 */
export type CompletionToken = '10' | '1101'

export const isCompletionToken = (text: string | undefined): text is CompletionToken => text === '10' || text === '1101'

export const stepsOf = (token: CompletionToken): readonly CompletionStep[] =>
  token === '10' ? completionSteps : completionSteps.slice(0, -1)

/** Minutes that each step takes somebody who has to think about it. */
const minutes: Record<CompletionStep, number> = { about: 1, job: 1, work: 1, education: 0.5, resume: 0.5 }

/** Minutes from the beginning of a step to the end, whole ones, never less than one. */
export const minutesLeft = (step: CompletionStep, token: CompletionToken): number => {
  const steps = stepsOf(token)
  return Math.ceil(steps.slice(steps.indexOf(step)).reduce((sum, each) => sum + minutes[each], 0))
}

/** The first two steps have an address of their own; `step` in the query tells apart what shares one. */
export const stepPath = (step: CompletionStep, token: CompletionToken, redirect?: string): string => {
  switch (step) {
    case 'about':
      return urls.completeProfile(redirect)
    case 'job':
      return urls.completeProfile(redirect, 2)
    case 'work':
      return urls.completeProfileStep(token, redirect)
    default:
      return urls.completeProfileStep(token, redirect, completionSteps.indexOf(step) + 1)
  }
}

/** The step that an address names; what it names wrongly is its first. */
export const stepAt = (search: URLSearchParams, token?: CompletionToken): CompletionStep => {
  const here = token ? stepsOf(token).slice(2) : completionSteps.slice(0, 2)
  const named = completionSteps[Number(search.get('step')) - 1]
  return here.find((step) => step === named) ?? (token ? 'work' : 'about')
}
