import type { MessageCards } from '../chat/message-card.ts'

/** What a conversation shows for each kind of message that has a card: a line for each, whose code comes with the first of its kind. */
export const messageCards: MessageCards = {}
