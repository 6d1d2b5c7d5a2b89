export {
  type MessagingSubscriber,
  type MessagingSubscription,
  subscribeToMessaging,
} from './subscribe-to-messaging.ts'
