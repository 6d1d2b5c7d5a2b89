import { beforeEach, describe, expect, it } from '@jest/globals'
import { buildMember, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { inEnglish } from '../testing/answers.ts'
import { aPreference, aProfile, profileIs, someLists } from '../testing/profile-answers.ts'
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
    server.use(mockApiResponse('POST', '/api/jobseekers/complete-profile', { data: { user: buildMember() } }))
    const { user, platform } = await open('10?step=5&redirect=%2Fjob%2Faccountant-1', {
      ...inEnglish,
      session: { kind: 'member', user: buildMember({ is_profile_completed: false }) },
    })
    const changed = new Promise((done) => platform.events.on('session.changed', done))
    await user.click(await screen.findByRole('button', { name: 'Finish' }))
    await changed
    await waitFor(() => expect(platform.navigate).toHaveBeenCalledWith('/en-us/job/accountant-1', { replace: true }))
    expect(platform.notify).toHaveBeenCalledWith('Your profile is complete.', 'success')
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

  it('is the fourth step for whoever has just made a resume', async () => {
    localStorage.setItem('isFromCreateResume', '1')
    localStorage.setItem('isCreateFreeResume', '1')
    server.use(mockApiResponse('POST', '/api/jobseekers/complete-profile', { data: { user: buildMember() } }))
    const { user, platform } = await open('1101?step=4')
    expect(await screen.findByText('4 of 4, about 1 minute')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Finish' }))
    await waitFor(() => expect(platform.navigate).toHaveBeenCalledWith('/onsite-job', { replace: true }))
    expect(localStorage).toHaveLength(0)
  })
})
