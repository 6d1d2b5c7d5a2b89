import type { ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import type { ChatDateFormat } from '../../chat/chat-date-format.ts'

type GroupedMessage = {
  message: ChatMessage
  /** The last of what one of them said within one minute: it bears the time. */
  isLastOfGroup: boolean
}
export type Day = { key: string; at: string; said: GroupedMessage[] }

/** Where nobody knows the reader's clock, days are those of UTC; what is one minute there is one minute everywhere. */
const unknownClock: Pick<ChatDateFormat, 'dayKey' | 'formatTime'> = {
  dayKey: (value) => value.slice(0, 10),
  formatTime: (value) => value.slice(0, 16),
}

/** Messages by the reader's day, in the order in which they were sent. */
export const groupMessagesByDay = (
  messages: readonly ChatMessage[],
  { dayKey, formatTime }: Pick<ChatDateFormat, 'dayKey' | 'formatTime'> = unknownClock,
): Day[] => {
  const days: Day[] = []
  for (const [index, message] of messages.entries()) {
    const key = dayKey(message.sent_at)
    const next = messages[index + 1]
    const isLastOfGroup =
      !next ||
      next.kind === 'job' ||
      next.sender !== message.sender ||
      dayKey(next.sent_at) !== key ||
      formatTime(next.sent_at) !== formatTime(message.sent_at)
    const last = days.at(-1)
    if (last?.key === key) last.said.push({ message, isLastOfGroup })
    else days.push({ key, at: message.sent_at, said: [{ message, isLastOfGroup }] })
  }
  return days
}
