import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { uploadResume } from '@jobspan/shared-kit/contracts/profile/resumes'
import { addJobs, registerCompleteMember } from '../../../api/src/chats/chat-fixture.ts'
import { findPerson, type Person } from '../../../api/src/employer/employer-fixture.ts'
import { pdfFile } from '../../../api/src/testing/resume-files.ts'
import { createTestApp, type TestApp } from '../../../api/src/testing/test-app.ts'

let api: TestApp
let member: Awaited<ReturnType<typeof registerCompleteMember>>
let mei: Person
let application: number

beforeAll(async () => {
  api = await createTestApp()
  await addJobs(api)
  mei = await findPerson(api, 1, 'Mei')
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  member = await registerCompleteMember(api, { first_name: 'Noor', last_name: 'Hassan' })
  const [resume] = (await member.upload(uploadResume.path, { name: 'Life.pdf', bytes: pdfFile('A life') })).body.data
    .items
  application = (await member.post('/api/data/jobs/1/applications', { source: 'job_search', resume_id: resume.id }))
    .body.data.id
})

const desk = (path: string) => `/dev/employer/desk/${mei.id}${path}`
const page = async (path: string): Promise<string> => (await api.visitor().get(desk(path))).body
const send = async (path: string, fields: Record<string, string>): Promise<string> =>
  String(
    (
      await api.visitor().send('POST', desk(path), String(new URLSearchParams(fields)), {
        'content-type': 'application/x-www-form-urlencoded',
        'x-requested-with': '',
        origin: 'http://localhost:3000',
      })
    ).headers.location,
  )
const clientId = (shown: string, action: string): string => {
  const form = shown.slice(shown.indexOf(`action="${desk(action)}"`))
  return /name="client_id" value="([^"]+)"/.exec(form)?.[1] ?? ''
}
const own = () => `/applications/${application}`
const nextYear = new Date().getUTCFullYear() + 1

test('other candidates stand beside an application, and a PDF is shown in the page', async () => {
  const other = await registerCompleteMember(api, { first_name: 'Lin', last_name: 'Wei' })
  const { id } = (await other.post('/api/data/jobs/1/applications', { source: 'job_search' })).body.data
  const shown = await page(own())
  expect(shown).toContain(`href="${desk(`/applications/${id}`)}"`)
  expect(shown).toMatch(/rel="(next|prev)"/)
  expect(shown).toContain(`src="${desk(`${own()}/resume?inline=1`)}"`)
  const { headers } = await api.visitor().get(desk(`${own()}/resume?inline=1`))
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
  })
})

test('a recruiter writes first, proposes an interview and sends an offer', async () => {
  const before = await page(own())
  const chat = await send(`${own()}/message`, {
    client_id: clientId(before, `${own()}/message`),
    text: 'Good morning <b>Noor</b>',
  })
  expect(chat).toMatch(/\/chats\/\d+$/)
  const chatPath = chat.slice(desk('').length)
  const talk = await page(chatPath)
  expect(talk).toContain('Good morning &lt;b&gt;Noor&lt;/b&gt;')
  expect(talk).toContain('Noor Hassan')
  await send(`${chatPath}/resumes`, { client_id: clientId(talk, `${chatPath}/resumes`) })

  const fields = {
    client_id: clientId(before, `${own()}/interviews`),
    back: own(),
    time_zone: 'Asia/Singapore',
    duration: '45',
    format: 'video',
    video_url: 'https://meet.google.com/abc-defg-hij',
  }
  expect(await send(`${own()}/interviews`, { ...fields, time1: '2020-01-01T09:30' })).toBe(
    desk(`${own()}?problem=41153`),
  )
  expect(await page(`${own()}?problem=41153`)).toContain('Each time must be in the future.')
  const times = { time1: `${nextYear}-01-04T09:30`, time2: `${nextYear}-01-05T09:30` }
  expect(await send(`${own()}/interviews`, { ...fields, ...times })).toBe(desk(own()))
  expect(await page(own())).toMatch(/09:30<\/time> <span class="soft">Asia\/Singapore/)
  const { items } = (await member.get('/api/apiGo/interview/list')).body.data
  expect(items).toMatchObject([{ state: 'pending', times: [{}, {}], video: { service: 'meet' } }])

  const offer = {
    client_id: clientId(before, `${own()}/offers`),
    back: own(),
    title: 'Accountant',
    min: '5000',
    currency: 'SGD',
    period: 'MONTH',
    starts_on: `${nextYear}-02-01`,
    days: '7',
  }
  expect(await send(`${own()}/offers`, offer)).toBe(desk(own()))
  expect((await member.get('/api/jobApplication/offers')).body.data.items).toMatchObject([
    { state: 'sent', title: 'Accountant', pay: { min: 5000, currency: 'SGD' } },
  ])
  expect(await page(own())).toContain('SGD 5000 a month')
})

test('a form leads back to a page of the desk alone', async () => {
  expect(await send('/interviews/99999/result', { back: 'https://evil.example', result: 'passed' })).toBe(
    desk('?problem=40004'),
  )
})
