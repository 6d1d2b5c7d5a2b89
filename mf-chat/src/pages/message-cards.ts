import { lazyCard } from '../chat/lazy-card.tsx'
import type { MessageCards } from '../chat/message-card.ts'

/** What a conversation shows for each kind of message that has a card: a line for each, whose code comes with the first of its kind. */
export const messageCards: MessageCards = {
  file: lazyCard(async () => (await import('../features/files/file-card.tsx')).FileCard),
  resume: lazyCard(async () => (await import('../features/exchanges/resume-card.tsx')).ResumeCard),
  phone_number: lazyCard(async () => (await import('../features/exchanges/phone-number-card.tsx')).PhoneNumberCard),
  interview: lazyCard(async () => (await import('../features/interviews/interview-card.tsx')).InterviewCard),
  offer: lazyCard(async () => (await import('../features/offers/offer-card.tsx')).OfferCard),
}
