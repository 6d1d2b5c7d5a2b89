import type { z } from 'zod/mini'

/** An event of one area: what its facts are, what it is about, and whose it is. */
export type EventDefinition<Facts = never> = {
  /** Area and past participle, such as `application.viewed`. */
  name: string
  schema: z.ZodMiniType<Facts>
  /** What it is about, such as `application:7`. */
  subject: (facts: Facts) => string
  /** Whose it is: it is deleted with their account. Null for what is nobody's. */
  member: (facts: Facts) => number | null
}

/** The facts of an event. */
export type FactsOf<Event> = Event extends EventDefinition<infer Facts> ? Facts : never

/**
 * Declares an event in the area that owns the fact. Its facts are all that subscribers need: they ask its area for nothing.
 *
 * @example
 * export const chatClosed = defineEvent('chat.closed', z.object({ chatId: z.number(), memberId: z.number() }), {
 *   subject: ({ chatId }) => `chat:${chatId}`,
 *   member: ({ memberId }) => memberId,
 * })
 */
export const defineEvent = <Facts>(
  name: string,
  schema: z.ZodMiniType<Facts>,
  about: Pick<EventDefinition<Facts>, 'subject' | 'member'>,
): EventDefinition<Facts> => ({ name, schema, ...about })
