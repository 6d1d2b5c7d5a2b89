import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { uploadResume } from '@jobspan/shared-kit/contracts/profile/resumes'
import { addJobs, registerCompleteMember } from '../../../api/src/chats/chat-fixture.ts'
import { addPerson, findPerson, type Person } from '../../../api/src/employer/employer-fixture.ts'
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
const post = (path: string, fields: Record<string, string>) =>
  api.visitor().send('POST', desk(path), String(new URLSearchParams(fields)), {
    'content-type': 'application/x-www-form-urlencoded',
    'x-requested-with': '',
    origin: 'http://localhost:3000',
  })
const send = async (path: string, fields: Record<string, string>): Promise<string> =>
  String((await post(path, fields)).headers.location)
const clientId = (shown: string, action: string): string => {
  const form = shown.slice(shown.indexOf(`action="${desk(action)}"`))
  return /name="client_id" value="([^"]+)"/.exec(form)?.[1] ?? ''
}
/** What a form would be sent with. */
const valuesOf = (form: string): Record<string, string> => {
  const fields = [
    /<input(?! type="checkbox")[^>]*? name="(\w+)" value="([^"]*)"/g,
    /<input type="checkbox" name="(\w+)" value="([^"]*)" checked/g,
    /<textarea name="(\w+)"[^>]*>([^<]*)</g,
    /<select name="(\w+)"(?:(?!<\/select>).)*?<option(?: value="([^"]*)")? selected>([^<]*)</gs,
  ].flatMap((pattern) => [...form.matchAll(pattern)])
  return Object.fromEntries(fields.map(([, name, value, text]) => [name, value ?? text]))
}
const own = () => `/applications/${application}`
const nextYear = new Date().getUTCFullYear() + 1

test('other candidates stand beside an application, and a PDF is shown in the page', async () => {
  const other = await registerCompleteMember(api, { first_name: 'Lin', last_name: 'Wei' })
  const { id } = (await other.post('/api/data/jobs/1/applications', { source: 'job_search' })).body.data
  await post(`/applications/${id}/rating`, { rating: '5' })
  const shown = await page(own())
  expect(shown).toContain(`href="${desk(`/applications/${id}`)}"`)
  expect(shown).toMatch(/rel="(next|prev)"/)
  expect(shown).toContain(`src="${desk(`${own()}/resume?inline=1#`)}`)
  const { headers } = await api.visitor().get(desk(`${own()}/resume?inline=1`))
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
  })
  // The ratings of forty candidates were seen on their own pages alone.
  expect(await page('/jobs/1?sort=rating')).toMatch(new RegExp(`applications/${id}\\?sort=rating".*?★ 5`, 's'))
})

// Whoever narrowed a list to new applications and opened one visited all of them, those that were decided too, and the way back led to all.
test('the candidates of a narrowed list are visited, also where the one that is open has left it', async () => {
  const later = []
  for (const name of ['Lin', 'Wen']) {
    const one = await registerCompleteMember(api, { first_name: name })
    later.push((await one.post('/api/data/jobs/1/applications', { source: 'job_search' })).body.data.id)
  }
  const [lin, wen] = later
  await page(`/applications/${lin}`)
  const back = `/applications/${wen}?state=pending`
  const next = desk(`${own()}?state=pending`)
  const shown = await page(back)
  expect(shown).toContain(`href="${next}" rel="next"`)
  expect(shown).not.toContain(`/applications/${lin}?`)
  expect(shown).toContain(`href="${desk('/jobs/1?state=pending')}"`)
  // A form of the page leads back to it as it was.
  expect(await send(`/applications/${wen}/rating`, { rating: '3', back })).toBe(desk(back))
  const { body } = await post(`/applications/${wen}/notes`, { client_id: 'none', text: 'Call', back })
  expect(body).toContain(`href="${next}" rel="next"`)
  // The last new candidate stood alone: without their list, the key for the one before did nothing.
  expect(await page(`${own()}?state=completed`)).toContain(`href="${desk(`${own()}?state=completed`)}" aria-current`)
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

// A form that was refused came back empty: times, link, note and pay had to be written again, and nothing said which of them was wrong.
test.each([
  [
    'interviews',
    {
      time1: '2020-01-01T09:30',
      time_zone: 'Asia/Tokyo',
      duration: '50',
      format: 'place',
      address: 'Hall 3',
      with_code: '1',
    },
    /<p class="wrong" id="wrong-times">Each time must be in the future/,
  ],
  [
    'interviews',
    {
      time1: `${nextYear}-01-04T09:30`,
      time_zone: 'UTC',
      duration: '45',
      format: 'video',
      video_url: 'https://evil.example',
    },
    /name="video_url"[^>]* aria-invalid="true" aria-describedby="wrong-video_url" autofocus>/,
  ],
  [
    'offers',
    {
      title: 'Baker',
      min: '9000',
      max: '50',
      currency: 'JPY',
      period: 'YEAR',
      starts_on: `${nextYear}-02-01`,
      days: '9',
      text: 'Ask us.',
    },
    /<p class="wrong" id="wrong-max">This is lower than the pay that it begins with/,
  ],
])(
  'what was written in a refused form of %s is there still, and the error at its field: %j',
  async (path, fields, error) => {
    const written = { ...fields, client_id: crypto.randomUUID(), back: own() }
    const { status, body } = await post(`${own()}/${path}`, written)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body).toMatch(error)
    const action = body.indexOf(`action="${desk(`${own()}/${path}`)}"`)
    expect(body.slice(0, action)).toMatch(/<details open><summary>[^<]+<\/summary><form method="post" $/)
    expect(valuesOf(body.slice(action, body.indexOf('</form>', action)))).toMatchObject(written)
  },
)

test('a file goes into the chat and a PDF with an offer; one that was taken stays with a form that is refused', async () => {
  const upload = async (path: string, fields: Record<string, string>, name: string, bytes: Buffer) => {
    const form = new FormData()
    for (const [field, value] of Object.entries(fields)) form.set(field, value)
    form.set('file', new File([new Uint8Array(bytes)], name))
    const encoded = new Response(form)
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '', origin: 'http://localhost:3000' }
    return api.visitor().send('POST', desk(path), Buffer.from(await encoded.arrayBuffer()), headers)
  }
  const client_id = crypto.randomUUID()
  const chat = (await send(`${own()}/message`, { client_id, text: 'Good morning' })).slice(desk('').length)
  const sent = await upload(`${chat}/files`, { client_id: crypto.randomUUID() }, 'Plan.pdf', pdfFile('A plan'))
  expect([sent.status, sent.headers.location]).toEqual([303, desk(chat)])
  expect(await page(chat)).toMatch(/\/files\/\d+"><bdi>Plan.pdf<\/bdi>/)

  const offer = { title: 'Baker', currency: 'SGD', period: 'MONTH', starts_on: `${nextYear}-02-01`, days: '7' }
  const terms = { ...offer, client_id: crypto.randomUUID(), back: chat }
  const unpaid = await upload(`${chat}/offers`, { ...terms, min: '0' }, 'Terms.pdf', pdfFile('Terms'))
  expect(unpaid.body).toContain('id="wrong-min"')
  const [, fileId = ''] = /name="file_id" value="([^"]+)"/.exec(unpaid.body) ?? []
  expect(await send(`${chat}/offers`, { ...terms, min: '5000', file_id: fileId })).toBe(desk(chat))
  const { items } = (await member.get('/api/jobApplication/offers')).body.data
  expect(items).toMatchObject([{ pay: { min: 5000 }, file: { filename: 'Terms' } }])
  const text = await upload(`${chat}/offers`, { ...terms, min: '1' }, 'Terms.pdf', Buffer.from('no PDF'))
  expect(text.body).toContain('<p class="wrong" id="wrong-file">This is no PDF.</p>')
})

// The desk could not change where an interview is, and did not say why a seeker declined one, or an offer.
test('where an interview is can be changed, and why it or an offer was declined is told', async () => {
  const fields = { client_id: crypto.randomUUID(), back: own(), duration: '45', time_zone: 'Asia/Tokyo' }
  await send(`${own()}/interviews`, { ...fields, time1: `${nextYear}-01-04T09:30`, format: 'phone' })
  const [interview] = (await member.get('/api/apiGo/interview/list')).body.data.items
  const path = `/interviews/${interview.id}/change`
  expect((await post(path, { back: own(), format: 'place', address: '' })).body).toContain('id="wrong-address"')
  const place = {
    ...{ back: own(), format: 'place', address: 'Hall 3', with_code: '1', interviewers: 'Mei, Head baker' },
    // A change of anything else took it away, and nobody could check in by it.
    position: '1.28393, 103.85144',
  }
  expect((await post(path, { ...place, position: 'at the pier' })).body).toContain('id="wrong-position"')
  expect(await send(path, place)).toBe(desk(own()))
  const shown = await page(own())
  const form = shown.indexOf(`action="${desk(path)}"`)
  expect(valuesOf(shown.slice(form, shown.indexOf('</form>', form)))).toMatchObject(place)
  await member.post(`/api/apiGo/interview/${interview.id}/decline`, { reason: 'place', message: 'Too far for me' })
  await send(`${own()}/offers`, {
    client_id: crypto.randomUUID(),
    back: own(),
    title: 'Baker',
    min: '5000',
    currency: 'SGD',
    period: 'MONTH',
    starts_on: `${nextYear}-02-01`,
    days: '7',
  })
  const [offer] = (await member.get('/api/jobApplication/offers')).body.data.items
  await member.post(`/api/jobApplication/offers/${offer.id}/decline`, { reason: 'start' })
  expect(await page(own())).toMatch(/The place.*Too far for me.*Declined <time.*The start date/s)
})

// The desk said that those who are open to work can be written to first, and had no way to do it.
test('whoever is open to work is written to from the profile', async () => {
  const other = await registerCompleteMember(api, { first_name: 'Lin', last_name: 'Wei' })
  const path = `/seekers/${other.id}/message`
  const words = { client_id: crypto.randomUUID(), text: 'Good morning' }
  expect((await post(path, words)).body).toMatch(
    /role="alert">This person hasn(?:'|&#39;)t applied.*Good morning<\/textarea>/s,
  )
  await other.patch('/api/jobseekers/profile/visibility', { is_open_to_work: true })
  expect(await send(path, words)).toMatch(/\/chats\/\d+$/)
})

// Refused, a form is shown at the address that it was sent to: asked for again, that was not there.
test('the address of a form leads to the page of the form', async () => {
  const asked = async (path: string) => (await api.visitor().get(desk(path))).headers.location
  expect(await asked(`${own()}/interviews`)).toBe(desk(own()))
  expect(await asked('/interviews/4/propose')).toBe(desk(''))
})

test('all that is agreed is in one place, by whom it waits for, and chats beside the one that is open', async () => {
  expect(await page('/interviews')).not.toContain(own())
  const other = await registerCompleteMember(api, { first_name: 'Lin', last_name: 'Wei' })
  const { id } = (await other.post('/api/data/jobs/1/applications', { source: 'job_search' })).body.data
  const fields = { client_id: crypto.randomUUID(), back: own(), duration: '45', time_zone: 'Asia/Tokyo' }
  await send(`${own()}/interviews`, { ...fields, time1: `${nextYear}-02-04T09:00`, format: 'phone' })
  const agenda = await page('/interviews')
  expect(agenda.slice(agenda.indexOf('Waiting for an answer'))).toContain(`href="${desk(`${own()}#interviews`)}"`)
  const chat = await send(`/applications/${id}/message`, { client_id: crypto.randomUUID(), text: 'Hello' })
  expect((await page(chat.slice(desk('').length))).split('</nav>')[1]).toMatch(/aria-label="Chats".*Noor Hassan/s)
})

// Admins were led to the chat of another recruiter, and read that it was not there.
test('who leads the company is led to the chats of interviews that are their own alone', async () => {
  const other = await registerCompleteMember(api, { first_name: 'Rio', last_name: 'Sato' })
  await other.patch('/api/jobseekers/profile/visibility', { is_open_to_work: true })
  const words = { client_id: crypto.randomUUID(), text: 'Good morning' }
  const chat = (await send(`/seekers/${other.id}/message`, words)).slice(desk('').length)
  const time = { time1: `${nextYear}-02-04T09:00`, time_zone: 'Asia/Tokyo', duration: '45', format: 'phone' }
  await send(`${chat}/interviews`, { ...time, client_id: crypto.randomUUID(), back: chat })
  expect(await page('/interviews')).toContain(`href="${desk(`${chat}#interviews`)}"`)
  const { id } = await addPerson(api, 1, { role: 'admin' })
  const { body } = await api.visitor().get(`/dev/employer/desk/${id}/interviews`)
  expect(body).toContain('<h2><bdi>R. S.</bdi></h2>')
})

test('what was just said can be taken back, once', async () => {
  const chat = (await send(`${own()}/message`, { client_id: crypto.randomUUID(), text: 'A slip' })).slice(
    desk('').length,
  )
  const [, path = ''] = /action="[^"]+(\/chats\/\d+\/messages\/\d+\/recall)"/.exec(await page(chat)) ?? []
  expect(await send(path, {})).toBe(desk(chat))
  const shown = await page(chat)
  expect(shown).toContain('Taken back')
  expect(shown).not.toContain('/recall"')
})

test('a form leads back to a page of the desk alone', async () => {
  expect(await send('/interviews/99999/result', { back: 'https://evil.example', result: 'passed' })).toBe(
    desk('?problem=40004'),
  )
})
