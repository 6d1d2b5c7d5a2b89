import type { MessageCardProps } from '../../chat/message-card.ts'
import { OfferPanel } from './offer-panel.tsx'

/** An offer within the conversation that it was sent in. */
export function OfferCard({ message }: MessageCardProps) {
  return message.offer ? <OfferPanel offer={message.offer} /> : null
}
