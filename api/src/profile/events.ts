import { z } from 'zod/mini'
import { defineEvent } from '../platform/events/define-event.ts'

/** A member attached a resume: an upload, a copy, or one that was made of the profile. */
export const resumeAttached = defineEvent('resume.attached', z.object({ memberId: z.number() }), {
  subject: ({ memberId }) => `member:${memberId}`,
  member: ({ memberId }) => memberId,
})
