import { inLanguage, urls } from '@jobspan/shared-kit/routing'

/** Where in signing in somebody is; is in the address as `?step=`, so that Back, Forward and reload keep it. */
const steps = [
  'start',
  'email',
  'code',
  'link',
  'phone',
  'qr',
  'register',
  'complete-registration',
  'second-factor',
  'link-account',
] as const
export type Step = (typeof steps)[number]

/** Names that steps had in addresses of the release before; remotes of it still lead to `second`. */
const formerSteps = new Map<string | null, Step>([
  ['finish', 'complete-registration'],
  ['second', 'second-factor'],
  ['join', 'link-account'],
])

/** Steps that go on with what the API keeps of this browser's half-finished sign-in. */
export const isPendingStep = (step: Step): boolean =>
  step === 'complete-registration' || step === 'second-factor' || step === 'link-account'

/** The step that an address names; what is none is the first. */
export const readStep = (search: URLSearchParams): Step => {
  const name = search.get('step')
  return formerSteps.get(name) ?? steps.find((step) => step === name) ?? 'start'
}

/** Address of a step, below the language. `redirect` is carried along. */
export const stepPath = (step: Step, redirect?: string): string =>
  urls.getStarted(redirect, step === 'start' ? undefined : step)

/** The first step, for somebody whose session has ended. */
export const sessionExpiredPath = (redirect?: string): string => urls.getStarted(redirect, 'expired')
/** The first step, for somebody whose half-finished sign-in waited too long, is another tab's, or is finished or given up elsewhere. */
export const signInExpiredPath = (redirect?: string): string => urls.getStarted(redirect, 'over')
const reasons: Record<string, string> = { expired: 'sessionExpired', over: 'account.errors.over' }
/** Text of why somebody is at the first step who did not mean to be. */
export const readNoticeKey = (search: URLSearchParams): string | undefined => reasons[search.get('step') ?? '']

export const stepHref = (language: Parameters<typeof inLanguage>[0], step: Step, redirect?: string): string =>
  inLanguage(language, stepPath(step, redirect))
