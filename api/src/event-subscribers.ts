import { accountWebhooks } from './account/webhooks.ts'
import {
  applicationDecidedKind,
  applicationSentKind,
  applicationViewedKind,
} from './applications/notification-kinds.ts'
import { applicationWebhooks } from './applications/webhooks.ts'
import { deviceAddedKind, welcomeKind } from './auth/notification-kinds.ts'
import { messageKind, readsChatNotification } from './chats/notification-kinds.ts'
import { chatWebhooks } from './chats/webhooks.ts'
import { profileViewedKind, recruiterInterestedKind } from './employer/seekers/notification-kinds.ts'
import { reportDecidedKind } from './moderation/notification-kinds.ts'
import { moderationWebhooks } from './moderation/webhooks.ts'
import { createNotificationSubscriber, notifiesOf } from './notifications/notification-subscriber.ts'
import type { EventSubscriber } from './platform/events/event-subscriber.ts'
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
    readsChatNotification,
    notifiesOf(reportDecidedKind),
    notifiesOf(welcomeKind),
    notifiesOf(deviceAddedKind),
  ]),
  createWebhookSubscriber([...applicationWebhooks, ...chatWebhooks, ...moderationWebhooks, ...accountWebhooks]),
]
