import type { ChatSide } from '@jobspan/shared-kit/contracts/chats/chat-cards'
import type { ChatMessage, messageKinds } from '@jobspan/shared-kit/contracts/chats/chats'
import type { QueryExecutor } from '../platform/database/database.ts'

/** The kinds of messages that show a card. */
export type CardKind = Exclude<(typeof messageKinds)[number], 'text' | 'job'>

/** Gives the cards with these ids as they stand now, for the one who reads them, in one query; what is gone is left out. */
type LoadCards<Card> = (db: QueryExecutor, ids: number[], reader: ChatSide) => Promise<ReadonlyMap<number, Card>>

const loaders = new Map<CardKind, LoadCards<unknown>>()

/**
 * Says where the cards of a kind come from, once at start-up, by the area that owns them: chats know no interviews.
 *
 * @example
 * registerMessageCard('offer', loadOfferCards)
 */
export const registerMessageCard = <Kind extends CardKind>(
  kind: Kind,
  load: LoadCards<NonNullable<ChatMessage[Kind]>>,
): void => {
  loaders.set(kind, load)
}

/** A message before its card is loaded. */
export type MessageRow = ChatMessage & { card_id: number | null }

/** A message of a kind that shows no card. */
export const withoutCard = ({ card_id: _, ...message }: MessageRow): ChatMessage => message

/** Messages with their cards: a query for each kind that is among them. */
export const withCards = async (
  db: QueryExecutor,
  rows: readonly MessageRow[],
  reader: ChatSide,
): Promise<ChatMessage[]> => {
  const idsByKind = new Map<string, number[]>()
  for (const { kind, card_id: id } of rows) if (id !== null) idsByKind.set(kind, [...(idsByKind.get(kind) ?? []), id])
  const cards = new Map<string, ReadonlyMap<number, unknown>>()
  for (const [kind, ids] of idsByKind) {
    const load = loaders.get(kind as CardKind)
    if (load) cards.set(kind, await load(db, ids, reader))
  }
  return rows.map(({ card_id: id, ...message }) =>
    id === null || message.is_recalled
      ? message
      : { ...message, [message.kind]: cards.get(message.kind)?.get(id) ?? null },
  )
}

/** Chats with the card of their last message. */
export const withCardsOfLast = async <Row extends { last_message: MessageRow | null }>(
  db: QueryExecutor,
  chats: readonly Row[],
  reader: ChatSide,
): Promise<(Omit<Row, 'last_message'> & { last_message: ChatMessage | null })[]> => {
  const last = await withCards(
    db,
    chats.flatMap(({ last_message: message }) => message ?? []),
    reader,
  )
  const byId = new Map(last.map((message) => [message.id, message]))
  return chats.map((chat) => ({
    ...chat,
    last_message: (chat.last_message && byId.get(chat.last_message.id)) ?? null,
  }))
}
