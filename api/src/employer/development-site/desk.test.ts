import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { uploadResume } from '@jobspan/shared-kit/contracts/resumes'
import { addJobs, registerCompleteMember, startChatAs } from '../../chats/chat-fixture.ts'
import { newEmail } from '../../testing/messages.ts'
import { experienceBody, preferenceBody } from '../../testing/profile-bodies.ts'
import { pdfFile } from '../../testing/resume-files.ts'
import { createTestApp, onEveryDatabase, type TestApp } from '../../testing/test-app.ts'
import { addPerson, findPerson, type Person } from '../employer-fixture.ts'

onEveryDatabase((open) => {
  let api: TestApp
  let member: Awaited<ReturnType<typeof registerCompleteMember>>
  let mei: Person
  let ken: Person
  let application: number
  const bytes = pdfFile('A life')

  beforeAll(async () => {
    api = await open()
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
    expect((await api.visitor().get('/dev/employer?query=100%25')).body).toContain('Nobody is called so.')
    const jobs = await page('')
    expect(jobs).toContain(`href="${desk('/jobs/1')}"`)
    expect(jobs).not.toContain(desk('/jobs/7'))
    expect(jobs).toMatch(/class="pill new">\d+ new/)
  })

  test('applications are listed by state and words, as text', async () => {
    const all = await page('/jobs/1')
    expect(all).toContain(`href="${desk(own())}"`)
    expect(all).toContain('&lt;i&gt;Noor&lt;/i&gt; Hassan')
    expect(all).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(await page('/jobs/1?query=miller')).toContain(desk(own()))
    expect(await page('/jobs/1?query=plumber')).toContain('None like this.')
    expect(await page('/jobs/1?state=interview&page=x')).not.toContain(desk(own()))
    for (const text of [all, await page(own())]) expect(text).not.toMatch(/<script|<i>Noor/)
  })

  test('an application shows all that was sent, and is viewed by that', async () => {
    await startChatAs(member, 1)
    const shown = await page(own())
    for (const text of ['Miller &amp; Sons', 'Life.pdf', 'Opened', 'by <bdi>Mei</bdi>', 'Baker', '@example.com']) {
      expect(shown).toContain(text)
    }
    expect(shown).toMatch(/href="\/dev\/employer\/chats\/\d+\?recruiter=\d+"/)
    expect((await member.get('/api/job/jobs/applied-jobs/1')).body.data.status).toBe('viewed')
    const file = await get(`${own()}/resume`)
    expect(file.bytes.equals(bytes)).toBe(true)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('attachment'),
      'content-security-policy': "default-src 'none'; sandbox",
    })
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

  test('people are found, looked at and invited', async () => {
    const other = await registerCompleteMember(api, { first_name: 'Lin', last_name: 'Wei' })
    await other.post('/api/jobseeker/job-preferences/create', preferenceBody({ job_title: 'Lamplighter' }))
    const found = await page('/seekers?query=lamplighter&country=sg')
    expect(found).toContain(`href="${desk(`/seekers/${other.id}`)}"`)
    expect(found).toContain('L. W.')
    const profile = await page(`/seekers/${other.id}`)
    expect(profile).not.toContain('Lin Wei')
    // Contact is an applicant's alone, and what somebody did not tell has no name either.
    for (const term of ['Email', 'Phone', 'Lives in']) expect(profile).not.toContain(`<dt>${term}</dt>`)
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
      const live = await createTestApp({ environment: { NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:9' } })
      expect((await live.visitor().get('/dev/employer')).status).toBe(404)
      expect((await live.visitor().get(desk())).status).toBe(404)
      await live.close()
    }, 60_000)
  })

  test('the form of another site, or of nobody’s, changes nothing', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }]) {
      expect((await send(`${own()}/state`, { from: 'pending', state: 'accepted' }, headers)).status).toBe(403)
    }
    expect((await member.get('/api/job/jobs/applied-jobs/1')).body.data.status).toBe('pending')
  })

  test('pages run no script and send forms nowhere else', async () => {
    const { headers } = await get('')
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    )
    expect(headers['cache-control']).toBe('no-store')
  })
})
