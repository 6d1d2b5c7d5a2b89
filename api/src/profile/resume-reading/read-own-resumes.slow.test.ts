import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type LanguageKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import {
  japaneseLayouts,
  type ResumeLayout,
  resumeLayouts,
  resumeSectionKeys,
} from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { compareReading } from '../../testing/compare-reading.ts'
import { profileInResume } from '../../testing/profile-in-resume.ts'
import type { ResumeOptions } from '../generated-resumes/generated-document.ts'
import { profileFixture } from '../generated-resumes/profile-fixture.ts'
import { createResumeMaker, type ResumeMaker } from '../generated-resumes/resume-maker.ts'
import { toDocument } from '../generated-resumes/to-document.ts'
import { writeDocx } from '../generated-resumes/write-docx.ts'
import { readDocxText } from './docx-text.ts'
import { fromJsonResume } from './from-json-resume.ts'
import { parseJsonResume } from './parse-json-resume.ts'
import { parseResume } from './parse-resume.ts'
import { readPdfText } from './pdf-text.ts'

const optionsOf = (layout: ResumeLayout, language: LanguageKey): ResumeOptions => ({
  layout,
  language,
  paper: 'a4',
  sections: resumeSectionKeys,
  shows_photo: false,
})
const longName: Record<LanguageKey, string> = {
  'en-us': 'Regional manager for the accounting and internal audit of ports and terminals in Southeast Asia',
  'zh-cn':
    '负责东南亚及大洋洲地区港口与内陆码头会计及内部审计工作的区域高级经理兼任财务部门预算负责人并负责招聘与人才培养',
  'zh-tw':
    '負責東南亞及大洋洲地區港口與內陸碼頭會計及內部稽核工作的區域資深經理兼任財務部門預算負責人並負責招募與人才培育',
  ja: '東南アジアおよびオセアニア地域における港湾と内陸ターミナルの会計および内部監査を統括する地域上級マネージャー兼予算責任者',
  'es-es': 'Gerente regional de contabilidad y auditoría interna de puertos y terminales del Sudeste Asiático',
  'pt-br': 'Gerente regional de contabilidade e auditoria interna de portos e terminais do Sudeste Asiático',
  ms: 'Pengurus serantau bagi perakaunan dan audit dalaman pelabuhan serta terminal di Asia Tenggara',
  id: 'Manajer regional untuk akuntansi dan audit internal pelabuhan serta terminal di Asia Tenggara',
  tr: 'Güneydoğu Asya limanları ile kara terminallerinin muhasebesinden sorumlu kıdemli bölge müdürü',
  ar: 'مديرة إقليمية أولى لشؤون المحاسبة والتدقيق الداخلي في الموانئ والمحطات البرية بجنوب شرق آسيا',
}
/** As much of a name as whole words fill. */
const cutName = (name: string, length: number): string => {
  const cut = name.slice(0, length)
  return cut.length < name.length && cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut
}
/** A profile each of whose names is about as long as wished; a record takes a hundred characters. */
const longProfile = (language: LanguageKey, length: number): Profile => {
  const profile = profileFixture(language)
  const name = cutName(longName[language], length)
  const behind = (first: string) => cutName(`${first} ${name}`, length)
  const { work_experiences: jobs, educations, license_certifications: licenses = [] } = profile
  return {
    ...profile,
    work_experiences: jobs.map((job) => ({ ...job, job_title: name, company_name: behind(job.company_name) })),
    educations: educations.map((each) => ({ ...each, school_name: behind(each.school_name), field_of_study: name })),
    license_certifications: licenses.map((license) => ({ ...license, name, issuer: name })),
  }
}

const documentOf = (layout: ResumeLayout, language: LanguageKey) =>
  toDocument(profileFixture(language), optionsOf(layout, language), '2026-11-24')
// The papers of Japan are in Japanese, whatever is asked for.
const languagesOf = (layout: ResumeLayout): LanguageKey[] =>
  layout === 'rirekisho' || layout === 'shokumukeirekisho' ? ['ja'] : languages.map(({ key }) => key)
const files = resumeLayouts.flatMap((layout) => languagesOf(layout).map((language) => [layout, language] as const))

let maker: ResumeMaker
beforeAll(() => {
  maker = createResumeMaker({ onFailure: () => undefined })
})
afterAll(() => maker.close())

const whatIsNotFound = (...[read, wanted]: Parameters<typeof compareReading>) => {
  const { fields, invented } = compareReading(read, wanted)
  expect(fields.length).toBeGreaterThan(15)
  return [...fields.filter(({ outcome }) => outcome !== 'found'), ...invented]
}

/** By their pages alone, as the file of another site would be: without the JSON that they carry. */
describe.each(files)('a resume that was made here, %s in %s, comes back whole', (layout, language) => {
  const wanted = profileInResume(profileFixture(language), layout)

  test('from the lines of its PDF', async () => {
    const pdf = await maker.make('pdf', async () => ({ document: documentOf(layout, language) }))
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

// A title of 65 letters stood in two lines beside its dates, of which the second was read as the employer, and the employer as what was done there.
describe.each([45, 65, 80, 100])('names of %i letters', (length) => {
  const layouts = resumeLayouts.filter((layout) => !japaneseLayouts.includes(layout))
  test.each(layouts.flatMap((layout) => languages.map(({ key }) => [layout, key] as const)))(
    'come back whole from a PDF, %s in %s',
    async (layout, language) => {
      const profile = longProfile(language, length)
      const document = toDocument(profile, optionsOf(layout, language), '2026-11-24')
      const { lines } = await readPdfText(new Uint8Array(await maker.make('pdf', async () => ({ document }))), 50)
      const wanted = profileInResume(profile, layout)
      for (const { section, values } of wanted)
        if (section === 'educations') values.field_of_study = profile.educations[0]?.field_of_study
      expect(whatIsNotFound(parseResume(lines).items, wanted)).toEqual([])
    },
  )
})

test.each(resumeLayouts)('the JSON in a PDF says what its pages say, and no more: %s', async (layout) => {
  const profile = profileFixture('ja')
  const options = optionsOf(layout, 'ja')
  const pdf = await maker.make('pdf', async () => ({ profile, options, today: '2026-11-24' }))
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
