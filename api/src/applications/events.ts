import { applicationState, applicationTabs } from '@jobspan/shared-kit/contracts/applications/applications'
import { z } from 'zod/mini'
import { defineEvent } from '../platform/events/define-event.ts'
import { hostCountryFact, languageFact } from '../platform/events/event-facts.ts'

const applicationFacts = {
  memberId: z.number(),
  applicationId: z.number(),
  jobId: z.number(),
  jobTitle: z.string(),
  /** The employer that it was sent to; null where the posting named none. */
  companyId: z.nullable(z.number()),
  companyName: z.nullable(z.string()),
}
export type ApplicationFacts = z.infer<z.ZodMiniObject<typeof applicationFacts>>

const about = {
  subject: ({ applicationId }: { applicationId: number }) => `application:${applicationId}`,
  member: ({ memberId }: { memberId: number }) => memberId,
}

export const applicationSent = defineEvent(
  'application.sent',
  z.object({ ...applicationFacts, isAddressProven: z.boolean(), language: languageFact, hostCountry: hostCountryFact }),
  about,
)
export const applicationWithdrawn = defineEvent('application.withdrawn', z.object(applicationFacts), about)
/** A withdrawal cannot be taken back any more. */
export const applicationWithdrawalFinal = defineEvent('application.withdrawal_final', z.object(applicationFacts), about)
/** A withdrawal was taken back: the employer has the application again. */
export const applicationRestored = defineEvent('application.restored', z.object(applicationFacts), about)

const employerFacts = {
  ...applicationFacts,
  recruiterId: z.number(),
  recruiterName: z.string(),
  /** Of the row in `application_events` that it wrote. */
  eventId: z.number(),
}
/** Somebody at the employer opened the application, for the first time. */
export const applicationViewed = defineEvent('application.viewed', z.object(employerFacts), about)
export const applicationDecided = defineEvent(
  'application.decided',
  z.object({
    ...employerFacts,
    state: applicationState,
    /** Where My jobs lists it from then on. */
    tab: z.enum(applicationTabs),
    /** What the employer wrote, where it decided against it. */
    reason: z.nullable(z.string()),
  }),
  about,
)
