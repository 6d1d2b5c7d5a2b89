import type { EventNotificationKind } from '../notifications/notification-kind.ts'
import { accountSafety, toSecurityNotice } from '../notifications/security-notice.ts'
import type { FactsOf } from '../platform/events/define-event.ts'
import { deviceAdded, memberRegistered } from './events.ts'

/** How long whoever registers in order to apply may take to send the application, whose mail is the first then and takes the welcome's place. */
const applyingMs = 10 * 60_000

export const welcomeKind: EventNotificationKind<FactsOf<typeof memberRegistered>> = {
  kind: 'welcome',
  rule: { bell: null, mail: 'always', ignoresSettings: true },
  event: memberRegistered,
  texts: ['welcome'],
  toNotification: ({ memberId, language, hostCountry, isApplying }) => ({
    userId: memberId,
    key: 'welcome',
    mail: {
      template: 'welcome',
      language,
      hostCountry,
      values: {},
      path: '/',
      ...(isApplying && { notBefore: new Date(Date.now() + applyingMs) }),
    },
  }),
}

export const deviceAddedKind: EventNotificationKind<FactsOf<typeof deviceAdded>> = {
  ...accountSafety,
  event: deviceAdded,
  toNotification: ({ hostCountry, device, country, at, ...reader }) =>
    toSecurityNotice(reader, 'newDevice', { device, country, at }, hostCountry),
}
