import { z } from 'zod/mini'
import { defineEvent } from '../../platform/events/define-event.ts'

const recruiterFacts = {
  memberId: z.number(),
  recruiterId: z.number(),
  recruiterName: z.string(),
  companyId: z.number(),
  companyName: z.string(),
}
export type RecruiterFacts = z.infer<z.ZodMiniObject<typeof recruiterFacts>>

const about = {
  subject: ({ memberId }: RecruiterFacts) => `seeker:${memberId}`,
  member: ({ memberId }: RecruiterFacts) => memberId,
}

/** A recruiter told a member, for the first time, that they are interested; for a job of the company or for none. */
export const recruiterInterested = defineEvent(
  'recruiter.interested',
  z.object({ ...recruiterFacts, job: z.nullable(z.object({ id: z.number(), title: z.string() })) }),
  about,
)
/** A recruiter looked at a member's profile, for the first time on `day`. */
export const profileViewed = defineEvent('profile.viewed', z.object({ ...recruiterFacts, day: z.string() }), about)
