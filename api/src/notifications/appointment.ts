import { interviewFormats } from '@jobspan/shared-kit/contracts/interviews/interview'
import { z } from 'zod/mini'

/** What mails and calendars are told of an interview. Moments in RFC 3339. */
export const appointment = z.object({
  /** Names it in calendars for as long as it lives (RFC 5545 UID). */
  uid: z.string(),
  /** Raised with each change of what stands in a calendar. */
  sequence: z.number(),
  /** The accepted time, or those that are proposed. */
  times: z.array(z.object({ startsAt: z.string(), endsAt: z.string() })),
  recruiterTimeZone: z.string(),
  seekerTimeZone: z.nullable(z.string()),
  format: z.enum(interviewFormats),
  address: z.nullable(z.string()),
  videoUrl: z.nullable(z.string()),
  interviewers: z.array(z.string()),
  whatToBring: z.nullable(z.string()),
  note: z.nullable(z.string()),
})
export type Appointment = z.infer<typeof appointment>
