import { beforeEach, describe, expect, it } from '@jest/globals'
import { setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { choose, openCompleteProfile } from '../testing/open-complete-profile.tsx'
import { aPreference, aProfile, notes, profileIs, someLists } from '../testing/profile-handlers.ts'

const server = setupMockApi(profileIs(), ...someLists)

const open = () => openCompleteProfile('?step=2')

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

/** Types a title and leaves the field: while its list is open, the rest of the page is hidden from screen readers. */
const nameJob = async (user: Awaited<ReturnType<typeof open>>['user'], title: string) => {
  await user.type(await screen.findByLabelText('Job title'), title)
  await user.tab()
}

describe('step 2, the job', () => {
  it('makes one preference, on site', async () => {
    const sentBodies: unknown[] = []
    server.use(notes(sentBodies, 'POST', '/api/jobseeker/job-preferences/create', { items: [aPreference()] }))
    const { user, platform } = await open()
    await nameJob(user, 'ACCOUNTANT')
    await user.click(screen.getByRole('radio', { name: 'On-site' }))
    await choose(user, 'Job type', 'Full-time')
    await user.type(screen.getByRole('textbox', { name: 'From' }), '4,000')
    await user.type(screen.getByRole('textbox', { name: 'To' }), '６０００')
    expect(screen.getByText(/^S\$4,000.*6,000 a month$/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Save and continue' }))
    await waitFor(() => expect(platform.navigate).toHaveBeenCalledWith('/jobseeker-complete-profile/10'))
    const { id: _, ...body } = aPreference({ job_title: 'ACCOUNTANT', function_title_id: 11 })
    expect(sentBodies).toEqual([body])
  })

  // Whoever had just told that they live in Osaka was asked for a job in the country of the site, paid in its currency.
  it('begins where the member lives', async () => {
    server.use(profileIs({ facts: { ...aProfile().facts, location_id: 3 } }))
    await open()
    expect(await screen.findByRole('combobox', { name: 'Country' })).toHaveValue('jp')
    expect(screen.getByRole('combobox', { name: 'Location' })).toHaveValue('3')
    expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('JPY')
  })

  it('changes the one that there is, and never adds a second', async () => {
    server.use(profileIs({ preferences: [aPreference({ function_title_id: 11 })] }))
    const sentBodies: unknown[] = []
    server.use(notes(sentBodies, 'PATCH', '/api/jobseeker/job-preferences/7/update', { items: [aPreference()] }))
    const { user, platform } = await open()
    const maxField = await screen.findByRole('textbox', { name: 'To' })
    await user.clear(maxField)
    await user.type(maxField, '7000')
    await user.click(screen.getByRole('button', { name: 'Save and continue' }))
    await waitFor(() => expect(platform.navigate).toHaveBeenCalled())
    expect(sentBodies).toMatchObject([{ job_title: 'Accountant', function_title_id: 11, salary_max: 7000 }])
  })

  it('asks remote workers for language and time zone, which are here what the browser has', async () => {
    const sentBodies: unknown[] = []
    server.use(notes(sentBodies, 'POST', '/api/jobseeker/job-preferences/create', { items: [aPreference()] }))
    const { user, platform } = await open()
    await nameJob(user, 'Accountant')
    await user.click(screen.getByRole('radio', { name: 'Remote' }))
    expect(screen.queryByRole('combobox', { name: 'Country' })).toBeNull()
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveValue(zone)
    await choose(user, 'Working language', '日本語')
    await choose(user, 'Job type', 'Part-time')
    await user.type(screen.getByRole('textbox', { name: 'From' }), '20')
    await user.type(screen.getByRole('textbox', { name: 'To' }), '30')
    await choose(user, 'Pay type', 'Hourly')
    await user.click(screen.getByRole('button', { name: 'Save and continue' }))
    await waitFor(() => expect(platform.navigate).toHaveBeenCalled())
    expect(sentBodies).toMatchObject([
      { country: null, location_id: null, work_language: 'ja', work_timezone: zone, salary_period: 'HOUR' },
    ])
  })

  it('says what is wrong beside each field', async () => {
    const { user, platform } = await open()
    const minField = await screen.findByRole('textbox', { name: 'From' })
    await user.type(minField, 'a lot')
    await user.click(screen.getByRole('button', { name: 'Save and continue' }))
    await waitFor(() => expect(minField).toHaveAccessibleDescription('Enter an amount in figures.'))
    expect(screen.getByLabelText('Job title')).toHaveFocus()
    expect(screen.getByRole('textbox', { name: 'To' })).toHaveAccessibleDescription('Enter the highest pay you expect.')
    await nameJob(user, 'Nurse')
    await user.click(screen.getByRole('radio', { name: 'Hybrid' }))
    await choose(user, 'Job type', 'Full-time')
    await user.clear(minField)
    await user.type(minField, '5000')
    await user.type(screen.getByRole('textbox', { name: 'To' }), '4000')
    expect(await screen.findByText('The maximum must be higher than the minimum.')).toBeTruthy()
    expect(platform.navigate).not.toHaveBeenCalled()
  })

  it('follows the country with the currency until one is chosen', async () => {
    const { user } = await open()
    const currency = await screen.findByRole('combobox', { name: 'Currency' })
    expect(currency).toHaveValue('SGD')
    await choose(user, 'Country', 'Japan')
    expect(currency).toHaveValue('JPY')
    await user.selectOptions(currency, 'USD')
    await choose(user, 'Country', 'Singapore')
    expect(currency).toHaveValue('USD')
  })

  it('leads to the review whoever uploaded a resume in place of typing', async () => {
    localStorage.setItem('quickUpladResume', 'true')
    server.use(profileIs({ preferences: [aPreference()] }))
    server.use(notes([], 'PATCH', '/api/jobseeker/job-preferences/7/update', { items: [aPreference()] }))
    const { user, platform } = await open()
    expect(await screen.findByText('2 of 3, about 3 minutes')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Save and continue' }))
    await waitFor(() => expect(platform.navigate).toHaveBeenCalledWith('/jobseeker-complete-profile/1101?step=6'))
  })
})
