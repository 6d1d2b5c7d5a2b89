import { copyFileSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { resumeSectionKeys } from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { profileFixture } from './profile-fixture.ts'
import { findMissingCharacters, listFontFiles, readFonts } from './resume-fonts.ts'
import { resumeLabels, sectionHeadings } from './resume-labels.ts'
import { createResumeMaker } from './resume-maker.ts'
import { toDocument } from './to-document.ts'
import { toTypstInput } from './typst-input.ts'

const today = '2026-11-24'
const options = {
  layout: 'modern',
  language: 'en-us',
  paper: 'a4',
  sections: resumeSectionKeys,
  shows_photo: false,
} as const

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'resume-fonts-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Typst takes another font where one cannot be read, and boxes where no font has a character, and says nothing of either. */
describe('fonts', () => {
  const document = () => toDocument(profileFixture('ja'), { ...options, language: 'ja' }, today)
  /** The fonts, in a folder where they can be harmed. */
  const copyFonts = () => {
    const copies = mkdtempSync(join(folder, 'fonts-'))
    return listFontFiles().map((file) => {
      const copy = join(copies, basename(file))
      copyFileSync(file, copy)
      return copy
    })
  }
  const faults: [string, (file: string) => void][] = [
    ['missing', (file) => rmSync(file)],
    ['cut', (file) => truncateSync(file, 100_000)],
    ['empty', (file) => truncateSync(file, 0)],
    ['something else', (file) => writeFileSync(file, '<!doctype html>'.repeat(1000))],
  ]

  test.each(faults)(
    'one that is %s is named to the service, and no resume is made until it is there',
    async (_, harm) => {
      const failures: string[] = []
      const fontFiles = copyFonts()
      const harmed = fontFiles.find((file) => file.includes('NotoSansJP_700Bold')) ?? ''
      harm(harmed)
      const made = createResumeMaker({
        onFailure: (reason) => failures.push(String(reason)),
        fontFiles,
      })
      await expect(made.make('pdf', async () => ({ document: document() }))).rejects.toMatchObject({
        reason: 'unavailable',
        status: 503,
      })
      await expect(made.make('svg', async () => ({ document: document() }))).rejects.toMatchObject({
        reason: 'unavailable',
      })
      expect(failures).toEqual([expect.stringContaining(harmed), expect.stringContaining(harmed)])
      copyFileSync(listFontFiles().find((file) => basename(file) === basename(harmed)) ?? '', harmed)
      expect((await made.make('pdf', async () => ({ document: document() }))).subarray(0, 5).toString()).toBe('%PDF-')
      made.close()
    },
  )

  test('have all that is said in ten languages', () => {
    const characters = readFonts(listFontFiles())
    for (const { key: language } of languages) {
      const headings = Object.values(sectionHeadings).map((heading) => heading[language])
      const said = JSON.stringify([profileFixture(language), resumeLabels[language], headings])
      expect([language, findMissingCharacters(said, characters)]).toEqual([language, []])
    }
  })

  test('emoji leave no box and no gap, and the data in the PDF has them', () => {
    const text = '🚀 Led a team 👩‍💻 of five\n✅ 1️⃣ Shipped 🇸🇬'
    const profile = { ...profileFixture('en-us'), career_summary: { text, version: 1 } } as Profile
    const document = toDocument(profile, options, today)
    const read = JSON.parse(toTypstInput(document, JSON.stringify({ text })))
    expect(read.sections[0].text).toBe('Led a team of five\nShipped')
    expect(JSON.parse(read.attachment)).toEqual({ text })
  })

  test.each([
    ['Mei Ling 陳美玲 مرحبا Đặng Привет ₺ ✓ №', []],
    ['สวัสดี', ['ส', 'วั', 'ดี']],
    ['தமிழ் and தமிழ்', ['த', 'மி', 'ழ்']],
    ['Led 👩‍💻 teams', ['👩‍💻']],
    ['می\u200cخواهم\u00a0\ufeff', []],
  ])('%s: what they lack is told as readers see it', (text, expected) => {
    expect(findMissingCharacters(text, readFonts(listFontFiles()))).toEqual(expected)
  })
})
