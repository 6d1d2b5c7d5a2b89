import { urls } from '@jobspan/shared-kit/routing'

/** The steps of completing a profile, by which addresses number them (docs/product-rules.md#five-steps). */
export const completionSteps = ['about', 'job', 'work', 'education', 'resume', 'review'] as const
export type CompletionStep = (typeof completionSteps)[number]

/** How the way goes on in an address after the first two steps (docs/product-rules.md#profile-completion-addresses). */
export type CompletionToken = '10' | '1101'

export const isCompletionToken = (text: string | undefined): text is CompletionToken => text === '10' || text === '1101'

/** `typed`: all is filled in; `created`: a resume is made of it afterwards; `uploaded`: a resume is read in place of typing. */
export type CompletionFlow = 'typed' | 'created' | 'uploaded'

const steps: Record<CompletionFlow, readonly CompletionStep[]> = {
  typed: ['about', 'job', 'work', 'education', 'resume'],
  created: ['about', 'job', 'work', 'education'],
  uploaded: ['about', 'job', 'review'],
}
export const stepsOf = (flow: CompletionFlow): readonly CompletionStep[] => steps[flow]

const tokenOf = (flow: CompletionFlow): CompletionToken => (flow === 'typed' ? '10' : '1101')

/** Which way a step of an address is on. */
export const flowAt = (token: CompletionToken, step: CompletionStep): CompletionFlow =>
  token === '10' ? 'typed' : step === 'review' ? 'uploaded' : 'created'

/** Minutes that each step takes somebody who has to think about it. */
const minutes: Record<CompletionStep, number> = { about: 1, job: 1, work: 1, education: 0.5, resume: 0.5, review: 1.5 }

/** Minutes from the beginning of a step to the end, whole ones, never less than one. */
export const minutesLeft = (step: CompletionStep, flow: CompletionFlow): number => {
  const all = stepsOf(flow)
  return Math.ceil(all.slice(all.indexOf(step)).reduce((sum, each) => sum + minutes[each], 0))
}

/** The first two steps have an address of their own; `step` in the query tells apart what shares one. */
export const stepPath = (step: CompletionStep, flow: CompletionFlow, redirect?: string): string => {
  switch (step) {
    case 'about':
      return urls.completeProfile(redirect)
    case 'job':
      return urls.completeProfile(redirect, 2)
    case 'work':
      return urls.completeProfileStep(tokenOf(flow), redirect)
    default:
      return urls.completeProfileStep(tokenOf(flow), redirect, completionSteps.indexOf(step) + 1)
  }
}

const lastSteps: Record<CompletionToken, readonly CompletionStep[]> = {
  '10': ['work', 'education', 'resume'],
  '1101': ['work', 'education', 'review'],
}

/** The step that an address names; what it names wrongly is its first. */
export const stepAt = (search: URLSearchParams, token?: CompletionToken): CompletionStep => {
  const here = token ? lastSteps[token] : completionSteps.slice(0, 2)
  const named = completionSteps[Number(search.get('step')) - 1]
  return here.find((step) => step === named) ?? (token ? 'work' : 'about')
}
