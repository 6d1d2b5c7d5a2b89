import { expect, test } from '@jest/globals'
import { tagOf } from './compose-push.ts'

// A reminder took the place of what was agreed in the tray, and a cancellation that of a reminder.
test('the latest word on an appointment takes the place of the one before; other news of the interview stands beside it', () => {
  const kinds = ['proposed', 'accepted', 'changed', 'reminder', 'cancelled', 'result'] as const
  const tags = kinds.map((kind) => tagOf({ id: 1, kind: `interview_${kind}`, subject: { interview_id: 7 } }))
  expect(tags).toEqual(['interview-7', 'interview-7', 'interview-7', 'reminder-7', 'cancelled-7', 'result-7'])
})
