import { expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse } from '@jobspan/shared-kit/testing'
import { waitFor } from '@testing-library/react'
import { findPart, openProfile, setupProfilePage, wholeProfile, withinPart } from '../testing/open-manage-profile.tsx'
import { notes } from '../testing/profile-handlers.ts'

const server = setupProfilePage()
const order = '/api/jobseeker/work-experiences/order'

it('the order of records is changed by keys, announced and saved', async () => {
  const sentBodies: unknown[] = []
  const [first, second] = wholeProfile.work_experiences
  server.use(notes(sentBodies, 'PUT', order, { items: [second, first] }))
  const { user } = await openProfile()
  const work = await withinPart('Work experience')
  await user.click(work.getByRole('button', { name: 'Reorder' }))
  const handle = await work.findByRole('button', { name: 'Move Bookkeeper' })
  expect(handle).toHaveFocus()
  await expectNoAxeViolations(await findPart('Work experience'))
  await user.keyboard('{ArrowDown}')
  expect(work.getByRole('status')).toHaveTextContent(/Bookkeeper.*: position 2 of 2/)
  await waitFor(() => expect(sentBodies).toEqual([{ ids: [4, 3], from: [3, 4] }]))
  expect(handle).toHaveFocus()
  await user.click(work.getByRole('button', { name: 'Done' }))
  const titles = (await work.findAllByRole('button', { name: /^Edit / })).map((button) =>
    button.getAttribute('aria-label'),
  )
  expect(titles).toEqual(['Edit Clerk', 'Edit Bookkeeper'])
  await waitFor(() => expect(work.getByRole('button', { name: 'Reorder' })).toHaveFocus())
})

it('the order of records is as it was where it could not be saved', async () => {
  server.use(mockApiResponse('PUT', order, { status: 503, code: 50101, message: 'Busy. Try again soon.' }))
  const { user } = await openProfile()
  const work = await withinPart('Work experience')
  await user.click(work.getByRole('button', { name: 'Reorder' }))
  await user.click(await work.findByRole('button', { name: 'Move Bookkeeper down' }))
  expect(await work.findByRole('alert')).toHaveTextContent('Busy. Try again soon.')
  const rows = work.getAllByRole('listitem')
  expect(rows[0]).toHaveTextContent('Bookkeeper')
  // The button of the last row is disabled: its handle has the focus in its place.
  expect(work.getByRole('button', { name: 'Move Bookkeeper' })).toHaveFocus()
})
