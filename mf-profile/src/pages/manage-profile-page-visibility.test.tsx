import { expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse } from '@jobspan/shared-kit/testing'
import { screen, within } from '@testing-library/react'
import { openProfile, setupProfilePage, wholeProfile, withinPart } from '../testing/open-manage-profile.tsx'
import { aJob, notes } from '../testing/profile-handlers.ts'

const server = setupProfilePage()

const path = '/api/jobseekers/profile/visibility'

it('saves a choice at once', async () => {
  const sentBodies: unknown[] = []
  server.use(notes(sentBodies, 'PATCH', path, { visible_to: 'everyone', is_name_hidden: false, is_open_to_work: true }))
  const { user } = await openProfile()
  const panel = await withinPart('Visibility')
  expect(panel.getByText('Recruiters see “M. T.” until you apply or they invite you.')).toBeTruthy()
  await user.click(panel.getByRole('switch', { name: /^Hide my name/ }))
  expect(await panel.findByText('Every recruiter who finds you sees your name and photo.')).toBeTruthy()
  expect(sentBodies).toEqual([{ is_name_hidden: false }])
  expect(panel.getByRole('link', { name: 'Blocked companies' })).toHaveAttribute(
    'href',
    '/en-us/account-settings/block-company',
  )
})

it('is as it was where it could not be saved', async () => {
  server.use(mockApiResponse('PATCH', path, { status: 503, code: 50101, message: 'Busy. Try again soon.' }))
  const { user } = await openProfile()
  const panel = await withinPart('Visibility')
  await user.click(panel.getByRole('radio', { name: /^Nobody/ }))
  expect(await panel.findByText('Busy. Try again soon.')).toBeTruthy()
  expect(panel.getByRole('radio', { name: /^All recruiters/ })).toBeChecked()
})

it('shows what a recruiter reads, and why none finds the member', async () => {
  const { skills = [] } = wholeProfile
  server.use(
    mockApiResponse('GET', '/api/jobseekers/profile/as-recruiter', {
      data: {
        is_found: false,
        reasons: ['visible_to_nobody'],
        profile: {
          id: 1,
          name: 'M. T.',
          headline: 'Bookkeeper',
          location_id: 2,
          xp_lvl_id: 4,
          job_seeking_status: 'open',
          wanted: [],
          is_interested: false,
          work_experiences: [{ ...aJob(), company_name: '', is_company_hidden: true, salary: null }],
          educations: [],
          skills: skills.map(({ version: _, ...skill }) => skill),
          career_summary: 'Ten years of ledgers.',
        },
      },
    }),
  )
  const { user } = await openProfile()
  await user.click((await withinPart('Visibility')).getByRole('button', { name: 'See as a recruiter' }))
  const element = await screen.findByRole('dialog', { name: 'What a recruiter sees' })
  const dialog = within(element)
  expect(await dialog.findByRole('heading', { name: 'M. T.' })).toBeTruthy()
  expect(dialog.getByText('You chose that nobody can find you.')).toBeTruthy()
  expect(dialog.getByText('Company not shown')).toBeTruthy()
  expect(dialog.queryByText('1 Marina Boulevard')).toBeNull()
  await expectNoAxeViolations(element)
})
