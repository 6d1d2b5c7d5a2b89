import { expect, it } from '@jest/globals'
import { mockApiResponse } from '@jobspan/shared-kit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { openProfile, setupProfilePage, withinPart } from '../testing/open-manage-profile.tsx'
import { aJob, aSchool, notes } from '../testing/profile-handlers.ts'

const server = setupProfilePage()

it('sends what was changed with the version that was read', async () => {
  const sentBodies: unknown[] = []
  server.use(
    notes(sentBodies, 'PATCH', '/api/jobseeker/work-experiences/3/update', {
      items: [aJob({ job_title: 'Accountant' })],
    }),
  )
  const { user } = await openProfile()
  const work = await withinPart('Work experience')
  await user.click(work.getByRole('button', { name: 'Edit Bookkeeper' }))
  const title = await work.findByRole('textbox', { name: 'Job title' })
  await user.clear(title)
  await user.paste('Accountant')
  await user.click(work.getByRole('checkbox', { name: /^Hide me from this company/ }))
  await user.click(work.getByRole('button', { name: 'Save' }))
  expect(await work.findByText('Accountant')).toBeTruthy()
  expect(sentBodies).toEqual([
    {
      job_title: 'Accountant',
      company_name: 'Harbour Foods',
      start: '2019-04',
      end: null,
      description: null,
      industry_id: 1,
      salary: { amount: 4200, currency: 'SGD' },
      hide_from_company: false,
      version: 2,
    },
  ])
  await waitFor(() => expect(work.getByRole('button', { name: 'Edit Accountant' })).toHaveFocus())
})

it('keeps what was typed when the page is left, and says so without a connection', async () => {
  const before = await openProfile()
  const summary = await withinPart('Summary')
  await before.user.click(summary.getByRole('button', { name: 'Edit Summary' }))
  await before.user.click(await summary.findByRole('textbox', { name: 'Summary' }))
  await before.user.paste(' And of clear words.')
  before.unmount()
  await openProfile()
  expect(await (await withinPart('Summary')).findByRole('textbox', { name: 'Summary' })).toHaveValue(
    'Ten years of ledgers. And of clear words.',
  )
  const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(await screen.findByText(/^You're offline\. What you type is kept here/)).toBeTruthy()
  Object.defineProperty(navigator, 'onLine', online as PropertyDescriptor)
  Reflect.deleteProperty(navigator, 'onLine')
  act(() => void window.dispatchEvent(new Event('online')))
})

it('deletes a school, and brings it back', async () => {
  const sentBodies: unknown[] = []
  server.use(
    mockApiResponse('DELETE', '/api/jobseeker/educations/5/delete', { data: { items: [] } }),
    notes(sentBodies, 'POST', '/api/jobseeker/educations/create', { items: [aSchool({ id: 6, version: 1 })] }),
  )
  const { user } = await openProfile()
  const schools = await withinPart('Education')
  await user.click(schools.getByRole('button', { name: 'Delete Polytechnic' }))
  await user.click(await schools.findByRole('button', { name: 'Undo' }))
  expect(await schools.findByRole('button', { name: 'Edit Polytechnic' })).toBeTruthy()
  expect(sentBodies).toMatchObject([{ school_name: 'Polytechnic', degree_id: 4 }])
  expect(sentBodies[0]).not.toHaveProperty('version')
})
