import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  type ResumeLayout,
  resumeLayouts,
  resumeSectionKeys,
} from '@jobspan/shared-kit/contracts/generated-resume-constants'
import { type LanguageKey, languages } from '@jobspan/shared-kit/contracts/locales'
import { compareReading } from '../../testing/compare-reading.ts'
import { profileInResume } from '../../testing/profile-in-resume.ts'
import type { ResumeOptions } from '../generated-resumes/generated-document.ts'
import { exampleProfile } from '../generated-resumes/profile-fixture.ts'
import { toAttachment } from '../generated-resumes/to-attachment.ts'
import { toDocument } from '../generated-resumes/to-document.ts'
import { createTypesetter, type Typesetter } from '../generated-resumes/typesetter.ts'
import { toTypstInput } from '../generated-resumes/typst-input.ts'
import { writeDocx } from '../generated-resumes/write-docx.ts'
import { readDocxText } from './docx-text.ts'
import { fromJsonResume } from './from-json-resume.ts'
import { parseJsonResume } from './json-resume-schema.ts'
import { parseResume } from './parse-resume.ts'
import { readPdfText } from './pdf-text.ts'

const optionsOf = (layout: ResumeLayout, language: LanguageKey): ResumeOptions => ({
  layout,
  language,
  paper: 'a4',
  sections: resumeSectionKeys,
  shows_photo: false,
})
const documentOf = (layout: ResumeLayout, language: LanguageKey) =>
  toDocument(exampleProfile(language), optionsOf(layout, language), '2026-11-24')
// The papers of Japan are in Japanese, whatever is asked for.
const languagesOf = (layout: ResumeLayout): LanguageKey[] =>
  layout === 'rirekisho' || layout === 'shokumukeirekisho' ? ['ja'] : languages.map(({ key }) => key)
const files = resumeLayouts.flatMap((layout) => languagesOf(layout).map((language) => [layout, language] as const))

let typesetter: Typesetter
beforeAll(() => {
  typesetter = createTypesetter({ onFailure: () => undefined })
})
afterAll(() => typesetter.close())

const whatIsNotFound = (...[read, wanted]: Parameters<typeof compareReading>) => {
  const { fields, invented } = compareReading(read, wanted)
  expect(fields.length).toBeGreaterThan(15)
  return [...fields.filter(({ outcome }) => outcome !== 'found'), ...invented]
}

/** By their pages alone, as the file of another site would be: without the JSON that they carry. */
describe.each(files)('a resume that was made here, %s in %s, comes back whole', (layout, language) => {
  const wanted = profileInResume(exampleProfile(language), layout)

  test('from the lines of its PDF', async () => {
    const pdf = await typesetter.set(toTypstInput(documentOf(layout, language)), 'pdf')
    const { lines, attachment } = await readPdfText(new Uint8Array(pdf), 50)
    const parsed = parseResume(lines)
    expect([attachment, parsed.language]).toEqual([null, language])
    expect(whatIsNotFound(parsed.items, wanted)).toEqual([])
  })

  test('from its DOCX', async () => {
    const { lines } = await readDocxText(await writeDocx(documentOf(layout, language)))
    const parsed = parseResume(lines)
    expect(parsed.language).toBe(language)
    expect(whatIsNotFound(parsed.items, wanted)).toEqual([])
  })
})

test.each(resumeLayouts)('the JSON in a PDF says what its pages say, and no more: %s', async (layout) => {
  const profile = exampleProfile('ja')
  const document = toAttachment(profile, optionsOf(layout, 'ja'))
  const pdf = await typesetter.set(toTypstInput(documentOf(layout, 'ja'), document), 'pdf')
  const { attachment } = await readPdfText(new Uint8Array(pdf), 50)
  const resume = parseJsonResume(attachment ?? '')
  if (!resume) throw new Error('the PDF carries no JSON Resume')
  const { fields } = compareReading(fromJsonResume(resume).items, profileInResume(profile, layout))
  expect(fields.filter(({ outcome }) => outcome !== 'found')).toEqual([])
  expect(attachment).not.toContain(profile.facts.date_of_birth)
  const hasContact = layout !== 'shokumukeirekisho'
  expect([attachment?.includes(profile.user.email ?? '?'), attachment?.includes('portfolio')]).toEqual([
    hasContact,
    layout !== 'rirekisho',
  ])
})
