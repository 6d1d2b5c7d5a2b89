import type { Subscription } from '../platform/events/event-subscriber.ts'
import { sendsWebhook } from '../webhooks/webhook-subscriber.ts'
import { messageChanged, messageSent } from './events.ts'

/** The employer is told of what seekers write, and of what is another by now, whoever sent it. */
export const chatWebhooks: readonly Subscription[] = [
  sendsWebhook('message.sent', messageSent, ({ sender, kind, companyId, chatId, messageId }) => ({
    companyIds: sender === 'seeker' && kind !== 'job' ? [companyId] : [],
    data: { chat_id: chatId, message_id: messageId },
  })),
  sendsWebhook('message.changed', messageChanged, ({ companyId, chatId, messageId }) => ({
    companyIds: [companyId],
    data: { chat_id: chatId, message_id: messageId },
  })),
]
