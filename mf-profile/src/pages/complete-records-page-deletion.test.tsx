import { expect, it } from '@jest/globals'
import { mockApiResponse } from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { openRecords, setupRecordsPage } from '../testing/open-complete-records.tsx'
import { aJob, notes, profileIs } from '../testing/profile-handlers.ts'

const server = setupRecordsPage()

it('deletes with a way back', async () => {
  const { id: _, ...body } = aJob()
  const sentBodies: unknown[] = []
  server.use(
    profileIs({ work_experiences: [aJob({ version: 3 }), aJob({ id: 4, job_title: 'Clerk', end: '2020-01' })] }),
    mockApiResponse('DELETE', '/api/jobseeker/work-experiences/3/delete', {
      data: { items: [aJob({ id: 4, job_title: 'Clerk', end: '2020-01' })] },
    }),
    mockApiResponse('POST', '/api/jobseeker/work-experiences/create', async (request) => {
      sentBodies.push(await request.json())
      return { data: { items: [aJob({ id: 8 }), aJob({ id: 4, job_title: 'Clerk', end: '2020-01' })] } }
    }),
  )
  const { user } = await openRecords()
  const [first] = await screen.findAllByRole('button', { name: 'Delete' })
  expect(first).toHaveAccessibleDescription('Bookkeeper')
  await user.click(first as HTMLElement)
  expect(await screen.findByRole('status')).toHaveTextContent('\u2068Bookkeeper\u2069 is deleted.')
  expect(screen.queryByText('Bookkeeper')).toBeNull()
  const undo = screen.getByRole('button', { name: 'Undo' })
  expect(undo).toHaveFocus()
  await user.click(undo)
  expect(await screen.findByText('Bookkeeper')).toBeTruthy()
  expect(sentBodies).toEqual([body])
})

// With a second one deleted the way back to the first was gone, and so was the focus.
it('keeps the way back to each that was deleted', async () => {
  const [first, second, third] = [
    aJob(),
    aJob({ id: 4, job_title: 'Clerk', end: '2020-01' }),
    aJob({ id: 5, job_title: 'Cashier', end: '2018-01' }),
  ]
  server.use(
    profileIs({ work_experiences: [first, second, third] }),
    mockApiResponse('DELETE', '/api/jobseeker/work-experiences/4/delete', { data: { items: [first, third] } }),
    mockApiResponse('DELETE', '/api/jobseeker/work-experiences/3/delete', { data: { items: [third] } }),
    mockApiResponse('POST', '/api/jobseeker/work-experiences/create', {
      data: { items: [{ ...second, id: 9 }, third] },
    }),
    mockApiResponse('PUT', '/api/jobseeker/work-experiences/order', { data: { items: [{ ...second, id: 9 }, third] } }),
  )
  const { user } = await openRecords()
  const texts = () =>
    within(screen.getByRole('list', { name: 'Work experience' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replace(/(Harbour|Undo).*|\W?$/su, '').replaceAll(/[\u2068\u2069]/gu, ''))
  await user.click((await screen.findAllByRole('button', { name: 'Delete' }))[1] as HTMLElement)
  await screen.findByText(/Clerk.* is deleted\./)
  await user.click(screen.getAllByRole('button', { name: 'Delete' })[0] as HTMLElement)
  await waitFor(() => expect(texts()).toEqual(['Bookkeeper is deleted.', 'Clerk is deleted.', 'Cashier']))
  const [undoFirst, undoSecond] = screen.getAllByRole('button', { name: 'Undo' })
  expect(undoFirst).toHaveFocus()
  expect(undoSecond).toHaveAccessibleDescription(/Clerk/)
  await user.click(undoSecond as HTMLElement)
  await waitFor(() => expect(texts()).toEqual(['Bookkeeper is deleted.', 'Clerk', 'Cashier']))
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Edit' })[0]).toHaveFocus())
})

it('keeps what could not be deleted, and says so', async () => {
  server.use(
    profileIs({ work_experiences: [aJob()] }),
    mockApiResponse('DELETE', '/api/jobseeker/work-experiences/3/delete', { status: 500, code: 50001 }),
  )
  const { user } = await openRecords()
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('We are sorry. Something went wrong.')
  expect(screen.getByText('Bookkeeper')).toBeTruthy()
})

// What was typed into a job that another tab had deleted could not be saved any more.
it('adds anew what was deleted elsewhere while it was changed', async () => {
  const sentBodies: unknown[] = []
  server.use(
    profileIs({ work_experiences: [aJob()] }),
    mockApiResponse('PATCH', '/api/jobseeker/work-experiences/3/update', { status: 404, code: 40004 }),
    notes(sentBodies, 'POST', '/api/jobseeker/work-experiences/create', {
      items: [aJob({ id: 8, job_title: 'Clerk' })],
    }),
  )
  const { user } = await openRecords()
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await user.clear(screen.getByRole('textbox', { name: 'Job title' }))
  await user.paste('Clerk')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Clerk')).toBeTruthy()
  expect(sentBodies).toMatchObject([{ job_title: 'Clerk', start: '2019-04' }])
})
