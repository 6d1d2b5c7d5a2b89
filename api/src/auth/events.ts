import { z } from 'zod/mini'
import { defineEvent } from '../platform/events/define-event.ts'
import { hostCountryFact, languageFact } from '../platform/events/event-facts.ts'

const about = {
  subject: ({ memberId }: { memberId: number }) => `member:${memberId}`,
  member: ({ memberId }: { memberId: number }) => memberId,
}

export const memberRegistered = defineEvent(
  'member.registered',
  z.object({
    memberId: z.number(),
    language: languageFact,
    hostCountry: hostCountryFact,
    /** Whether they registered in order to apply for a job. */
    isApplying: z.boolean(),
  }),
  about,
)

/** A member signed in on a device that they were never seen on. The address is that of the account at that time. */
export const deviceAdded = defineEvent(
  'device.added',
  z.object({
    memberId: z.number(),
    email: z.string(),
    firstName: z.string(),
    isEmailVerify: z.boolean(),
    language: languageFact,
    hostCountry: hostCountryFact,
    /** As the mail says them. */
    device: z.string(),
    country: z.string(),
    at: z.string(),
  }),
  about,
)
