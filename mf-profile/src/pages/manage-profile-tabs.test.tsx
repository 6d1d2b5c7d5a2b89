import { beforeEach, describe, expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { aDraft } from '../testing/draft-handlers.ts'
import { inEnglish } from '../testing/handlers.ts'
import { aPreference, aProfile, aResume, notes, profileIs, someLists } from '../testing/profile-handlers.ts'
import { Page } from './manage-profile-page.tsx'

const create = '/api/jobseeker/job-preferences/create'
const remote = { work_arrangement: 'remote', country: null, location_id: null, work_language: 'ja' } as const
const onSite = aPreference({ industry_id: 1 })
const server = setupMockApi(
  profileIs({ preferences: [onSite] }),
  mockApiResponse('GET', '/api/jobseeker/generated-resumes', { data: { items: [] } }),
  mockApiResponse('GET', '/api/jobseeker/video-resumes', { data: { items: [] } }),
  mockApiResponse('GET', '/api/jobseeker/resume-check', { data: { check: null, is_outdated: false, remaining: 3 } }),
  ...someLists,
)
const open = (tab: string) =>
  renderWithPlatform(<Page params={{ tab }} />, { ...inEnglish, path: `/manage-profile/${tab}` })
const list = async (name: string) => within(await screen.findByRole('list', { name }))

beforeEach(() => sessionStorage.clear())

describe('job preferences', () => {
  it('lists each with what it asks for, and keeps the last one', async () => {
    server.use(
      profileIs({
        preferences: [onSite, aPreference({ ...remote, id: 8, work_timezone: 'Asia/Tokyo', salary_kind: 'unpaid' })],
      }),
      mockApiResponse('DELETE', '/api/jobseeker/job-preferences/8/delete', { data: { items: [onSite] } }),
    )
    const { user } = await open('job-preferences')
    const office = await list('On-site and hybrid')
    expect(office.getByText(/4,000.*6,000 a month/)).toBeTruthy()
    expect(await office.findByText('Finance')).toBeTruthy()
    const far = await list('Remote')
    expect(far.getByText('Unpaid')).toBeTruthy()
    expect(far.getByText('日本語')).toBeTruthy()
    await expectNoAxeViolations()
    await user.click(far.getByRole('button', { name: 'Delete' }))
    expect(await far.findByRole('button', { name: 'Undo' })).toHaveFocus()
    expect(office.queryByRole('button', { name: 'Delete' })).toBeNull()
    expect(office.getByText(/^You need at least one preference\./)).toBeTruthy()
  })

  it('brings a deleted one back', async () => {
    const sentBodies: unknown[] = []
    const other = aPreference({ id: 8, job_title: 'Controller', version: 4 })
    server.use(
      profileIs({ preferences: [onSite, other] }),
      mockApiResponse('DELETE', '/api/jobseeker/job-preferences/8/delete', { data: { items: [onSite] } }),
      notes(sentBodies, 'POST', create, { items: [onSite, { ...other, id: 9 }] }),
    )
    const { user } = await open('job-preferences')
    const office = await list('On-site and hybrid')
    await user.click(office.getAllByRole('button', { name: 'Delete' })[1] as HTMLElement)
    await user.click(await office.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(office.getAllByRole('button', { name: 'Edit' })).toHaveLength(2))
    expect(sentBodies).toMatchObject([{ job_title: 'Controller' }])
    expect(sentBodies[0]).not.toHaveProperty('version')
  })

  it('asks for what is missing by its name, and takes pay without an amount', async () => {
    const sentBodies: unknown[] = []
    server.use(notes(sentBodies, 'POST', create, { items: [onSite, aPreference({ id: 8 })] }))
    const { user } = await open('job-preferences')
    await user.click(await screen.findByRole('button', { name: 'Add a job preference' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a job preference' }))
    await user.click(await dialog.findByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Enter a job title.')).toBeTruthy()
    expect(dialog.getByText('Choose a workplace.')).toBeTruthy()
    expect(dialog.getByText('Choose a job type.')).toBeTruthy()
    expect(dialog.getByText('Enter the lowest pay you want.')).toBeTruthy()
    await expectNoAxeViolations()
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Pay type' }), 'Negotiable')
    expect(dialog.queryByRole('textbox', { name: 'From' })).toBeNull()
    await user.type(dialog.getByLabelText('Job title'), 'Controller')
    await user.tab()
    await user.click(dialog.getByRole('radio', { name: 'Hybrid' }))
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Job type' }), 'Full-time')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentBodies).toEqual([
      {
        job_title: 'Controller',
        function_title_id: null,
        work_arrangement: 'hybrid',
        country: 'sg',
        location_id: 1,
        work_language: null,
        work_timezone: null,
        industry_id: null,
        job_type_id: 1,
        currency: 'SGD',
        salary_kind: 'negotiable',
        salary_period: 'MONTH',
      },
    ])
  })

  it('offers no fourth one of a kind', async () => {
    const three = [7, 8, 9].map((id) => aPreference({ id, job_title: `Job ${id}` }))
    server.use(profileIs({ preferences: three }))
    const { user } = await open('job-preferences')
    await user.click(await screen.findByRole('button', { name: 'Add a job preference' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('radio', { name: /^On-site/ })).toBeDisabled()
    expect(dialog.getAllByText('You have 3 on-site or hybrid preferences already.')).toHaveLength(2)
    expect(dialog.getByRole('radio', { name: 'Remote' })).toBeEnabled()
  })

  it('shows what another tab saved of the same one', async () => {
    server.use(
      mockApiResponse('PATCH', '/api/jobseeker/job-preferences/7/update', {
        status: 409,
        code: 40026,
        data: aPreference({ industry_id: 1, salary_max: 9000, version: 3 }),
      }),
      profileIs({ preferences: [{ ...onSite, version: 1 }] }),
    )
    const { user } = await open('job-preferences')
    await user.click((await list('On-site and hybrid')).getByRole('button', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit job preference' }))
    const max = await dialog.findByRole('textbox', { name: 'To' })
    await user.clear(max)
    await user.type(max, '7000')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('This was changed elsewhere')).toBeTruthy()
    expect(dialog.getByText('9000')).toBeTruthy()
    expect(max).toHaveValue('7000')
  })

  it('begins with one where there is none', async () => {
    server.use(profileIs(aProfile()))
    const { user } = await open('job-preferences')
    expect(await screen.findByRole('heading', { name: 'What work do you want?' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Add a job preference' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })
})

describe('resumes', () => {
  it('are there with their file', async () => {
    server.use(profileIs({ resumes: [aResume()] }))
    await open('resume')
    expect(await screen.findByRole('link', { name: 'Download Mei Tan.pdf' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Choose files' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Resumes' })).toHaveAttribute('aria-current', 'page')
    await expectNoAxeViolations()
  })

  it('are read into the profile, from the builder too, and a JSON Resume with them', async () => {
    server.use(profileIs({ resumes: [aResume({ kind: 'doc' }), aResume({ id: 10, filename: 'CV' })] }))
    const { user, platform } = await open('resume')
    expect(await screen.findAllByRole('link', { name: /^Fill my profile from / })).toHaveLength(1)
    await user.click(await screen.findByRole('button', { name: 'Make a resume' }))
    await screen.findByRole('combobox', { name: 'Layout' })
    const back = encodeURIComponent('/manage-profile/resume?edit=new&layout=classic')
    expect(screen.getAllByRole('link', { name: /^Fill my profile from .?CV\.pdf/ })[1]).toHaveAttribute(
      'href',
      `/en-us/manage-profile/resume/10?redirect=${back}`,
    )
    const input = await screen.findByLabelText('Import a JSON Resume', { selector: 'input' })
    const onImport = (answer: Response) =>
      server.use(http.post('http://localhost/api/jobseeker/json-resume/import', () => answer))
    onImport(HttpResponse.json({ code: 40036, message: 'This is no JSON Resume.', data: null }, { status: 422 }))
    await user.upload(input, new File(['[]'], 'cv.json', { type: 'application/json' }))
    expect(await screen.findByText('This is no JSON Resume.')).toBeTruthy()
    onImport(HttpResponse.json({ code: 0, message: '', data: aDraft({ kind: 'json' }) }))
    await user.upload(input, new File(['{}'], 'cv.json', { type: 'application/json' }))
    await waitFor(() => expect(platform.navigate).toHaveBeenCalledWith(`/manage-profile/resume/json?redirect=${back}`))
  })

  it('say that there is none', async () => {
    await open('resume')
    expect(await screen.findByText('No resume attached yet.')).toBeTruthy()
  })

  it('say that they could not be had, and are asked for again', async () => {
    server.use(mockApiResponse('GET', '/api/jobseekers/profile', { status: 500, code: 50001, message: '' }))
    const { user } = await open('resume')
    expect(await screen.findByRole('alert')).toBeTruthy()
    server.use(profileIs({ resumes: [aResume()] }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Download Mei Tan.pdf' })).toBeTruthy()
  })
})
