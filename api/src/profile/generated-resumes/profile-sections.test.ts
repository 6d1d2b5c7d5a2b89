import { expect, test } from '@jest/globals'
import { profileFixture } from './profile-fixture.ts'
import { sectionOf } from './profile-sections.ts'

// Degree and field, and who issued a licence and its number, had a Latin comma between them in every language.
test.each([
  ['en-us', ', '],
  ['ar', '، '],
  ['ja', '、'],
  ['zh-cn', '、'],
  ['zh-tw', '、'],
] as const)('in %s, parts of a line are separated as the language does: %s', (language, separator) => {
  const profile = profileFixture(language)
  const educations = profile.educations.map((education) => ({ ...education, field_of_study: 'Law' }))
  expect(sectionOf('educations', { ...profile, educations }, language)).toMatchObject({
    entries: [{ title: expect.stringMatching(new RegExp(`\\S${separator}Law$`)) }],
  })
  expect(sectionOf('license_certifications', profile, language)).toMatchObject({
    entries: [{ place: `ISCA${separator}88231` }],
  })
})

test.each([
  ['en-us', /^Aug 2024 – Jun \d{4} \(expected\)$/],
  ['ja', /^2024年8月 – \d{4}年6月（見込み）$/],
] as const)('in %s, a graduation that is still to come is marked as expected', (language, dates) => {
  const profile = profileFixture(language)
  const end = `${new Date().getFullYear() + 2}-06`
  const educations = profile.educations.map((education) => ({ ...education, start: '2024-08', end }))
  expect(sectionOf('educations', { ...profile, educations }, language)).toMatchObject({
    entries: [{ dates: expect.stringMatching(dates) }],
  })
})
