import { expect, test } from '@jest/globals'
import { exampleProfile } from './profile-fixture.ts'
import { sectionOf } from './profile-sections.ts'

// Degree and field, and who issued a licence and its number, had a Latin comma between them in every language.
test.each([
  ['en-us', ', '],
  ['ar', '، '],
  ['ja', '、'],
  ['zh-cn', '、'],
  ['zh-tw', '、'],
] as const)('in %s, parts of a line are separated as the language does: %s', (language, separator) => {
  const profile = exampleProfile(language)
  const educations = profile.educations.map((education) => ({ ...education, field_of_study: 'Law' }))
  expect(sectionOf('educations', { ...profile, educations }, language)).toMatchObject({
    entries: [{ title: expect.stringMatching(new RegExp(`\\S${separator}Law$`)) }],
  })
  expect(sectionOf('license_certifications', profile, language)).toMatchObject({
    entries: [{ place: `ISCA${separator}88231` }],
  })
})
