import type { Chat, ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import type { ComponentType } from 'react'

/** The kinds of messages that show a card. */
type CardKind = 'resume' | 'phone_number' | 'file' | 'interview' | 'offer'

/** What a card is given: its message, whose field of the card's kind has the card as it stands, and the chat that it is in. */
export type MessageCardProps = { message: ChatMessage; chat: Chat }

/** The card of each kind. A page puts the table together, because features do not know each other. */
export type MessageCards = Partial<Record<CardKind, ComponentType<MessageCardProps>>>
