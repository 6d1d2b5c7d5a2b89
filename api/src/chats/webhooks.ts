import type { Subscription } from '../platform/events/event-subscriber.ts'
import { sendsWebhook } from '../webhooks/webhook-subscriber.ts'
import { messageSent } from './events.ts'

/** The employer is told of what seekers write. */
export const chatWebhooks: readonly Subscription[] = [
  sendsWebhook('message.sent', messageSent, ({ sender, kind, companyId, chatId, messageId }) => ({
    companyIds: sender === 'seeker' && kind === 'text' ? [companyId] : [],
    data: { chat_id: chatId, message_id: messageId },
  })),
]
