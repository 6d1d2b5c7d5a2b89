import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { uploadResume } from '@jobspan/shared-kit/contracts/profile/resumes'
import { uploadVideoResume } from '@jobspan/shared-kit/contracts/profile/video-resumes'
import { addJobs, registerCompleteMember, startChatAs } from '../../../api/src/chats/chat-fixture.ts'
import { addPerson, findPerson, type Person } from '../../../api/src/employer/employer-fixture.ts'
import { identityVerifications } from '../../../api/src/identity/tables.ts'
import { upsertJobs } from '../../../api/src/jobs/upsert-jobs.ts'
import { addGrant } from '../../../api/src/testing/add-grant.ts'
import { newEmail } from '../../../api/src/testing/messages.ts'
import { experienceBody, preferenceBody } from '../../../api/src/testing/profile-bodies.ts'
import { jobRecord } from '../../../api/src/testing/records.ts'
import { pdfFile } from '../../../api/src/testing/resume-files.ts'
import { createTestApp, type TestApp } from '../../../api/src/testing/test-app.ts'
import { videoFile } from '../../../api/src/testing/video-file.ts'

let api: TestApp
let member: Awaited<ReturnType<typeof registerCompleteMember>>
let mei: Person
let ken: Person
let application: number
const bytes = pdfFile('A life')

beforeAll(async () => {
  api = await createTestApp()
  await addJobs(api)
  mei = await findPerson(api, 1, 'Mei')
  ken = await findPerson(api, 2, 'Ken')
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  member = await registerCompleteMember(api, { first_name: '<i>Noor</i>', last_name: 'Hassan' })
  await member.post('/api/jobseeker/work-experiences/create', experienceBody({ job_title: 'Miller & Sons' }))
  await member.post('/api/jobseeker/job-preferences/create', preferenceBody({ job_title: 'Baker' }))
  const [resume] = (await member.upload(uploadResume.path, { name: 'Life.pdf', bytes })).body.data.items
  const sent = { source: 'job_search', first_message: '<script>alert(1)</script>', resume_id: resume.id }
  application = (await member.post('/api/data/jobs/1/applications', sent)).body.data.id
})

const desk = (path = '', who = mei) => `/dev/employer/desk/${who.id}${path}`
const get = (path: string, who = mei) => api.visitor().get(desk(path, who))
const page = async (path: string, who = mei): Promise<string> => (await get(path, who)).body
const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  api.visitor().send('POST', desk(path), String(new URLSearchParams(fields)), {
    'content-type': 'application/x-www-form-urlencoded',
    'x-requested-with': '',
    origin: 'http://localhost:3000',
    ...headers,
  })
const own = () => `/applications/${application}`

test('a developer chooses as whom to be there, and finds that recruiter’s jobs', async () => {
  const choice = (await api.visitor().get('/dev/employer')).body
  expect(choice).toContain(`href="${desk()}"`)
  expect((await api.visitor().get('/dev/employer?query=%C3%A7elik')).body).not.toContain(`href="${desk()}"`)
  expect((await api.visitor().get('/dev/employer?query=100%25')).body).toContain('Nobody with this name.')
  const jobs = await page('')
  expect(jobs).toContain(`href="${desk('/jobs/1')}"`)
  expect(jobs).not.toContain(desk('/jobs/7'))
  expect(jobs).toMatch(/class="pill new">\d+ new/)
})

test('what one recruiter notes and rates, the others of the company read', async () => {
  const admin = await addPerson(api, 1, { name: 'Ada', role: 'admin' })
  await send(`${own()}/notes`, { client_id: crypto.randomUUID(), text: 'Knows <our> books' })
  await send(`${own()}/rating`, { rating: '4' })
  const read = await page(own(), admin)
  expect(read).toContain('Knows &lt;our&gt; books')
  expect(read).toContain('<bdi>Mei</bdi>: 4 of 5')
  // One deletes what is one's own.
  expect(read).not.toMatch(/\/notes\/\d+\/delete/)
  const [, path = ''] = /action="[^"]+(\/applications\/\d+\/notes\/\d+\/delete)"/.exec(await page(own())) ?? []
  await send(path, {})
  expect(await page(own())).not.toContain('our&gt; books')
})

test('a job whose only application was withdrawn says so', async () => {
  const only = await registerCompleteMember(api)
  await only.post('/api/data/jobs/2/applications', { source: 'job_search' })
  await only.patch('/api/job/jobs/applied-jobs/2/withdraw')
  const jobs = await page('')
  const row = jobs.slice(jobs.indexOf(desk('/jobs/2')))
  expect(row.slice(0, row.indexOf('</li>'))).toContain('1 withdrawn')
  expect(row.slice(0, row.indexOf('</li>'))).not.toContain('No applications')
  expect(await page('/jobs/2')).toContain('No applications. Those that were withdrawn are not listed.')
})

test('pay is masked and shown again by whom may, and only they have the button', async () => {
  expect(await page('')).not.toContain('Mask the pay')
  expect((await send('/jobs/1/mask-salary', { is_masked: '1' })).headers.location).toBe(desk('?problem=40005'))
  const admin = await addPerson(api, 1, { role: 'admin' })
  const company = () => page('?scope=company', admin)
  await upsertJobs(api.db, [jobRecord({ identifier: 'unpaid', title: 'Volunteer', pay: null })])
  const volunteer = (await company()).split('<li>').find((row) => row.includes('Volunteer'))
  expect(volunteer).toContain('No pay in the posting')
  expect(volunteer).not.toContain('Mask the pay')
  expect(await company()).toContain('SGD 4,000 to 5,500 a month')
  const mask = (fields: Record<string, string>) =>
    api.visitor().send('POST', desk('/jobs/1/mask-salary', admin), String(new URLSearchParams(fields)), {
      'content-type': 'application/x-www-form-urlencoded',
      'x-requested-with': '',
      origin: 'http://localhost:3000',
    })
  const masked = await mask({ is_masked: '1', scope: 'company' })
  expect(masked.headers.location).toBe(desk('?scope=company', admin))
  expect(await company()).toContain('Masked: seekers read “not disclosed”')
  expect((await member.get('/api/job/jobs/1')).body.data.pay).toBeNull()
  await mask({ scope: 'company' })
  expect(await company()).not.toContain('Masked')
})

test('applications are listed by state and words, as text', async () => {
  const all = await page('/jobs/1')
  expect(all).toContain(`href="${desk(own())}"`)
  expect(all).toContain('&lt;i&gt;Noor&lt;/i&gt; Hassan')
  expect(all).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(await page('/jobs/1?query=miller')).toContain(desk(own()))
  expect(await page('/jobs/1?query=plumber')).toContain('None like this.')
  expect(await page('/jobs/1?state=interview&page=x')).not.toContain(desk(own()))
  for (const text of [all, await page(own())]) expect(text).not.toMatch(/<script>|<i>Noor/)
})

test('an application shows all that was sent, and is viewed by that', async () => {
  await startChatAs(member, 1)
  const shown = await page(own())
  for (const text of ['Miller &amp; Sons', 'Life.pdf', 'Opened', 'by <bdi>Mei</bdi>', 'Baker', '@example.com']) {
    expect(shown).toContain(text)
  }
  expect(shown).toMatch(/href="\/dev\/employer\/desk\/\d+\/chats\/\d+"/)
  expect((await member.get('/api/job/jobs/applied-jobs/1')).body.data.status).toBe('viewed')
  const file = await get(`${own()}/resume`)
  expect(file.bytes.equals(bytes)).toBe(true)
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('attachment'),
    'content-security-policy': "default-src 'none'; sandbox",
  })
})

test('a video that was sent plays from any point', async () => {
  const film = { name: 'me.mp4', bytes: await videoFile() }
  const [video] = (await member.upload(uploadVideoResume.path, film)).body.data.items
  await member.patch('/api/job/jobs/applied-jobs/1/withdraw')
  const sent = { source: 'job_search', video_resume_id: video.id }
  application = (await member.post('/api/data/jobs/1/applications', sent)).body.data.id
  expect(await page(own())).toContain(`src="${desk(`${own()}/video`)}"`)
  expect(await page('/jobs/1')).toContain('>Video<')
  expect(await get(`${own()}/video`)).toMatchObject({ status: 200, headers: { 'content-type': 'video/mp4' } })
  const part = await api.visitor().get(desk(`${own()}/video`), { range: 'bytes=4-7' })
  expect(part).toMatchObject({ status: 206, headers: { 'content-range': `bytes 4-7/${video.size}` } })
  expect((await get(`${own()}/video-cover`)).status).toBe(404)
})

test('a profile shows what it tells beside work and education, as text', async () => {
  await member.put('/api/jobseekers/career-summary', { text: 'I <b>bake</b>.' })
  await member.post('/api/jobseekers/skills/create', { name: 'Sourdough', proficiency_id: 3 })
  await member.post('/api/jobseekers/languages/create', { language_id: 5, proficiency_id: 5 })
  const link = { url: 'https://bread.example.com/', display_name: 'Bread', description: null }
  await member.post('/api/jobseekers/websites/create', link)
  await member.patch('/api/jobseeker/me', { work_eligibility: [{ country_id: 392, permit_id: 2 }] })
  await member.patch('/api/jobseekers/profile/visibility', { is_open_to_work: true })
  const profile = await page(`/seekers/${member.id}`)
  for (const text of [
    'I &lt;b&gt;bake&lt;/b&gt;.',
    'Sourdough · Advanced',
    'Japanese · Native',
    'https://bread.example.com/',
  ])
    expect(profile).toContain(text)
  expect(profile).toContain('Japan: Permanent resident')
  expect(await page('/seekers')).toContain('Open to work')
})

test('a generated picture says that it shows nobody, with a profile and with an application', async () => {
  const [candidate] = (await member.post('/api/jobseeker/avatar/generate', { style: 'shapes' })).body.data.candidates
  const { image, proof } = candidate
  const { avatar } = (await member.post('/api/jobseeker/avatar/choose', { image, proof })).body.data.user
  await member.patch('/api/job/jobs/applied-jobs/1/withdraw')
  application = (await member.post('/api/data/jobs/1/applications', { source: 'job_search' })).body.data.id
  for (const path of [`/seekers/${member.id}`, own()]) {
    const shown = await page(path)
    expect(shown).toContain(`src="${avatar.replace('/512', '/128')}"`)
    expect(shown).toContain('Generated picture, not a photo')
  }
})

test('the badge of a verified identity stands beside the name, without who they are, and says why it is first', async () => {
  expect(await page('/seekers')).not.toContain('verified identities first')
  await api.db.insert(identityVerifications).values({
    userId: member.id,
    issuer: 'https://id.example',
    subjectHash: 'a',
    userIdentityId: 1,
    verifyRole: 'citizen',
    checked: ['name', 'nationality'],
  })
  for (const path of ['/seekers', `/seekers/${member.id}`]) {
    const shown = await page(path)
    expect(shown).toContain('Identity verified: ')
    expect(shown).toContain('name, nationality')
  }
  for (const path of ['/seekers', '/jobs/1']) expect(await page(path)).toContain(', verified identities first')
  // Of candidates rated alike it came first too, and nothing said why.
  const other = await registerCompleteMember(api, { first_name: 'Lin', last_name: 'Wei' })
  const { id } = (await other.post('/api/data/jobs/1/applications', { source: 'job_search' })).body.data
  const previous = desk(`/applications/${id}?sort=rating`)
  expect(await page(`${own()}?sort=rating`)).toContain(`href="${previous}" rel="prev"`)
  await api.db.delete(identityVerifications)
})

test('what an entry hides from the company is said, and not what it is', async () => {
  const hidden = { company_name: 'Çelik Works', salary: { amount: 4_200, currency: 'SGD' }, hide_from_company: true }
  await member.post('/api/jobseeker/work-experiences/create', experienceBody({ job_title: 'Welder', ...hidden }))
  const atHarbour = await page(`/seekers/${member.id}`)
  expect(atHarbour).toContain('SGD 4,200 a month')
  const { id } = (await member.post('/api/data/jobs/7/applications', { source: 'job_search' })).body.data
  const atCelik = await page(`/applications/${id}`, ken)
  expect(atCelik).toContain('The company is hidden from yours')
  expect(atCelik).not.toContain('4,200')
})

test('a licence is shown with its number, dates and link, as the member gave them', async () => {
  const licence = { name: 'Crane driving', issuer: 'Port', credential_id: 'C-7', url: 'https://example.com/c7' }
  const dates = { issued: '2019-05', expires: '2027-05', is_permanent: false }
  await member.post('/api/jobseekers/license-certifications/create', { ...licence, ...dates })
  const shown = await page(`/seekers/${member.id}`)
  expect(shown).toContain('<bdi>Port</bdi> · No. <bdi>C-7</bdi>')
  expect(shown).toContain('issued May 2019, valid until May 2027')
  expect(shown).toContain('<a href="https://example.com/c7" rel="noreferrer nofollow">Show licence</a>')
})

test('what a profile lacks is said', async () => {
  const bare = api.visitor()
  await bare.register({ email: newEmail() })
  const { body } = await bare.post('/api/data/jobs/1/applications', { source: 'job_search' })
  const shown = await page(`/applications/${body.data.id}`)
  for (const text of ['preferences', 'work experience', 'education']) expect(shown).toContain(`No ${text} given.`)
})

test('a decision is sent by a form, and what was refused is said in words', async () => {
  await page(own())
  const decided = await send(`${own()}/state`, { from: 'viewed', state: 'interview' })
  expect([decided.status, decided.headers.location]).toEqual([303, desk(own())])
  expect((await member.get('/api/job/jobs/applied-jobs/1')).body.data.status).toBe('interview')
  const late = await send(`${own()}/state`, { from: 'viewed', state: 'interested' })
  expect(late.headers.location).toBe(desk(`${own()}?problem=40021`))
  const wrong = await send(`${own()}/state`, { from: 'interview', state: 'completed' })
  expect(wrong.headers.location).toBe(desk(`${own()}?problem=40020`))
  expect(await page(`${own()}?problem=40021`)).toContain('Somebody changed this application in the meantime.')
  await send(`${own()}/state`, { from: 'interview', state: 'not_accepted', reason: 'The place is <b>taken</b>' })
  expect(await page(own())).toContain('The place is &lt;b&gt;taken&lt;/b&gt;')
  expect((await send(`${own()}/state`, {})).headers.location).toBe(desk(`${own()}?problem=40001`))
})

// A message that the API refused was gone, and had to be written again.
test('what was typed and refused stands in its form again', async () => {
  const text = 'x < y '.repeat(400)
  const typedText = `>${'x &lt; y '.repeat(400)}</textarea>`
  for (const form of ['notes', 'message']) {
    const refused = await send(`${own()}/${form}`, { text, client_id: 'none' })
    expect([refused.status, refused.body.includes(typedText)]).toEqual([400, true])
  }
  const { id } = (await startChatAs(member, 1)).body.data
  const refused = await send(`/chats/${id}`, { text, client_id: 'none' })
  expect([refused.status, refused.body.includes(typedText)]).toEqual([400, true])
  expect(refused.body).toContain('role="alert"')
})

test('people are found, looked at and invited', async () => {
  const other = await registerCompleteMember(api, { first_name: 'Lin', last_name: 'Wei' })
  await other.post('/api/jobseeker/job-preferences/create', preferenceBody({ job_title: 'Lamplighter' }))
  const found = await page('/seekers?query=lamplighter&country=sg')
  // From a profile the way back led to everybody, and the next of those who were found was only there.
  expect(found).toContain(`href="${desk(`/seekers/${other.id}?query=lamplighter&amp;country=sg`)}"`)
  expect(found).toContain('L. W.')
  const profile = await page(`/seekers/${other.id}?query=lamplighter&country=sg`)
  expect(profile).toContain(`href="${desk('/seekers?query=lamplighter&amp;country=sg')}"`)
  expect(profile).not.toContain('Lin Wei')
  // Contact is an applicant's alone, and what somebody did not tell has no name either.
  for (const term of ['Email', 'Phone', 'Location']) expect(profile).not.toContain(`<dt>${term}</dt>`)
  const sent = await send(`/seekers/${other.id}/interest`, { job_id: '2' })
  expect([sent.status, sent.headers.location]).toEqual([303, desk(`/seekers/${other.id}`)])
  expect(await page(`/seekers/${other.id}`)).toContain('Lin Wei')
  const foreign = await send(`/seekers/${other.id}/interest`, { job_id: '7' })
  expect(foreign.headers.location).toBe(desk(`/seekers/${other.id}?problem=40004`))
})

test('the admin takes people in and gives permissions', async () => {
  const admin = await addPerson(api, 2, { role: 'admin' })
  const waiting = await addPerson(api, 2, { name: 'Wen', verifiedAt: null })
  expect((await get('', waiting)).status).toBe(404)
  const as = (path: string, fields: Record<string, string> = {}, who = admin) =>
    api.visitor().send('POST', desk(path, who), String(new URLSearchParams(fields)), {
      'content-type': 'application/x-www-form-urlencoded',
      'x-requested-with': '',
      origin: 'http://localhost:3000',
    })
  expect(await page('/team', admin)).toContain('Waits to be taken in')
  await as(`/team/${waiting.id}/verify`)
  await as(`/team/${waiting.id}/permissions`, { auto_reply: '1' })
  expect((await as('/team/auto-reply', { text: 'Soon' }, waiting)).headers.location).toBe(desk('/team', waiting))
  expect(await page('/team', waiting)).toContain('>Soon</textarea>')
  expect((await as('/team/auto-reply', { text: 'Soon' }, ken)).headers.location).toContain('problem=40005')
  await as(`/team/${waiting.id}/coordinator`)
  expect((await as(`/team/${waiting.id}/remove`)).headers.location).toContain('problem=40022')
  await as(`/team/${ken.id}/transfer`)
  expect((await as(`/team/${ken.id}/remove`)).headers.location).toContain('problem=40005')
})

describe('what is not there', () => {
  test('is said on a page', async () => {
    for (const path of [
      '/applications/99999',
      '/jobs/7',
      '/seekers/99999',
      `${own()}x`,
      '/applications/99999/resume',
    ]) {
      const { status, body } = await get(path)
      expect([path, status]).toEqual([path, 404])
      expect(body).toContain('That is not there, or not there any more.')
    }
    expect((await get('', { id: 99_999, companyId: 1 })).status).toBe(404)
    expect((await get(own(), ken)).status).toBe(404)
  })

  test('without stand-ins there is no desk', async () => {
    const production = await createTestApp({ NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:9' })
    expect((await production.visitor().get('/dev/employer')).status).toBe(404)
    expect((await production.visitor().get(desk())).status).toBe(404)
    await production.close()
  }, 60_000)
})

test('the form of another site, or of nobody’s, changes nothing', async () => {
  for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }]) {
    expect((await send(`${own()}/state`, { from: 'pending', state: 'accepted' }, headers)).status).toBe(403)
  }
  expect((await member.get('/api/job/jobs/applied-jobs/1')).body.data.status).toBe('pending')
})

test('pages run the desk’s own script alone, which asks the desk alone, and send forms nowhere else', async () => {
  const { headers } = await get('')
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; frame-src 'self'; script-src 'self'; connect-src 'self'; media-src 'self'; img-src 'self'",
  )
  expect(headers['cache-control']).toBe('no-store')
})

test('a pinned resume says so, and a referral has its resume and what becomes of it', async () => {
  const pin = await addGrant(api, member.id, 'pin')
  await member.post(`/api/rewards/grants/${pin}/use`)
  expect(await page('/seekers')).toMatch(/pinned resumes.* first/)
  expect(await page(`/seekers/${member.id}`)).toContain('Pinned resume')
  expect(await page('/referrals')).toContain('Nobody yet.')
  const grant = await addGrant(api, member.id, 'referral')
  const [resume] = (await member.get('/api/jobseeker/resumes')).body.data.items
  const sent = { grant_id: grant, company_id: 1, resume_id: resume.id }
  const { id } = (await member.post('/api/rewards/referrals', sent)).body.data
  expect(await page('/referrals')).toContain('&lt;i&gt;Noor&lt;/i&gt; Hassan')
  expect(await page(`/referrals/${id}`)).toContain('Life.pdf')
  expect((await get(`/referrals/${id}/resume`)).bytes.equals(bytes)).toBe(true)
  await send(`/referrals/${id}/state`, { state: 'contacted' })
  const [own] = (await member.get('/api/rewards/referrals')).body.data.items
  expect(own.state).toBe('contacted')
  expect(await page(`/referrals/${id}`)).not.toContain('I contacted them')
  expect((await get(`/referrals/${id}`, ken)).status).toBe(404)
})
