import { notCountedReasons } from '@jobspan/shared-kit/contracts/rewards/invitations'
import { z } from 'zod/mini'
import { defineEvent } from '../platform/events/define-event.ts'

const facts = { invitationId: z.number(), inviterId: z.nullable(z.number()) }
const about = {
  subject: ({ invitationId }: { invitationId: number }) => `invitation:${invitationId}`,
  member: ({ inviterId }: { inviterId: number | null }) => inviterId,
}

/** Whoever was invited has made an account. */
export const invitationRegistered = defineEvent('invitation.registered', z.object(facts), about)
/** They attached a resume in time, and nothing speaks against it: both sides are rewarded. Either is null where its account is gone. */
export const invitationSucceeded = defineEvent(
  'invitation.succeeded',
  z.object({ ...facts, inviteeId: z.nullable(z.number()), programmeVersion: z.nullable(z.string()) }),
  about,
)
/** An operator looks at it before anybody is rewarded. */
export const invitationHeld = defineEvent('invitation.held', z.object(facts), about)
/** It brings nothing, and why; `note` is what an operator wrote. */
export const invitationNotCounted = defineEvent(
  'invitation.not_counted',
  z.object({ ...facts, reason: z.enum(notCountedReasons), note: z.nullable(z.string()) }),
  about,
)
