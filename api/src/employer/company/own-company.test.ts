import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { asc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { companies, companyDocuments } from '../../companies/tables.ts'
import { upsertCompanies } from '../../jobs/upsert-jobs.ts'
import { fileRemovals } from '../../platform/tables.ts'
import { companyRecord } from '../../testing/records.ts'
import { pdfFile } from '../../testing/resume-files.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addPerson, type EmployerCalls, organisationOf, type Person } from '../employer-fixture.ts'

let api: TestApp
let calls: EmployerCalls
let admin: Person
let colleague: Person
let companyId: number
let otherId: number

beforeAll(async () => {
  api = await createTestApp()
  await upsertCompanies(api.db, [companyRecord(), companyRecord({ identifier: 'company-2', name: 'Quay Bakery' })])
  const rows = await api.db.select({ id: companies.id }).from(companies).orderBy(asc(companies.id))
  companyId = rows[0]?.id ?? 0
  otherId = rows[1]?.id ?? 0
  ;({ calls } = await organisationOf(api, [companyId]))
  admin = await addPerson(api, companyId, { role: 'admin' })
  colleague = await addPerson(api, companyId)
}, 120_000)
afterAll(() => api.close())

const profile = async (): Promise<CompanyProfile> =>
  (await api.visitor().get(`/api/data/companies/${companyId}/profile`)).body.data
const update = (facts: object, who = admin) => calls.put('/company/update', { recruiter_id: who.id, ...facts })
const picture = (width = 60) =>
  sharp({ create: { width, height: 40, channels: 3, background: '#207060' } })
    .withExif({ IFD0: { Copyright: 'Aiko at home' } })
    .jpeg()
    .toBuffer()
const upload = async (what: string, bytes: Buffer | Uint8Array, who = admin) =>
  calls.upload(`/company/${what}${what.includes('?') ? '&' : '?'}recruiter_id=${who.id}`, {
    name: 'Our room.jpg',
    bytes: Buffer.from(bytes),
  })

test('the admin says what seekers read, and no import takes it back', async () => {
  const answer = await update({
    overview: 'We bake.\nAt night.',
    website: 'https://www.example.com/bake',
    type_id: 1,
    founded_in: 1999,
    aliases: ['ハーバー・フーズ'],
    coordinates: { latitude: 1.3, longitude: 103.8 },
    social_media: [{ type_id: 6, url: 'https://www.example.com/in/harbour' }],
    news: [{ title: 'A second oven', url: 'https://www.example.com/oven', published_on: '2026-10-01', source: null }],
  })
  expect([answer.status, answer.body.data.overview]).toEqual([200, 'We bake.\nAt night.'])
  await upsertCompanies(api.db, [companyRecord({ overview: 'Of a board.', website: null, sizeId: 5 })])
  expect(await profile()).toMatchObject({
    overview: 'We bake.\nAt night.',
    website: 'https://www.example.com/bake',
    type: { key: 'private-company' },
    size: { id: 5 },
    founded_in: 1999,
    coordinates: { latitude: 1.3, longitude: 103.8 },
    social_media: [{ type: { key: 'linkedin' }, url: 'https://www.example.com/in/harbour' }],
    news: [{ title: 'A second oven', published_on: '2026-10-01' }],
  })
  const found = (
    await api.visitor().get(`/api/data/companies/search?country=all&query=${encodeURIComponent('ハーバー')}`)
  ).body
  expect(found.data.total).toBe(1)
  await update({ coordinates: null, news: [] })
  expect(await profile()).toMatchObject({ coordinates: null, news: [], founded_in: 1999 })
})

test.each([
  [{ website: 'javascript:alert(1)' }, 'website'],
  [{ social_media: [{ type_id: 6, url: 'data:text/html,x' }] }, 'social_media.0.url'],
  [{ social_media: [{ type_id: 6, url: 'http://www.example.com/x' }] }, 'social_media'],
  [{ news: [{ title: 'x', url: 'ftp://example.com/x', published_on: null, source: null }] }, 'news.0.url'],
  [
    { news: [{ title: 'x', url: 'https://www.example.com', published_on: '2026-02-30', source: null }] },
    'news.0.published_on',
  ],
  [{ type_id: 99 }, 'type_id'],
  [{ benefit_ids: [999] }, 'benefit_ids'],
  [{ founded_in: 2099 }, 'founded_in'],
])('%j is refused', async (facts, field) => {
  const { status, body } = await update(facts)
  expect([status, Object.keys(body.errors)]).toEqual([422, [field, 'error']])
})

test('only the admin changes it, and only of their own company', async () => {
  expect((await update({ overview: 'x' }, colleague)).body.code).toBe(errorCode.noPermission)
  expect((await upload('pictures', await picture(), colleague)).body.code).toBe(errorCode.noPermission)
  expect((await calls.get(`/company/documents?recruiter_id=${colleague.id}`)).status).toBe(403)
  expect((await calls.get(`/company?recruiter_id=${colleague.id}`)).status).toBe(200)
  const stranger = await addPerson(api, otherId, { role: 'admin' })
  expect((await update({ overview: 'x' }, stranger)).status).toBe(404)
})

test('pictures are made anew, shown in their order and removed with their files', async () => {
  const first = (await upload('pictures?caption=Our%20room', await picture())).body.data
  const second = (await upload('pictures', await picture(30))).body.data
  expect(first).toMatchObject({ width: 60, height: 40, caption: 'Our room' })
  const file = await api.visitor().get(first.url)
  expect(file.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect((await sharp(file.bytes).metadata()).exif).toBeUndefined()
  const order = (ids: number[]) => calls.put('/company/pictures/order', { recruiter_id: admin.id, ids })
  expect((await order([second.id])).status).toBe(422)
  expect((await order([second.id, first.id])).status).toBe(200)
  expect((await profile()).pictures.map(({ id }) => id)).toEqual([second.id, first.id])
  const remove = () => calls.delete(`/company/pictures/${first.id}/delete?recruiter_id=${admin.id}`)
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
  expect((await api.visitor().get(first.url)).status).toBe(404)
  expect(await api.db.select().from(fileRemovals)).toHaveLength(1)

  expect((await upload('pictures', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).body.code).toBe(40054)
  expect((await upload('pictures', Buffer.from('ffd8ffe000104a464946', 'hex'))).body.code).toBe(40055)
  expect((await upload('pictures', Buffer.alloc(5 * 1024 * 1024 + 1))).body.code).toBe(errorCode.fileTooLarge)
})

test('a mark of its own stays, whatever an import says', async () => {
  const { logo_url } = (await upload('logo', await picture())).body.data
  await upsertCompanies(api.db, [companyRecord({ logoUrl: null, overview: 'Another one.' })])
  expect((await profile()).logo_url).toBe(logo_url)
  expect((await api.visitor().get(logo_url)).headers['content-type']).toBe('image/webp')
})

test('documents are for those who check the company, and nobody else', async () => {
  const { id } = (await upload('documents', pdfFile())).body.data
  const list = async () => (await calls.get(`/company/documents?recruiter_id=${admin.id}`)).body.data.items
  expect(await list()).toMatchObject([{ id, name: 'Our room.pdf', kind: 'pdf' }])
  expect(JSON.stringify(await profile())).not.toContain('Our room.pdf')
  expect((await calls.delete(`/company/documents/${id}/delete?recruiter_id=${admin.id}`)).status).toBe(200)
  expect(await api.db.select().from(companyDocuments).where(eq(companyDocuments.id, id))).toEqual([])
})
