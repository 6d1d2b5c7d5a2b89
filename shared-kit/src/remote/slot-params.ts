import type { JobDetail } from '../contracts/jobs/jobs.ts'

/**
 * Slots by name, with the parameters that the page passes. A squad adds one in its own code; whoever contributes to it repeats the
 * declaration, and the compiler refuses two that differ.
 *
 * @example
 * declare module '@jobspan/shared-kit/remote' {
 *   interface SlotParams {
 *     'job.insights': { jobId: number }
 *   }
 * }
 */
export interface SlotParams {
  'search.preview': { slug: string }
  /**
   * `job` is what the page knows of it already, so that it is not fetched again. `isClosedToVisitor`: whether the page says that this
   * visitor can neither apply nor begin a chat, and why. In the bar of a phone `--job-actions-label` is 0 and `--job-actions-gap` takes the room between
   * icon and label away: a label with `font-size: var(--job-actions-label, inherit)` leaves its icon, and is still read out.
   */
  'job.actions': {
    jobId: number
    job?: Pick<JobDetail, 'title' | 'status' | 'company' | 'recruiter' | 'eligibility'>
    isClosedToVisitor?: boolean
  }
  /** Only for visitors who cannot apply to a job that is open to some identities alone. The page says why. `place` says where the slot is. */
  'job.eligibility': { jobId: number; job: Pick<JobDetail, 'status' | 'eligibility'>; place?: 'actions' }
  /** Sections of the home page, below its own. */
  'home.sections': Record<never, never>
  /** What a member's profile shows beside their name, such as that they are verified. */
  'profile.badges': Record<never, never>
  /** Below what a member's profile says, beside how complete it is. */
  'profile.asides': Record<never, never>
  /** Below the next steps, once an application was sent. */
  'apply.success': { jobId: number }
  /** Is shown between the head of a conversation and its messages. */
  'chat.panel': { chatId: number }
  /** A tab of the account settings; its module exports `label`. */
  'settings.tabs': Record<never, never>
  /** What a remote says of itself in short, for any page that wants to lead there. */
  [summary: `mf-${string}.summary`]: Record<never, never>
  /** A remote's parts in their states, for the kit page; shown in development only. */
  [story: `kit.mf-${string}`]: Record<never, never>
}
export type SlotName = keyof SlotParams

/** A slot that a page shows with these parameters. */
export type PageSlot = { [Name in SlotName]: { name: Name; params: SlotParams[Name] } }[SlotName]
