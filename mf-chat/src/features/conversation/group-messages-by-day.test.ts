import { describe, expect, it } from '@jest/globals'
import { aMessage } from '../../testing/handlers.ts'
import { groupMessagesByDay } from './group-messages-by-day.ts'

describe('messages by day', () => {
  // The server drew a time below each message; taken over, all but the last of a minute went, and the conversation jumped.
  it('are runs of a minute already where nobody knows the reader’s clock', () => {
    const said = ['2026-11-20T08:05:01Z', '2026-11-20T08:05:40Z', '2026-11-20T08:06:00Z', '2026-11-21T08:06:30Z'].map(
      (sent_at, index) => aMessage(index + 1, { sent_at }),
    )
    const days = groupMessagesByDay(said)
    expect(days.map((day) => day.said.map(({ isLastOfGroup: endsRun }) => endsRun))).toEqual([
      [false, true, true],
      [true],
    ])
  })
})
