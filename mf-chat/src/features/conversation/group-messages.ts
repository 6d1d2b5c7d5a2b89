import type { ChatMessage } from '@jobspan/shared-kit/contracts/chats'
import type { Moments } from '../../chat/moments.ts'

type Said = {
  message: ChatMessage
  /** The last of what one of them said within one minute: it bears the time. */
  endsRun: boolean
}
export type Day = { key: string; at: string; said: Said[] }

/** Where nobody knows the reader's clock, days are those of UTC; what is one minute there is one minute everywhere. */
const unknownClock: Pick<Moments, 'dayKey' | 'clock'> = {
  dayKey: (value) => value.slice(0, 10),
  clock: (value) => value.slice(0, 16),
}

/** Messages by the reader's day, in the order in which they were sent. */
export const groupByDay = (
  messages: readonly ChatMessage[],
  { dayKey, clock }: Pick<Moments, 'dayKey' | 'clock'> = unknownClock,
): Day[] => {
  const days: Day[] = []
  for (const [index, message] of messages.entries()) {
    const key = dayKey(message.sent_at)
    const next = messages[index + 1]
    const endsRun =
      !next ||
      next.kind === 'job' ||
      next.sender !== message.sender ||
      dayKey(next.sent_at) !== key ||
      clock(next.sent_at) !== clock(message.sent_at)
    const last = days.at(-1)
    if (last?.key === key) last.said.push({ message, endsRun })
    else days.push({ key, at: message.sent_at, said: [{ message, endsRun }] })
  }
  return days
}
