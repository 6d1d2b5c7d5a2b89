import type { PhoneNumberCard, ResumeCard } from '@jobspan/shared-kit/contracts/chats/chat-cards'
import type { BadgeTone } from '@jobspan/shared-kit/design'

export const exchangeTone: Record<ResumeCard['state'] | PhoneNumberCard['state'], BadgeTone> = {
  requested: 'warning',
  sent: 'success',
  accepted: 'success',
  declined: 'neutral',
  taken_back: 'neutral',
  expired: 'neutral',
}
