import { expect, test } from '@jest/globals'
import type { ScreeningQuestion } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { applicationBodyOf } from './apply-form.ts'

// A message of one zero-width space was sent as a message, and refused by the API.
test('characters that nobody sees are not a message, and no part of an answer', () => {
  const form = {
    name: '',
    email: '',
    password: '',
    firstMessage: ' \u200b\n',
    answers: { q7: '\ufeffTwo weeks\u00ad ' },
  }
  expect(applicationBodyOf(form, [{ id: 7 } as ScreeningQuestion], 'job_search')).toEqual({
    source: 'job_search',
    screening_answers: [{ question_id: 7, answer: 'Two weeks' }],
  })
})
