import { z } from 'zod/mini'
import { emailAddress } from '../auth/session.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { windowOf } from '../platform/paging.ts'

export const invitationLimits = {
  /** Addresses of one call (41269). */
  mailsPerCall: 10,
  mailsPerDay: 30,
  codeLength: 10,
} as const

/** Of those that have not succeeded, as many are counted at most: the newest. */
export const maxCountedInvitations = 1000

/** How somebody was invited: by the member's link, by our mail, or by a mail's link that was passed on. */
const invitationChannels = ['link', 'mail', 'shared'] as const
export type InvitationChannel = (typeof invitationChannels)[number]

/**
 * `sent` by mail, `opened` by a guest who may register, `registered` with days left to attach a resume, `in_review` where operators look at it first,
 * `succeeded`, `not_counted` with a reason.
 */
export const invitationStates = ['sent', 'opened', 'registered', 'in_review', 'succeeded', 'not_counted'] as const
export type InvitationState = (typeof invitationStates)[number]

/** Why an invitation does not count. `review`: an operator decided so; `ended`: the account is gone. */
export const notCountedReasons = ['self', 'existing_member', 'late', 'ended', 'review'] as const
export type NotCountedReason = (typeof notCountedReasons)[number]

/** What operators look at first, and the member is told. */
export const reviewReasons = ['device', 'network', 'disposable_mail', 'mailbox', 'speed', 'payout_target'] as const
export type ReviewReason = (typeof reviewReasons)[number]

export const invitation = z.object({
  id: z.number(),
  channel: z.enum(invitationChannels),
  /** Of a mail, whom it went to, mostly hidden, such as `m•••@example.com`; null of links. */
  address: z.nullable(z.string()),
  state: z.enum(invitationStates),
  /** Of `registered`: days left to attach a resume, the day that runs included. */
  days_left: z.nullable(z.number()),
  not_counted_reason: z.nullable(z.enum(notCountedReasons)),
  review_reasons: z.array(z.enum(reviewReasons)),
  /** What an operator wrote to a rejection. */
  note: z.nullable(z.string()),
  /** RFC 3339; null for what has not happened. */
  sent_at: z.nullable(z.string()),
  opened_at: z.nullable(z.string()),
  registered_at: z.nullable(z.string()),
  /** When the resume was attached in time. */
  attached_at: z.nullable(z.string()),
})
export type Invitation = z.infer<typeof invitation>

const code = z.string().check(z.regex(/^[a-z0-9]{10}$/))

/** Who invites: their first name, and the first letter of the last. Null where they have none. */
const inviter = z.object({ name: z.nullable(z.string()) })

/** Whose invitation a link is. 40004 where no such link is known, or its member is gone. */
export const getInvitationByCode = endpoint({
  method: 'GET',
  path: '/api/invitations/by-code/:code',
  summary: 'Whose invitation a link is',
  params: z.object({ code }),
  data: z.object({
    inviter,
    /** `open`: a guest can accept it; `own`: the reader's; `member`: the reader has an account already, so it does not count. */
    status: z.enum(['open', 'own', 'member']),
  }),
})
/**
 * Keeps an invitation for the visitor: it counts for the account that they make next, in whatever way they register. Of several, the one accepted last.
 * Repeated it changes nothing. `own` and `member` as above: nothing is kept then.
 */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/accept',
  summary: 'Keeps an invitation until the visitor registers',
  access: 'session',
  body: z.object({ code }),
  data: z.object({ inviter, status: z.enum(['accepted', 'own', 'member']) }),
})

/** What a member needs to invite. */
export const ownInvitations = z.object({
  /** Of the member's link, `/invite/<code>`; null until they accept the terms. */
  code: z.nullable(z.string()),
  /** How many mails can still be sent today. */
  mails_left: z.number(),
  /** `succeeded` are all; of the others the newest thousand are counted (`maxCountedInvitations`). */
  counts: z.object({
    sent: z.number(),
    opened: z.number(),
    registered: z.number(),
    in_review: z.number(),
    succeeded: z.number(),
    not_counted: z.number(),
  }),
})
export type OwnInvitations = z.infer<typeof ownInvitations>
export const getOwnInvitations = endpoint({
  method: 'GET',
  path: '/api/invitations/own',
  summary: 'The member’s link, and how many invitations are in which state',
  access: 'member',
  data: ownInvitations,
})
/** Accepts the terms and gives the link. The terms have another version by now: 409 (40021). */
export const createInvitationLink = endpoint({
  method: 'POST',
  path: '/api/invitations/link',
  summary: 'Makes the member’s link',
  access: 'member',
  body: z.object({ terms_version: z.string() }),
  data: ownInvitations,
})
export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/invitations',
  summary: 'The member’s invitations, the newest first, or those before `before`',
  access: 'member',
  query: z.object({
    before: z.optional(identifier),
    size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
  }),
  data: windowOf(invitation),
})
/**
 * Sends invitations by our mail. Refused: more than ten addresses 41269; a country where that is not done 40058; as many as a member sends in a day
 * 40006; without a confirmed address of one's own 40038; without a link 409 (40021). An address that was invited by the member before, or does not
 * want mail, is passed over without a word of it: `sent` counts what was asked for.
 */
export const sendInvitationMails = endpoint({
  method: 'POST',
  path: '/api/invitations/mails',
  summary: 'Sends invitations by mail',
  access: 'member',
  body: z.object({
    emails: z.array(emailAddress).check(z.minLength(1), z.maxLength(100)),
    /** The member says that these people expect it. */
    is_expected: z.literal(true),
  }),
  data: z.object({ sent: z.number(), own: ownInvitations }),
  idempotent: true,
})
