import { z } from 'zod/mini'
import { defineEvent } from '../platform/events/define-event.ts'

/** An account is gone for good. Its facts are nobody's any more: ids of companies that knew the seeker. */
export const accountDeleted = defineEvent(
  'account.deleted',
  z.object({ seekerId: z.number(), companyIds: z.array(z.number()) }),
  { subject: ({ seekerId }) => `seeker:${seekerId}`, member: () => null },
)
