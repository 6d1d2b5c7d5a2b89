import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { resumeSectionKeys } from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import type {
  DraftField,
  DraftItem,
  ResumeDraft,
  TakeOverResult,
} from '@jobspan/shared-kit/contracts/profile/resume-reading'
import type { DraftSectionKey } from '@jobspan/shared-kit/contracts/profile/resume-reading-constants'
import { uploadResume } from '@jobspan/shared-kit/contracts/profile/resumes'
import { experienceBody } from '../../testing/profile-bodies.ts'
import { docFile, docxFile, paragraphs, pdfFile, pdfOf, wordFile } from '../../testing/resume-files.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { profileFixture } from '../generated-resumes/profile-fixture.ts'
import { toDocument } from '../generated-resumes/to-document.ts'
import { writeDocx } from '../generated-resumes/write-docx.ts'

const importPath = '/api/jobseeker/json-resume/import'
const importedPath = '/api/jobseeker/json-resume/get-syncable-content'
const takeOverPath = '/api/jobseeker/resume/take-over'
const contentPath = (id: number) => `/api/jobseeker/resume/${id}/get-syncable-content`

const textPdf = (...lines: string[]) =>
  pdfOf(lines.map((line, index) => `BT /F1 11 Tf 72 ${770 - index * 18} Td (${line}) Tj ET`).join('\n'))

const jsonResume = {
  basics: {
    name: 'Mei Ling Tan',
    email: 'mei@example.com',
    summary: 'Keeps the books of three shops.',
    profiles: [{ network: 'GitHub', username: 'mei', url: 'https://github.com/mei' }],
    'x-pronouns': 'she/her',
  },
  work: [
    {
      name: 'Harbour Works',
      position: 'Accountant',
      startDate: '2019-04-15',
      endDate: '2022-03-31',
      summary: 'Closes the month.',
      highlights: ['Cut the close from nine days to four.'],
      'x-team': 'Finance',
    },
    { name: 'Lakeside', position: 'Intern', startDate: '2018' },
  ],
  education: [{ institution: 'Lakeside University', area: 'Accounting', studyType: 'Bachelor', startDate: '2014-08' }],
  skills: [{ name: 'Office', keywords: ['Excel', 'Word'] }],
  volunteer: [{ organization: 'Library', position: 'Reader' }],
  'x-own': { deep: [1, { __proto__key: true }] },
}
const jsonFile = (value: unknown = jsonResume) => ({
  name: 'resume.json',
  bytes: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
})

let api: TestApp
let member: ReturnType<TestApp['visitor']>

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  member = api.visitor()
  await member.register({ first_name: 'Mei Ling', last_name: 'Tan' })
})

const attach = async (name: string, bytes: Buffer): Promise<number> => {
  const { body } = await member.upload(uploadResume.path, { name, bytes })
  return body.data.items[0].id
}
const read = async (name: string, bytes: Buffer) => member.get(contentPath(await attach(name, bytes)))
const importJson = async (value?: unknown): Promise<ResumeDraft> => {
  const { status, body } = await member.upload(importPath, jsonFile(value))
  expect(status).toBe(200)
  return body.data
}
const itemsOf = (draft: ResumeDraft, section: DraftSectionKey): DraftItem[] =>
  draft.sections.find(({ key }) => key === section)?.items ?? []
const fieldOf = (item: DraftItem | undefined, name: string): DraftField => {
  const found = item?.fields.find(({ key }) => key === name)
  if (!found) throw new Error(`no field ${name}`)
  return found
}
/** Ticks every value that can be taken. */
const tickAll = (draft: ResumeDraft) => ({
  items: draft.sections.flatMap(({ key: section, items }) =>
    items.map(({ id, record_id, version, fields }) => ({
      id,
      section,
      record_id,
      version,
      fields: Object.fromEntries(
        fields.filter(({ problem, value }) => !problem && value !== null).map(({ key, value }) => [key, value]),
      ),
    })),
  ),
})
const profile = async () => (await member.get('/api/jobseekers/profile')).body.data

describe('reading an attached resume', () => {
  test('tells each value with the line and the place that it was read from, and changes nothing', async () => {
    const before = await profile()
    const { status, body, headers } = await read(
      'cv.pdf',
      textPdf(
        'Mei Ling Tan',
        'mei@example.com',
        'Work experience',
        'Accountant, Harbour Works',
        'April 2019 - March 2022',
        'Closed the books of three shops every month.',
        'Skills',
        'Excel, SAP',
      ),
    )
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    const draft: ResumeDraft = body.data
    expect(draft).toMatchObject({ kind: 'pdf', page_count: 1, language: 'en-us', is_exact: false, unread_lines: [] })
    const [job] = itemsOf(draft, 'work_experiences')
    const start = fieldOf(job, 'start')
    expect(start).toMatchObject({ value: '2019-04', current: null, state: 'new', problem: null })
    expect(start.source).toMatchObject({ page: 1, line: 'April 2019 - March 2022' })
    expect(start.source?.box?.left).toBeCloseTo(72 / 595, 2)
    expect(start.source?.box?.top).toBeCloseTo((842 - 698 - 11) / 842, 2)
    expect(fieldOf(itemsOf(draft, 'basic_info')[0], 'first_name').state).toBe('same')
    expect(fieldOf(itemsOf(draft, 'basic_info')[0], 'email')).toMatchObject({ problem: 'not_taken' })
    const { resumes: _, ...after } = await profile()
    const { resumes: __, ...unchanged } = before
    expect(after).toEqual(unchanged)
  })

  test('of one that was made here gives back exactly what it says', async () => {
    await member.post('/api/jobseeker/work-experiences/create', experienceBody({ company_name: 'Harbour Works' }))
    const body = { name: 'Made', layout: 'sidebar', language: 'ar', paper: 'a4', sections: resumeSectionKeys }
    const made = await member.post('/api/jobseeker/generate-resume', body)
    const attached = await member.post(
      `/api/jobseeker/generated-resumes/${made.body.data.items[0].id}/attach`,
      {},
      { 'idempotency-key': crypto.randomUUID() },
    )
    const draft: ResumeDraft = (await member.get(contentPath(attached.body.data.items[0].id))).body.data
    expect(draft).toMatchObject({ kind: 'pdf', is_exact: true, language: 'ar' })
    for (const { items } of draft.sections) for (const { state } of items) expect(state).toBe('same')
    expect(itemsOf(draft, 'work_experiences')).toHaveLength(1)
    // A member read “basics.email” and “work[0].position” below the pages.
    const sources = draft.sections.flatMap(({ items }) =>
      items.flatMap(({ fields }) => fields.map(({ source }) => source)),
    )
    for (const source of sources.filter((each) => each !== null)) {
      expect(source).toMatchObject({ page: 1, box: expect.anything() })
      expect(source.line).not.toMatch(/^\w+(\[\d+\])?\./)
    }
  })

  // Past a hundred skills, and past two hundred lines that say nothing, the rest was cut without a word.
  test('of more than a draft can list names each line that it leaves out', async () => {
    const notes = Array.from({ length: 250 }, (_, index) => `Note of day ${index + 1}`)
    const skills = Array.from({ length: 103 }, (_, index) => `Skill ${index + 1}`)
    const file = wordFile(paragraphs('Mei Ling Tan', 'Skills', ...skills, 'Interests', ...notes))
    const draft: ResumeDraft = (await read('long.docx', file)).body.data
    expect(itemsOf(draft, 'skills')).toHaveLength(100)
    expect(draft.unread_lines.map(({ line }) => line)).toEqual([...notes, ...skills.slice(100)])
  })

  test('of a DOCX tells lines without pages', async () => {
    const document = toDocument(
      profileFixture('ja'),
      { layout: 'modern', language: 'ja', paper: 'a4', sections: resumeSectionKeys, shows_photo: false },
      '2026-11-24',
    )
    const { body } = await read('履歴.docx', await writeDocx(document))
    expect(body.data).toMatchObject({ kind: 'docx', page_count: null, language: 'ja', is_exact: false })
    const [job] = itemsOf(body.data, 'work_experiences')
    expect(fieldOf(job, 'company_name')).toMatchObject({
      value: '株式会社みなと商会',
      source: { page: null, box: null },
    })
  })

  test.each([
    ['of pictures', 'scan.pdf', pdfFile(''), errorCode.resumeWithoutText],
    ['of a kind that is not read', 'old.doc', docFile(), errorCode.resumeNotReadable],
    [
      'that is damaged',
      'broken.docx',
      docxFile({ 'word/document.xml': '<w:document><w:body></w:document>' }),
      errorCode.resumeUnreadable,
    ],
  ])('says of a file %s why it is not read', async (_, name, bytes, code) => {
    const { status, body } = await read(name, bytes)
    expect([status, body.code, body.data]).toEqual([422, code, null])
  })

  test('is for its member alone', async () => {
    const id = await attach('cv.pdf', textPdf('Mei Ling Tan', 'Work experience'))
    const other = api.visitor()
    await other.register()
    expect((await other.get(contentPath(id))).status).toBe(404)
    expect((await api.visitor().get(contentPath(id))).status).toBe(401)
  })
})

describe('a JSON Resume', () => {
  test('is a draft at once and later on, until it is deleted', async () => {
    const draft = await importJson()
    expect(draft).toMatchObject({ kind: 'json', page_count: null, is_exact: true })
    const [job, intern] = itemsOf(draft, 'work_experiences')
    expect(fieldOf(job, 'job_title')).toMatchObject({ value: 'Accountant', confidence: 1 })
    expect(fieldOf(job, 'start')).toMatchObject({
      value: '2019-04',
      source: { page: null, line: 'work[0].startDate: 2019-04-15', box: null },
    })
    // A year alone can be shown, and not be taken over.
    expect(fieldOf(intern, 'start')).toMatchObject({ value: '2018', problem: 'month_missing' })
    expect((await member.get(importedPath)).body.data).toEqual(draft)
    expect((await member.delete('/api/jobseeker/json-resume/delete')).status).toBe(200)
    expect((await member.get(importedPath)).body.code).toBe(errorCode.notFound)
    expect((await member.delete('/api/jobseeker/json-resume/delete')).body.code).toBe(errorCode.notFound)
  })

  test('takes none of the places of attached resumes', async () => {
    await importJson()
    expect((await profile()).resumes).toEqual([])
  })

  test.each([
    ['no JSON', 'name: Mei'],
    ['a list', '[1, 2]'],
    ['other JSON', '{"name":"package","version":"1.0.0"}'],
    ['nothing', ''],
  ])('is refused where it is %s, and an earlier one stays', async (_, text) => {
    await importJson()
    const { status, body } = await member.upload(importPath, jsonFile(text))
    expect([status, body.code]).toEqual([422, errorCode.jsonResumeInvalid])
    expect((await member.get(importedPath)).status).toBe(200)
  })

  test('of more than 1 MB is refused', async () => {
    const large = JSON.stringify({ ...jsonResume, padding: 'x'.repeat(1024 * 1024) })
    const { status, body } = await member.upload(importPath, jsonFile(large))
    expect([status, body.code]).toEqual([413, errorCode.fileTooLarge])
  })

  test('comes back whole from an export, after it was taken over', async () => {
    const draft = await importJson()
    const { body } = await member.post(takeOverPath, tickAll(draft))
    // Without a month there is no beginning.
    expect(body.data.items.filter(({ is_taken }: TakeOverResult) => !is_taken)).toMatchObject([
      { id: itemsOf(draft, 'work_experiences')[1]?.id, code: errorCode.validationFailed },
    ])
    const made = await member.post('/api/jobseeker/generate-resume', {
      name: 'Export',
      layout: 'modern',
      language: 'en-us',
      paper: 'a4',
      sections: resumeSectionKeys,
    })
    const file = await member.get(`/api/jobseeker/generated-resumes/${made.body.data.items[0].id}/file?format=json`)
    const exported = JSON.parse(file.bytes.toString())
    expect(exported['x-own']).toEqual(jsonResume['x-own'])
    expect(exported.volunteer).toEqual(jsonResume.volunteer)
    expect(exported.basics['x-pronouns']).toBe('she/her')
    expect(exported.basics.profiles).toEqual(jsonResume.basics.profiles)
    expect(exported.work[0]).toEqual(jsonResume.work[0])
    expect(exported.skills).toMatchObject(jsonResume.skills)
  })
})

describe('taking over', () => {
  const takeOver = (items: object[], headers = {}) => member.post(takeOverPath, { items }, headers)

  test('writes only what is ticked, and answers the profile as it is then', async () => {
    const draft = await importJson()
    const [job] = itemsOf(draft, 'work_experiences')
    const fields = { job_title: 'Senior accountant', company_name: 'Harbour Works', start: '2019-04' }
    const { status, body } = await takeOver([{ id: job?.id, section: 'work_experiences', fields }])
    expect(status).toBe(200)
    expect(body.data.items).toMatchObject([{ id: job?.id, is_taken: true, code: null, errors: {} }])
    expect(body.data.profile.work_experiences).toMatchObject([
      { id: body.data.items[0].record_id, ...fields, end: null, description: null },
    ])
    expect(body.data.profile).toMatchObject({ career_summary: { text: null }, skills: [], educations: [] })
  })

  test('of every section changes what is there, and a second draft says that it is the same', async () => {
    const first = await importJson()
    await member.post(takeOverPath, tickAll(first))
    const again: ResumeDraft = (await member.get(importedPath)).body.data
    const states = again.sections.flatMap(({ items }) => items.map(({ id, state }) => [id, state]))
    expect(states.filter(([, state]) => state !== 'same')).toEqual([
      // Its address is another.
      ['basic_info-1', 'different'],
      ['work_experiences-2', 'new'],
    ])
    expect(itemsOf(again, 'work_experiences')[0]).toMatchObject({
      record_id: expect.any(Number),
      version: expect.any(Number),
    })
    const items = tickAll(again).items.filter(({ id }) => id !== 'work_experiences-2')
    const { body } = await takeOver(items)
    expect(body.data.items.map(({ id, code }: TakeOverResult) => [id, code])).toEqual(items.map(({ id }) => [id, null]))
    expect((await profile()).skills).toHaveLength(2)
  })

  test('changes a record, whose other fields stay', async () => {
    const created = await member.post(
      '/api/jobseeker/work-experiences/create',
      experienceBody({ company_name: 'Harbour Works', salary: { amount: 5000, currency: 'SGD' } }),
    )
    const [{ id, version }] = created.body.data.items
    const item = { id: 'one', section: 'work_experiences', record_id: id, version, fields: { job_title: 'Auditor' } }
    const { body } = await takeOver([item])
    expect(body.data.profile.work_experiences).toMatchObject([
      { id, job_title: 'Auditor', company_name: 'Harbour Works', salary: { amount: 5000 } },
    ])
    // In another tab it has changed since.
    const stale = await takeOver([{ ...item, fields: { job_title: 'Clerk' } }])
    expect(stale.body.data.items).toMatchObject([{ is_taken: false, code: errorCode.recordChanged }])
    expect((await profile()).work_experiences).toMatchObject([{ job_title: 'Auditor' }])
  })

  test('refuses by itself what its editor would refuse, and takes the rest', async () => {
    const { body } = await takeOver([
      { id: 'future', section: 'work_experiences', fields: { ...experienceBody(), start: '2099-01', end: null } },
      { id: 'short', section: 'work_experiences', fields: { ...experienceBody(), description: 'x' } },
      { id: 'unknown', section: 'skills', fields: { name: 'Excel', is_admin: true } },
      { id: 'young', section: 'basic_info', fields: { date_of_birth: '2025-01-01' } },
      { id: 'gone', section: 'websites', record_id: 999_999, fields: { url: 'https://example.com/' } },
      { id: 'link', section: 'websites', fields: { url: 'javascript:alert(1)' } },
      { id: 'good', section: 'skills', fields: { name: 'Excel' } },
    ])
    const results: TakeOverResult[] = body.data.items
    expect(results.map(({ id, code }) => [id, code])).toEqual([
      ['future', errorCode.validationFailed],
      ['short', errorCode.validationFailed],
      ['unknown', errorCode.validationFailed],
      ['young', errorCode.validationFailed],
      ['gone', errorCode.notFound],
      ['link', errorCode.validationFailed],
      ['good', null],
    ])
    expect(results[0]?.errors).toHaveProperty('start')
    expect(results[1]?.errors).toHaveProperty('description')
    expect(results[3]?.errors).toHaveProperty('date_of_birth')
    expect(body.data.profile).toMatchObject({ work_experiences: [], websites: [], skills: [{ name: 'Excel' }] })
  })

  test('stops at what a member can have of a kind', async () => {
    const skills = Array.from({ length: 11 }, (_, index) => ({
      id: `${index}`,
      section: 'skills',
      fields: { name: `Skill ${index}` },
    }))
    const { body } = await takeOver(skills)
    expect(body.data.items.map(({ code }: TakeOverResult) => code)).toEqual([
      ...Array.from({ length: 10 }, () => null),
      errorCode.skillLimit,
    ])
    const draft = await importJson()
    expect(draft.sections.find(({ key }) => key === 'skills')?.remaining).toBe(0)
  })

  test('repeated with its key, it is there once', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const item = { id: 'one', section: 'work_experiences', fields: experienceBody() }
    const answers = [await takeOver([item], key), await takeOver([item], key)]
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    expect((await profile()).work_experiences).toHaveLength(1)
  })

  test('of another member’s record finds none', async () => {
    const created = await member.post('/api/jobseeker/work-experiences/create', experienceBody())
    const [{ id }] = created.body.data.items
    const other = api.visitor()
    await other.register()
    const { body } = await other.post(takeOverPath, {
      items: [{ id: 'x', section: 'work_experiences', record_id: id, fields: { job_title: 'Taken' } }],
    })
    expect(body.data.items).toMatchObject([{ is_taken: false, code: errorCode.notFound }])
    expect((await profile()).work_experiences).toMatchObject([{ job_title: 'Accountant' }])
  })

  test('changes the name everywhere, also in the cookie', async () => {
    const { headers } = await takeOver([{ id: 'me', section: 'basic_info', fields: { last_name: 'Lim' } }])
    expect(String(headers['set-cookie'])).toContain('user=')
    expect((await member.get('/api/jobseeker/me')).body.data.user.last_name).toBe('Lim')
  })
})
