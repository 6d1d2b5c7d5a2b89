import { expect, it } from '@jest/globals'
import { mockApiResponse } from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { chooseMonth, openRecords, setupRecordsPage } from '../testing/open-complete-records.tsx'
import { aJob } from '../testing/profile-handlers.ts'

const server = setupRecordsPage()

it('adds a job, and takes the focus back to where it was', async () => {
  const sentBodies: unknown[] = []
  server.use(
    mockApiResponse('POST', '/api/jobseeker/work-experiences/create', async (request) => {
      sentBodies.push(await request.json())
      return { data: { items: [aJob()] } }
    }),
  )
  const { user } = await openRecords()
  await user.click(await screen.findByRole('button', { name: 'Add a job' }))
  expect(screen.getByRole('textbox', { name: 'Job title' })).toHaveFocus()
  // One thing at a time: nobody goes on past a form that is not saved.
  expect(screen.queryByRole('button', { name: 'I have no work experience yet' })).toBeNull()
  await user.click(screen.getByRole('textbox', { name: 'Job title' }))
  await user.paste('Bookkeeper')
  await user.click(screen.getByRole('textbox', { name: 'Company' }))
  await user.paste('Harbour Foods')
  await user.click(screen.getByRole('checkbox', { name: 'I work here now' }))
  expect(screen.queryByRole('group', { name: 'End' })).toBeNull()
  await chooseMonth(user, 'Start', 'April', '2019')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('April 2019 – Present')).toBeTruthy()
  expect(sentBodies).toEqual([
    { job_title: 'Bookkeeper', company_name: 'Harbour Foods', start: '2019-04', end: null, description: null },
  ])
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add a job' })).toHaveFocus())
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy()
  expect(sessionStorage).toHaveLength(0)
})

it('says what is wrong beside each field', async () => {
  const { user } = await openRecords()
  await user.click(await screen.findByRole('button', { name: 'Add a job' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getAllByText('This field is required.')).toHaveLength(4))
  expect(screen.getByRole('textbox', { name: 'Job title' })).toHaveFocus()
  await user.click(screen.getByRole('textbox', { name: 'Job title' }))
  await user.paste('Clerk')
  await user.click(screen.getByRole('textbox', { name: 'Company' }))
  await user.paste('Quayside')
  await chooseMonth(user, 'Start', 'May', '2021')
  const end = within(screen.getByRole('group', { name: 'End' }))
  await user.selectOptions(end.getByRole('combobox', { name: /Year/ }), '2020')
  expect(await screen.findByText('Choose a month and a year.')).toBeTruthy()
  await user.selectOptions(end.getByRole('combobox', { name: /Month/ }), 'May')
  expect(await screen.findByText('The end date must be after the start date.')).toBeTruthy()
  // Jobs could begin next year.
  const soon = new Date(new Date().getFullYear(), new Date().getMonth() + 1)
  if (soon.getMonth() > 0) {
    await chooseMonth(user, 'Start', String(soon.getMonth() + 1).padStart(2, '0'), String(soon.getFullYear()))
    expect(await screen.findByText('This date is in the future.')).toBeTruthy()
  }
  await user.click(screen.getByRole('textbox', { name: /^Description/ }))
  await user.paste('Filing')
  expect(await screen.findByText('Use at least 10 characters')).toBeTruthy()
})

it('opens a form again that was open when the page was left', async () => {
  const before = await openRecords()
  await before.user.click(await screen.findByRole('button', { name: 'Add a job' }))
  await before.user.click(screen.getByRole('textbox', { name: 'Company' }))
  await before.user.paste('Quayside')
  // One press of Escape threw away whatever had been told of a job.
  await before.user.keyboard('{Escape}')
  expect(screen.getByRole('textbox', { name: 'Company' })).toHaveValue('Quayside')
  before.unmount()
  const { user } = await openRecords()
  expect(await screen.findByRole('textbox', { name: 'Company' })).toHaveValue('Quayside')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Add a job' }))
  expect(screen.getByRole('textbox', { name: 'Company' })).toHaveValue('')
})
