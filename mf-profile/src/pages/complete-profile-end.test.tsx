import { beforeEach, describe, expect, it } from '@jest/globals'
import { buildMember, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aDraft } from '../testing/draft-handlers.ts'
import { inEnglish } from '../testing/handlers.ts'
import { aPreference, aProfile, aResume, profileIs, someLists } from '../testing/profile-handlers.ts'
import { Page } from './complete-records-page.tsx'

const server = setupMockApi(
  profileIs(),
  ...someLists,
  mockApiResponse('POST', '/api/auth/user/destination/traceability', { data: null }),
)
const host = { hasPage: () => true } as never

const open = (address: string, options = inEnglish) => {
  const [step = ''] = address.split('?')
  return renderWithPlatform(<Page params={{ step }} />, {
    ...options,
    host,
    path: `/jobseeker-complete-profile/${address}`,
  })
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('the end', () => {
  it('marks the profile complete, for the header too, and leads back to where somebody came from', async () => {
    const completion = {
      percent: 30,
      steps: [{ key: 'work_experience', weight: 20, is_done: false }],
      next: 'work_experience',
    }
    server.use(
      mockApiResponse('POST', '/api/jobseekers/complete-profile', { data: { user: buildMember(), completion } }),
    )
    const { user, platform } = await open('10?step=5&redirect=%2Fjob%2Faccountant-1', {
      ...inEnglish,
      session: { kind: 'member', user: buildMember({ is_profile_completed: false }) },
    })
    const changed = new Promise((done) => platform.events.on('session.changed', done))
    await user.click(await screen.findByRole('button', { name: 'Finish' }))
    await changed
    await waitFor(() => expect(platform.navigate).toHaveBeenCalledWith('/en-us/job/accountant-1', { replace: true }))
    // It said that the profile is complete, which the profile page denied.
    const done = 'Recruiters can find you now. Add your experience to be found more easily.'
    expect(platform.notify).toHaveBeenCalledWith(done, 'success')
  })

  // It told them that recruiters can find them, which they had ruled out.
  it.each([
    ['are closed to offers', { facts: { ...aProfile().facts, job_seeking_status: 'closed' as const } }],
    [
      'chose who finds them',
      { visibility: { visible_to: 'applied' as const, is_name_hidden: true, is_open_to_work: false } },
    ],
  ])('says that the profile is saved to members who %s', async (_, profile) => {
    const completion = { percent: 30, steps: [], next: null }
    server.use(
      profileIs(profile),
      mockApiResponse('POST', '/api/jobseekers/complete-profile', { data: { user: buildMember(), completion } }),
    )
    const { user, platform } = await open('10?step=5')
    await user.click(await screen.findByRole('button', { name: 'Finish' }))
    await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('Your profile is saved.', 'success'))
  })

  it('names what is missing, with the way there', async () => {
    server.use(
      mockApiResponse('POST', '/api/jobseekers/complete-profile', {
        status: 422,
        code: 40001,
        message: 'Missing.',
        errors: {
          first_name: ['required'],
          location_id: ['required'],
          job_preferences: ['required'],
          error: ['Missing.'],
        },
      }),
    )
    const { user, platform } = await open('10?step=5')
    await user.click(await screen.findByRole('button', { name: 'Finish' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Please complete the required fields first.')
    expect(within(alert).getByRole('link', { name: 'About you' })).toHaveAttribute(
      'href',
      '/en-us/jobseeker-complete-profile',
    )
    expect(within(alert).getByRole('link', { name: 'Desired job' })).toHaveAttribute(
      'href',
      '/en-us/jobseeker-complete-profile?step=2',
    )
    expect(platform.navigate).not.toHaveBeenCalled()
  })

  it('says another refusal as the API says it', async () => {
    server.use(
      profileIs({ facts: { ...aProfile().facts, location_id: 1 }, preferences: [aPreference()] }),
      mockApiResponse('POST', '/api/jobseekers/complete-profile', { status: 422, code: 40001, message: 'Not now.' }),
    )
    const { user } = await open('10?step=5')
    await user.click(await screen.findByRole('button', { name: 'Finish' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.')
  })

  it('is the fourth step for whoever came to make a resume, and leads to the builder', async () => {
    localStorage.setItem('isFromCreateResume', '1')
    localStorage.setItem('isCreateFreeResume', '1')
    server.use(mockApiResponse('POST', '/api/jobseekers/complete-profile', { data: { user: buildMember() } }))
    const { user, platform } = await open('1101?step=4')
    expect(await screen.findByText('4 of 4, about 1 minute')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Finish' }))
    await waitFor(() =>
      expect(platform.navigate).toHaveBeenCalledWith('/manage-profile/resume?edit=new', { replace: true }),
    )
    expect(localStorage).toHaveLength(0)
  })

  const uploaded = (
    draft = mockApiResponse('GET', '/api/jobseeker/resume/9/get-syncable-content', { data: aDraft() }),
  ) => {
    localStorage.setItem('quickUpladResume', '1')
    server.use(
      profileIs({ resumes: [aResume()] }),
      draft,
      mockApiResponse('POST', '/api/jobseekers/complete-profile', { data: { user: buildMember() } }),
    )
  }
  const finish = () => screen.findByRole('button', { name: 'Finish' })

  // Finish stood there from the first second, and left out without a word what was read.
  it('is the third step for whoever uploaded a resume, and asks before what is new is left out', async () => {
    uploaded()
    const { user, platform } = await open('1101?step=6')
    expect(await screen.findByText(/^3 of 3, about \d minutes?$/)).toBeTruthy()
    await user.click(await finish())
    const dialog = within(await screen.findByRole('dialog', { name: 'Finish without these?' }))
    expect(dialog.getByText('Not in your profile yet: 1 job and 1 school.')).toBeTruthy()
    expect(platform.navigate).not.toHaveBeenCalled()
    await user.click(dialog.getByRole('button', { name: 'Finish without' }))
    await waitFor(() => expect(platform.navigate).toHaveBeenCalledWith('/onsite-job', { replace: true }))
    expect(localStorage).toHaveLength(0)
  })

  it('adds what is new where it is asked to, then ends', async () => {
    uploaded()
    const sent: string[] = []
    server.use(
      mockApiResponse('POST', '/api/jobseeker/resume/take-over', async (request) => {
        const { items } = (await request.clone().json()) as { items: { id: string }[] }
        sent.push(...items.map(({ id }) => id))
        const taken = { is_taken: true, record_id: 77, code: null, message: null, errors: {} }
        return { data: { items: items.map(({ id }) => ({ id, ...taken })), profile: aProfile() } }
      }),
    )
    const { user, platform } = await open('1101?step=6')
    await user.click(await finish())
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Add and finish' }))
    await waitFor(() => expect(platform.navigate).toHaveBeenCalledWith('/onsite-job', { replace: true }))
    expect(sent).toEqual(['work-1'])
  })

  it('has no end while the resume is read, but a way back', async () => {
    uploaded(mockApiResponse('GET', '/api/jobseeker/resume/9/get-syncable-content', () => new Promise(() => undefined)))
    await open('1101?step=6')
    expect(await screen.findByText('Reading your resume…')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull()
  })

  it('lets go of a resume that was deleted meanwhile', async () => {
    localStorage.setItem('quickUpladResume', '1')
    const { user } = await open('1101?step=6')
    expect(await screen.findByRole('heading', { name: "This resume isn't there anymore" })).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Type it in instead' }))
    expect(localStorage.getItem('quickUpladResume')).toBeNull()
  })
})
