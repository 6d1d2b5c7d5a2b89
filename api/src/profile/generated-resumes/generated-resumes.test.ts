import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import {
  freeLayouts,
  generatedResumeFile,
  layoutExample,
  layoutExampleSize,
  resumePreviewAddress,
  resumeSectionKeys,
} from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { rewardGrants } from '../../rewards/tables.ts'
import { addGrant } from '../../testing/add-grant.ts'
import { experienceBody } from '../../testing/profile-bodies.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { examplePicture, layoutExamples } from './layout-example-document.ts'
import { fingerprintFile, fingerprintOfExamples } from './make-layout-examples.ts'

const list = '/api/jobseeker/generated-resumes'
const create = '/api/jobseeker/generate-resume'
const body = (facts = {}) => ({
  name: 'Accountant',
  layout: 'modern',
  language: 'en-us',
  paper: 'a4',
  sections: ['work_experiences', 'skills'],
  ...facts,
})

let api: TestApp
let member: ReturnType<TestApp['visitor']>
let userId: number

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  member = api.visitor()
  userId = (await member.register()).body.data.user.id
})

const add = async (facts = {}) => {
  const { status, body: answer } = await member.post(create, body(facts))
  expect(status).toBe(200)
  return answer.data.items[0]
}

describe('generated resumes', () => {
  test('are listed, changed and deleted', async () => {
    const first = await add()
    const second = await add({ name: 'Auditor', layout: 'sidebar' })
    expect((await member.get(list)).body.data.items).toMatchObject([{ id: second.id }, { id: first.id }])
    const changed = await member.patch(
      `${list}/${first.id}/update`,
      body({ paper: 'us-letter', version: first.version }),
    )
    expect(changed.body.data.items[1]).toMatchObject({ paper: 'us-letter', version: first.version + 1 })
    const left = await member.delete(`${list}/${second.id}/delete`)
    expect(left.body.data.items).toMatchObject([{ id: first.id }])
  })

  test('are five at most, also when six arrive at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => member.post(create, body({ name: `No ${index}` }))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.find(({ status }) => status !== 200)?.body.code).toBe(41254)
    expect((await member.get(list)).body.data.items).toHaveLength(5)
  })

  test('show a stale change the resume as it is', async () => {
    const { id, version } = await add()
    await member.patch(`${list}/${id}/update`, body({ layout: 'banner', version }))
    const stale = await member.patch(`${list}/${id}/update`, body({ layout: 'classic', version }))
    expect([stale.status, stale.body.code]).toEqual([409, 40026])
    expect(stale.body.data).toMatchObject({ layout: 'banner' })
  })

  test.each([
    [{ layout: 'fancy' }],
    [{ language: 'fr-fr' }],
    [{ sections: [] }],
    [{ sections: ['skills', 'skills'] }],
    [{ name: '../../etc' }],
  ])('refuse %j', async (facts) => {
    expect((await member.post(create, body(facts))).status).toBe(422)
  })
})

test('tell which characters of the profile their PDFs lack, and no longer once they are gone', async () => {
  const missing = async () => (await member.get(list)).body.data.missing_characters
  expect(await missing()).toEqual([])
  const facts = { job_title: 'บัญชี', company_name: 'Harbour 🚢' }
  const { body: created } = await member.post('/api/jobseeker/work-experiences/create', experienceBody(facts))
  expect(await missing()).toEqual(['บั', 'ญ', 'ชี', '🚢'])
  const { id } = created.data.items[0]
  await member.delete(`/api/jobseeker/work-experiences/${id}/delete`)
  expect(await missing()).toEqual([])
})

describe('their files', () => {
  test('say what the profile says at the time', async () => {
    const { id } = await add()
    await member.post('/api/jobseeker/work-experiences/create', experienceBody({ job_title: 'Payroll clerk' }))
    const json = await member.get(generatedResumeFile(id, 'json'))
    expect(JSON.parse(json.bytes.toString()).work).toMatchObject([{ position: 'Payroll clerk' }])
    const pdf = await member.get(generatedResumeFile(id, 'pdf'))
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
    expect(pdf.headers['content-disposition']).toContain('Accountant.pdf')
    const docx = await member.get(generatedResumeFile(id, 'docx'))
    expect(docx.bytes.subarray(0, 2).toString()).toBe('PK')
  })

  test('are attached as they are now, once per key, and can be sent from then on', async () => {
    const { id } = await add()
    const key = { 'idempotency-key': 'attach-once-1' }
    const attach = () => member.send('POST', `${list}/${id}/attach`, {}, key)
    const attached = await attach()
    expect(attached.body.data.items).toMatchObject([{ filename: 'Accountant', kind: 'pdf' }])
    const [resume] = attached.body.data.items
    const file = await member.get(`/api/jobseeker/resumes/${resume.id}/file`)
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    for (let count = 0; count < 2; count += 1) await member.post(`${list}/${id}/attach`, {})
    const refused = await member.post(`${list}/${id}/attach`, {})
    expect(refused.body.code).toBe(41170)
  })

  test('are drawn before anything is saved', async () => {
    const picture = await member.get(
      resumePreviewAddress({
        layout: 'rirekisho',
        language: 'ja',
        paper: 'a4',
        sections: resumeSectionKeys,
        shows_photo: true,
      }),
    )
    expect(picture.headers['content-type']).toContain('image/svg+xml')
    expect(picture.headers['content-security-policy']).toContain('sandbox')
    expect(picture.bytes.toString()).toMatch(/^<svg/)
    expect((await member.get('/api/jobseeker/generated-resumes/preview?layout=x')).status).toBe(400)
  })
})

describe('the photo', () => {
  const hasPicture = async (facts: object) => {
    const { id } = await add(facts)
    const pdf = await member.get(generatedResumeFile(id, 'pdf'))
    const docx = await member.get(generatedResumeFile(id, 'docx'))
    await member.delete(`${list}/${id}/delete`)
    return [
      pdf.bytes.includes('/Subtype /Image'),
      Object.keys(unzipSync(docx.bytes)).some((name) => /\.jpg$/.test(name)),
    ]
  }
  const setAvatar = async () => {
    const bytes = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#c2541b' } })
      .jpeg()
      .toBuffer()
    const { status } = await member.upload('/api/jobseeker/upload-avatar', { part: 'avatar', name: 'me.jpg', bytes })
    expect(status).toBe(200)
  }

  // Those that are rewards have the places of classic and modern.
  test.each(freeLayouts)('is the avatar, on %s, where the member wants it', async (layout) => {
    await setAvatar()
    const isDrawn = layout !== 'shokumukeirekisho'
    expect(await hasPicture({ layout, shows_photo: true })).toEqual([isDrawn, isDrawn])
    expect(await hasPicture({ layout, shows_photo: false })).toEqual([false, false])
  })

  test('is left out where there is no avatar', async () => {
    expect(await hasPicture({ layout: 'classic', shows_photo: true })).toEqual([false, false])
  })
})

test('examples of every free layout are pictures for everybody', async () => {
  for (const layout of freeLayouts) {
    const { status, headers, bytes } = await api.visitor().get(layoutExample(layout, 'ar'))
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/avif',
      'public, max-age=86400',
    ])
    expect(await sharp(bytes).metadata()).toMatchObject(layoutExampleSize)
    // All of them stand on one page, which has 300 KB.
    expect(bytes.length).toBeLessThan(11 * 1024)
  }
  expect((await api.visitor().get('/api/data/resume-layouts/fancy/example')).status).toBe(404)
})

// Each process made a picture when it was first asked for: the first visitor after a start waited a second for it. Now pictures are files of the
// release, and one of an older template would go unseen. This makes them anew: `node api/src/profile/generated-resumes/make-layout-examples.ts`
test('the pictures of layouts are those of the template and the words that a release has', () => {
  expect(layoutExamples.map(examplePicture).filter((file) => !existsSync(file))).toEqual([])
  expect(readFileSync(fingerprintFile, 'utf8').trim()).toBe(fingerprintOfExamples())
})

test('nobody else reads, changes, attaches or deletes them', async () => {
  const { id } = await add()
  const other = api.visitor()
  await other.register()
  const answers = [
    await other.get(generatedResumeFile(id, 'pdf')),
    await other.patch(`${list}/${id}/update`, body()),
    await other.post(`${list}/${id}/attach`, {}),
    await other.delete(`${list}/${id}/delete`),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect((await api.visitor().get(list)).status).toBe(401)
  expect((await api.visitor().get(generatedResumeFile(id, 'pdf'))).status).toBe(401)
})

describe('layouts that are rewards', () => {
  const make = (layout: string) => member.post(create, body({ layout }))
  const until = async () => (await member.get(list)).body.data.reward_layouts_until

  test('are open while the reward is used, and what was made with them stays', async () => {
    expect(await make('timeline')).toMatchObject({ status: 403, body: { code: 40005 } })
    expect(await until()).toBeNull()
    const grant = await addGrant(api, userId, 'template')
    const used = (await member.post(`/api/rewards/grants/${grant}/use`)).body.data
    expect(Date.parse(used.valid_until) - Date.parse(used.used_at)).toBe(30 * 86_400_000)
    expect(await until()).toBe(used.valid_until)
    const [{ id, version }] = (await make('timeline')).body.data.items
    const classic = (await make('classic')).body.data.items[0]

    await api.db
      .update(rewardGrants)
      .set({ validUntil: new Date(0) })
      .where(eq(rewardGrants.id, grant))
    expect(await until()).toBeNull()
    expect((await member.get(generatedResumeFile(id, 'pdf'))).status).toBe(200)
    const change = (which: number, facts: object) => member.patch(`${list}/${which}/update`, body(facts))
    expect((await change(id, { layout: 'timeline', name: 'Another', version })).status).toBe(200)
    expect((await change(classic.id, { layout: 'elegant' })).status).toBe(403)
    expect((await change(classic.id, { layout: 'modern' })).status).toBe(200)
  })
})
