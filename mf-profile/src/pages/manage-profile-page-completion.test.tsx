import { expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import {
  closedWindows,
  completionIs,
  findPart,
  openProfile,
  setupProfilePage,
  withinPart,
} from '../testing/open-manage-profile.tsx'
import { notes } from '../testing/profile-handlers.ts'

const server = setupProfilePage()

it('names the next step, leads to its editor, and shows what counts on request', async () => {
  const { user } = await openProfile()
  const meter = await withinPart('Profile completion')
  expect(meter.getByText('90%')).toBeTruthy()
  expect(meter.queryByRole('list')).toBeNull()
  await user.click(meter.getByRole('button', { name: 'What counts' }))
  expect(meter.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Three or more skills (missing)10%',
    'Education (done)15%',
  ])
  await expectNoAxeViolations(await findPart('Profile completion'))
  await user.click(meter.getByRole('button', { name: 'Add three skills' }))
  expect(await (await withinPart('Skills')).findByRole('combobox', { name: 'Skill' })).toHaveFocus()
})

it('asks again after a change, and promises nothing at 100 %', async () => {
  server.use(
    completionIs(100, null),
    mockApiResponse('DELETE', '/api/jobseekers/websites/71/delete', { data: { items: [] } }),
  )
  const { user } = await openProfile()
  await user.click((await withinPart('Links')).getByRole('button', { name: 'Delete example.com' }))
  expect(await (await withinPart('Profile completion')).findByText('Your profile is complete.')).toBeTruthy()
})

it('is closed for good', async () => {
  const sentBodies: unknown[] = []
  server.use(notes(sentBodies, 'POST', '/api/jobseeker/popup-window/record', null))
  const { user } = await openProfile()
  await user.click((await withinPart('Profile completion')).getByRole('button', { name: 'Hide profile completion' }))
  expect(screen.queryByRole('region', { name: 'Profile completion' })).toBeNull()
  await waitFor(() => expect(sentBodies).toEqual([{ popup_key: 'profile_meter_closed' }]))
})

it('does not come back', async () => {
  server.use(closedWindows('profile_meter_closed'))
  await openProfile()
  await withinPart('Visibility')
  expect(screen.queryByRole('region', { name: 'Profile completion' })).toBeNull()
})
