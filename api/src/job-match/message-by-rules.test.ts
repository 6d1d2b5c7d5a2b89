import { describe, expect, test } from '@jest/globals'
import { hasContactDetails } from '@jobspan/shared-kit/contracts/chats/contact-details'
import { greetingMessageLength } from '@jobspan/shared-kit/contracts/chats/greeting-messages'
import type { RequirementMatch } from '@jobspan/shared-kit/contracts/job-match/job-match'
import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { writeMessageByRules } from './message-by-rules.ts'

const skill = (wanted: string, state: RequirementMatch['state'] = 'met'): RequirementMatch => ({
  kind: 'skill',
  state,
  wanted,
  own: null,
  found_in: null,
})
const profile = { title: 'Accountant', years: 5 }
const requirements = [skill('Excel'), skill('Xero', 'unmet'), skill('SQL')]

test('says what the posting asks for and the profile shows, and nothing else', () => {
  expect(writeMessageByRules({ job: 'Controller', requirements, profile }, 'en-us')).toBe(
    'Hello, I am interested in the “Controller” position. I have 5 years of experience as Accountant. Of the skills that you are looking for, I bring Excel and SQL. I would be glad to tell you more.',
  )
  expect(
    writeMessageByRules(
      { job: 'Controller', requirements: [skill('Xero', 'unmet')], profile: { title: null, years: 0 } },
      'en-us',
    ),
  ).toBe('Hello, I am interested in the “Controller” position. I would be glad to tell you more.')
})

describe.each(languages.map(({ key }) => key))('in %s', (language) => {
  test('is whole, and fits into a greeting message', () => {
    const text = writeMessageByRules({ job: 'Controller', requirements, profile }, language)
    for (const part of ['Controller', 'Accountant', 'Excel', 'SQL', '5']) expect(text).toContain(part)
    expect(text).not.toMatch(/[{}]|undefined|Xero/)
    expect(text.length).toBeLessThan(greetingMessageLength)
    expect(hasContactDetails(text)).toBe(false)
  })
})
