import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { mockApiResponse, setupMockApi } from '@jobspan/shared-kit/testing'
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { choose, openCompleteProfile as open, withFirstStep } from '../testing/open-complete-profile.tsx'
import { aPreference, profileIs, someLists } from '../testing/profile-handlers.ts'

const server = setupMockApi(profileIs(), ...someLists)

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('what keeps a step from being saved', () => {
  const refuse = (errors: Record<string, string[]>) =>
    server.use(
      profileIs(withFirstStep),
      mockApiResponse('PATCH', '/api/jobseeker/me', {
        status: 422,
        code: 40001,
        message: 'Not valid.',
        errors: { ...errors, error: ['Not valid.'] },
      }),
    )

  afterEach(() => act(() => onlineManager.setOnline(true)))

  it('refuses who is not 16 yet, and days that there are not', async () => {
    const { user } = await open()
    const birth = within(await screen.findByRole('group', { name: 'Date of birth' }))
    const born = new Date()
    born.setDate(born.getDate() + 1)
    await user.selectOptions(birth.getByRole('combobox', { name: /Year/ }), String(born.getFullYear() - 16))
    await user.selectOptions(
      birth.getByRole('combobox', { name: /Month/ }),
      String(born.getMonth() + 1).padStart(2, '0'),
    )
    await user.click(screen.getByRole('button', { name: 'Save and continue' }))
    expect(await screen.findByText('Enter a valid date.')).toBeTruthy()
    await user.selectOptions(birth.getByRole('combobox', { name: /Day/ }), String(born.getDate()).padStart(2, '0'))
    expect(await screen.findByText('You must be 16 or older to use this site.')).toBeTruthy()
    // The 29th of February of a year without one was called "not valid", without a word of why.
    await user.selectOptions(birth.getByRole('combobox', { name: /Year/ }), '2001')
    await user.selectOptions(birth.getByRole('combobox', { name: /Month/ }), 'Feb')
    await user.selectOptions(birth.getByRole('combobox', { name: /Day/ }), '29')
    expect(await screen.findByText('Enter a valid date.')).toBeTruthy()
  })

  // What the API refused stood in a notice above the form, without a word of which field it meant.
  it('says beside each field what the API found wrong, and takes the first of them into focus', async () => {
    refuse({ date_of_birth: ['too_young'], xp_lvl_id: ['unknown'] })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
    const experience = screen.getByRole('combobox', { name: 'Work experience' })
    await waitFor(() => expect(experience).toHaveFocus())
    expect(experience).toHaveAccessibleDescription('This option is no longer available. Choose again.')
    expect(screen.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(
      'You must be 16 or older to use this site.',
    )
    expect(screen.queryByRole('alert')).toBeNull()
    await choose(user, 'Work experience', 'No experience')
    await waitFor(() => expect(experience).not.toHaveAccessibleDescription())
    expect(screen.getByText('You must be 16 or older to use this site.')).toBeTruthy()
  })

  // On a phone the notice stood above a form that was scrolled to its end: to whoever pressed the button nothing happened.
  it('says beside the button what the form has no field for, and keeps the form', async () => {
    refuse({ notice_period_id: ['unknown'], seat: ['taken'] })
    const { user } = await open()
    const save = await screen.findByRole('button', { name: 'Save and continue' })
    await user.click(save)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Something on this page is out of date. Reload the page and try again.')
    const [last] = screen.getAllByRole('combobox', { name: /Year/ })
    expect(last?.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(save.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Mei')
  })

  it('says at once that nothing can be saved without a connection', async () => {
    server.use(
      profileIs({ preferences: [aPreference()] }),
      http.patch('http://api.test/api/jobseeker/job-preferences/7/update', () => HttpResponse.error()),
    )
    const { user } = await open('?step=2')
    await screen.findByRole('heading', { level: 1 })
    act(() => onlineManager.setOnline(false))
    await user.click(screen.getByRole('button', { name: 'Save and continue' }))
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't reach the site.")
  })

  it('says when a step could not be loaded, and comes when asked again', async () => {
    server.use(mockApiResponse('GET', '/api/config/xp_lvls/list', { status: 500, code: 50001 }))
    const { user } = await open()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    server.resetHandlers()
    await user.click(retry)
    expect(await screen.findByRole('heading', { level: 1, name: 'About you' })).toBeTruthy()
  })
})
