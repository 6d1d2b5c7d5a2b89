import { accountWebhooks } from './account/webhooks.ts'
import {
  applicationDecidedKind,
  applicationSentKind,
  applicationViewedKind,
} from './applications/notification-kinds.ts'
import { applicationWebhooks } from './applications/webhooks.ts'
import { deviceAddedKind, welcomeKind } from './auth/notification-kinds.ts'
import {
  forgetsRecalledMessage,
  messageKind,
  messageOfFormerReleaseKind,
  readsChatNotification,
} from './chats/notification-kinds.ts'
import { chatWebhooks } from './chats/webhooks.ts'
import { profileViewedKind, recruiterInterestedKind } from './employer/seekers/notification-kinds.ts'
import { interviewSubscriber, withdrawalSubscriber } from './interviews/interview-subscriber.ts'
import {
  interviewAcceptedKind,
  interviewAttendanceKind,
  interviewCancelledKind,
  interviewChangedKind,
  interviewObjectionKind,
  interviewProposedKind,
  interviewReminderKind,
  interviewRescheduledKind,
  interviewResultKind,
} from './interviews/notification-kinds.ts'
import { offerExpiredKind, offerSentKind, offerWithdrawnKind } from './interviews/offers/notification-kinds.ts'
import { interviewWebhooks } from './interviews/webhooks.ts'
import { invitationSubscriber } from './invitations/invitation-subscriber.ts'
import {
  invitationHeldKind,
  invitationNotCountedKind,
  invitationRegisteredKind,
} from './invitations/notification-kinds.ts'
import { chatReportDecidedKind, reportDecidedKind } from './moderation/notification-kinds.ts'
import { moderationWebhooks } from './moderation/webhooks.ts'
import { createNotificationSubscriber, notifiesOf } from './notifications/notification-subscriber.ts'
import type { EventSubscriber } from './platform/events/event-subscriber.ts'
import {
  drawWonKind,
  referralViewedKind,
  rewardDistributedKind,
  rewardsGrantedKind,
  withdrawalReturnedKind,
  withdrawalSettledKind,
} from './rewards/notification-kinds.ts'
import { referralWebhooks } from './rewards/referrals/webhooks.ts'
import { rewardsSubscriber } from './rewards/rewards-subscriber.ts'
import { createWebhookSubscriber } from './webhooks/webhook-subscriber.ts'

/** Who is given which events. Each area declares its part; here they meet. */
export const eventSubscribers: readonly EventSubscriber[] = [
  createNotificationSubscriber([
    notifiesOf(applicationSentKind),
    notifiesOf(applicationViewedKind),
    notifiesOf(applicationDecidedKind),
    notifiesOf(recruiterInterestedKind),
    notifiesOf(profileViewedKind),
    notifiesOf(messageKind),
    notifiesOf(messageOfFormerReleaseKind),
    readsChatNotification,
    forgetsRecalledMessage,
    notifiesOf(reportDecidedKind),
    notifiesOf(chatReportDecidedKind),
    notifiesOf(interviewProposedKind),
    notifiesOf(interviewRescheduledKind),
    notifiesOf(interviewAcceptedKind),
    notifiesOf(interviewChangedKind),
    notifiesOf(interviewCancelledKind),
    notifiesOf(interviewReminderKind),
    notifiesOf(interviewAttendanceKind),
    notifiesOf(interviewResultKind),
    notifiesOf(interviewObjectionKind),
    notifiesOf(offerSentKind),
    notifiesOf(offerWithdrawnKind),
    notifiesOf(offerExpiredKind),
    notifiesOf(invitationRegisteredKind),
    notifiesOf(invitationHeldKind),
    notifiesOf(invitationNotCountedKind),
    notifiesOf(rewardsGrantedKind),
    notifiesOf(rewardDistributedKind),
    notifiesOf(withdrawalSettledKind),
    notifiesOf(withdrawalReturnedKind),
    notifiesOf(drawWonKind),
    notifiesOf(referralViewedKind),
    notifiesOf(welcomeKind),
    notifiesOf(deviceAddedKind),
  ]),
  interviewSubscriber,
  withdrawalSubscriber,
  invitationSubscriber,
  rewardsSubscriber,
  createWebhookSubscriber([
    ...applicationWebhooks,
    ...chatWebhooks,
    ...interviewWebhooks,
    ...moderationWebhooks,
    ...accountWebhooks,
    ...referralWebhooks,
  ]),
]
