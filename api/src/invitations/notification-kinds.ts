import { type EventNotificationKind, noFacts } from '../notifications/notification-kind.ts'
import type { FactsOf } from '../platform/events/define-event.ts'
import { invitationHeld, invitationNotCounted, invitationRegistered } from './events.ts'

/** About what the member began themself, in the list alone. */
const rule = { bell: 'always', mail: null } as const

const toNotification =
  (name: string) =>
  ({ invitationId, inviterId }: FactsOf<typeof invitationHeld>) =>
    inviterId === null
      ? null
      : { userId: inviterId, key: `invitation:${invitationId}:${name}`, bell: { subject: {}, facts: noFacts } }

export const invitationRegisteredKind: EventNotificationKind<FactsOf<typeof invitationRegistered>> = {
  kind: 'invitation_registered',
  rule,
  event: invitationRegistered,
  texts: [],
  toNotification: toNotification('registered'),
}

export const invitationHeldKind: EventNotificationKind<FactsOf<typeof invitationHeld>> = {
  kind: 'invitation_held',
  rule,
  event: invitationHeld,
  texts: [],
  toNotification: toNotification('held'),
}

export const invitationNotCountedKind: EventNotificationKind<FactsOf<typeof invitationNotCounted>> = {
  kind: 'invitation_not_counted',
  rule,
  event: invitationNotCounted,
  texts: [],
  toNotification: toNotification('not_counted'),
}
