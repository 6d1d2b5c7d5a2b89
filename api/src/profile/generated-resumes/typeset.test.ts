import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type LanguageKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import {
  paperSizes,
  resumeLayouts,
  resumeSectionKeys,
} from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { strFromU8, unzipSync } from 'fflate'
import type { ResumeOptions } from './generated-document.ts'
import { toJsonResume } from './json-resume.ts'
import { profileFixture } from './profile-fixture.ts'
import { resumeLabels, sectionHeadings } from './resume-labels.ts'
import { createResumeMaker, type ResumeMaker } from './resume-maker.ts'
import { formatMonth, toPoints } from './resume-words.ts'
import { toDocument } from './to-document.ts'
import { writeDocx } from './write-docx.ts'

const today = '2026-11-24'
const options = (facts: Partial<ResumeOptions> = {}): ResumeOptions => ({
  layout: 'modern',
  language: 'en-us',
  paper: 'a4',
  sections: resumeSectionKeys,
  shows_photo: false,
  ...facts,
})

let folder: string
let maker: ResumeMaker
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'generated-resumes-'))
  maker = createResumeMaker({ onFailure: () => undefined })
})
afterAll(() => {
  maker.close()
  rmSync(folder, { recursive: true, force: true })
})

const setPdf = async (profile: Profile, facts: Partial<ResumeOptions> = {}) => {
  const pdf = await maker.make('pdf', async () => ({ document: toDocument(profile, options(facts), today) }))
  const file = join(folder, `${crypto.randomUUID()}.pdf`)
  writeFileSync(file, pdf)
  return { pdf, file }
}

/** poppler reads as other programs do; tests that ask it are skipped, and said to be, where it is not installed. */
const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined
const onPoppler = hasPoppler ? test : test.skip
const poppler = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
const readPdf = (file: string) => poppler('pdftotext', '-layout', file, '-')

/**
 * A text as it comes back from a PDF: without spaces, signs of direction and vowel marks. Letters that a font joins to one glyph come back swapped,
 * so Arabic words are compared by their letters.
 */
const comparable = (text: string, language: LanguageKey): string => {
  const plain = text.normalize('NFKC').replace(/[\p{Mn}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
  return language === 'ar' ? [...plain.replace(/\s/g, '')].sort().join('') : plain.replace(/\s/g, '')
}

/** The text of a Word file, its marks taken out. */
const textOfDocx = (file: Buffer): string =>
  strFromU8(unzipSync(file)['word/document.xml'] ?? new Uint8Array()).replace(/<[^>]+>/g, '')

const layouts = ['classic', 'modern', 'compact', 'sidebar', 'banner'] as const

// All layouts in all languages are read back at night (`read-own-resumes.slow.test.ts`).
describe.each(languages.map(({ key }, index) => [key, layouts[index % layouts.length] ?? 'classic'] as const))(
  'a resume in %s',
  (language, layout) => {
    onPoppler('comes back whole from its PDF, with its fonts embedded, a title, its language, and tags', async () => {
      const profile = profileFixture(language)
      const { pdf, file } = await setPdf(profile, { layout, language })
      const found = readPdf(file)
      const wanted = [
        `${profile.user.first_name}`,
        profile.user.last_name,
        profile.user.email,
        ...profile.work_experiences.flatMap(({ job_title, company_name }) => [job_title, company_name]),
        sectionHeadings.work_experiences[language],
        sectionHeadings.skills[language],
      ]
      for (const text of wanted) {
        if (language === 'ar')
          for (const letter of comparable(text, language)) expect(found.normalize('NFKC')).toContain(letter)
        else expect(comparable(found, language)).toContain(comparable(text, language))
      }
      const fonts = poppler('pdffonts', file).split('\n').slice(2).filter(Boolean)
      expect(fonts.length).toBeGreaterThan(0)
      for (const font of fonts) expect(font).toMatch(/\byes yes yes\b/)
      const info = poppler('pdfinfo', file)
      expect(info).toMatch(/Title:\s+\S/)
      expect(info).toMatch(/Tagged:\s+yes/)
      expect(pdf.length).toBeLessThan(150 * 1024)
    })
  },
)

describe('layouts', () => {
  onPoppler.each(resumeLayouts.flatMap((layout) => paperSizes.map((paper) => [layout, paper] as const)))(
    '%s on %s',
    async (layout, paper) => {
      const { file } = await setPdf(profileFixture('ja'), { layout, paper, language: 'ja' })
      expect(poppler('pdfinfo', file)).toMatch(
        paper === 'a4' ? /Page size:\s+595\.\d+ x 841/ : /Page size:\s+612 x 792/,
      )
    },
  )

  // An address of forty letters ran from its column into the text beside it.
  onPoppler('keeps a long address in its column', async () => {
    const profile = profileFixture('en-us')
    const email = 'somebody.with.a.very.long.name@subdomain.example.com'
    const { file } = await setPdf({ ...profile, user: { ...profile.user, email } }, { layout: 'sidebar' })
    const words = [
      ...poppler('pdftotext', '-bbox', file, '-').matchAll(/xMin="([\d.]+)".* xMax="([\d.]+)".*>(.+)<\/word>/g),
    ]
    const edge = (word: string, side: 1 | 2) => Number(words.find(([, , , text]) => text === word)?.[side])
    expect(edge(email, 2)).toBeLessThan(edge('Summary', 1))
  })

  // A name in two lines was read again as a name and an issuer: programs that read a page take the second line for where it was.
  onPoppler.each(['sidebar', 'compact'] as const)('keeps a long name of a licence in one line: %s', async (layout) => {
    const name = 'Certified Internal Auditor with a specialisation in the audit of ports'
    const profile = profileFixture('en-us')
    const licenses = profile.license_certifications?.map((license) => ({ ...license, name }))
    const { file } = await setPdf({ ...profile, license_certifications: licenses } as Profile, { layout })
    expect(readPdf(file)).toContain(name)
  })

  // A heading stood alone at the foot of a page, and what it headed on the next one.
  onPoppler.each(['modern', 'sidebar'] as const)('has no heading as the last line of a page: %s', async (layout) => {
    const profile = profileFixture('en-us')
    const headings = [
      ...Object.values(resumeLabels['en-us']),
      ...Object.values(sectionHeadings).map((heading) => heading['en-us']),
    ]
    for (let lines = 26; lines < 46; lines += 1) {
      const [job] = profile.work_experiences
      const description = Array.from({ length: lines }, (_, at) => `Closed the books of month ${at}.`).join('\n')
      const { file } = await setPdf({ ...profile, work_experiences: [{ ...job, description }] } as Profile, { layout })
      for (const page of readPdf(file).split('\f')) expect(headings).not.toContain(page.trim().split(/\n\s*/).at(-1))
    }
  })

  test('writes a Chinese name without a space, and a Japanese one with it', () => {
    const profile = profileFixture('ja')
    const chinese = { ...profile, user: { ...profile.user, first_name: '建国', last_name: '王' } }
    expect(toDocument(chinese, options({ language: 'zh-cn' }), today).name).toBe('王建国')
    expect(toDocument(chinese, options({ language: 'ja' }), today).name).toBe('王 建国')
    expect(toDocument(profileFixture('en-us'), options({ language: 'zh-tw' }), today).name).toBe('Mei Ling Tan')
  })

  onPoppler('lists skills one below the other in a narrow column', async () => {
    const { file } = await setPdf(profileFixture('en-us'), { layout: 'sidebar' })
    expect(readPdf(file)).not.toContain('·')
  })

  onPoppler('the form of Japan lists schools and jobs from the oldest on, whatever the language', async () => {
    const { file } = await setPdf(profileFixture('ja'), { layout: 'rirekisho', language: 'en-us' })
    const text = readPdf(file)
    expect(text).toContain('履歴書')
    expect(text.replace(/\s/g, '')).toContain('2026年11月24日現在')
    expect(text.indexOf('入学')).toBeLessThan(text.indexOf('卒業'))
    expect(text.indexOf('卒業')).toBeLessThan(text.indexOf('入社'))
    expect(text).toContain('以上')
  })

  onPoppler('what the profile has nothing of is left out', async () => {
    const bare = { ...profileFixture('en-us'), skills: [], languages: [], websites: [], license_certifications: [] }
    const { file } = await setPdf(bare as Profile)
    expect(readPdf(file)).not.toContain('Skills')
    const empty = { ...bare, work_experiences: [], educations: [], career_summary: { text: null, version: 0 } }
    expect(readPdf((await setPdf(empty as Profile)).file)).toContain(bare.user.email)
  })

  onPoppler('sections stand in the wished order', async () => {
    const { file } = await setPdf(profileFixture('en-us'), { sections: ['skills', 'work_experiences'] })
    const text = readPdf(file)
    expect(text.indexOf('Skills')).toBeLessThan(text.indexOf('Work experience'))
    expect(text).not.toContain('Education')
  })
})

describe('hostile text', () => {
  const withSummary = (text: string) =>
    ({ ...profileFixture('en-us'), career_summary: { text, version: 1 } }) as Profile

  onPoppler.each([
    '#read("/etc/passwd") #include "x.typ" #import "@preview/x:1.0.0"',
    '$ sum $ *bold* _it_ `raw` @ref <label> // comment \\u{41}',
    '"} ] ); panic()',
  ])('%s is text', async (text) => {
    const { file } = await setPdf(withSummary(text))
    expect(readPdf(file).replace(/\s/g, '')).toContain(text.replace(/\s/g, ''))
  })

  onPoppler('controls of direction are taken out, and nothing else of a mixed text', async () => {
    const { file } = await setPdf(withSummary('\u202eevil\u202c مرحبا Excel 你好 😀'))
    const text = readPdf(file)
    expect(text).toContain('evil')
    expect(text).not.toContain('\u202e')
    expect(text).toContain('你好')
  })

  onPoppler('4,000 characters break over pages', async () => {
    const { file } = await setPdf(withSummary('كلمة word 単語 '.repeat(280)))
    expect(poppler('pdfinfo', file)).toMatch(/Pages:\s+[1-9]/)
  })
})

// Another machine has other fonts: what looked right here was boxes there.
onPoppler('fonts are no others than those that come with the service', async () => {
  const summary = 'สวัสดี नमस्ते 안녕 😀 ❤'
  const profile = { ...profileFixture('en-us'), career_summary: { text: summary, version: 1 } } as Profile
  const names = poppler('pdffonts', (await setPdf(profile)).file)
    .split('\n')
    .slice(2)
    .filter(Boolean)
  for (const name of names) expect(name).toMatch(/IBMPlexSans|NotoSans(JP|SC|TC)/)
})

describe('other forms', () => {
  test.each(languages.map(({ key }) => key))('Word in %s', async (language) => {
    const profile = profileFixture(language)
    const docx = await writeDocx(toDocument(profile, options({ language }), today))
    const value = textOfDocx(docx)
    for (const { job_title, company_name } of profile.work_experiences) {
      expect(value).toContain(job_title)
      expect(value).toContain(company_name)
    }
    expect(value).toContain(sectionHeadings.skills[language])
  })

  test('JSON Resume keeps every record', () => {
    const profile = profileFixture('en-us')
    const json = toJsonResume(profile, 'en-us')
    expect(json.basics).toMatchObject({ name: 'Mei Ling Tan', email: profile.user.email })
    expect(json.work).toHaveLength(profile.work_experiences.length)
    expect(json).toMatchObject({ meta: { jobspan: { license_certifications: profile.license_certifications } } })
    expect(JSON.stringify(json)).not.toContain(profile.facts.date_of_birth)
  })
})

test('a list of one’s own signs is a list, and lines are points', () => {
  expect(toPoints('- One\n• Two\n\n  * Three \nFour - five')).toEqual(['One', 'Two', 'Three', 'Four - five'])
  expect(toPoints(null)).toEqual([])
})

test.each([
  ['en-us', 'Mar 2021'],
  ['ja', '2021年3月'],
  ['ar', 'مارس 2021'],
] as const)('a month in %s', (language, expected) => {
  expect(formatMonth('2021-03', language)).toBe(expected)
})
