import { expect, it } from '@jest/globals'
import { buildMember, expectNoAxeViolations } from '@jobspan/shared-kit/testing'
import { waitFor } from '@testing-library/react'
import { findPart, openProfile, setupProfilePage, withinPart } from '../testing/open-manage-profile.tsx'
import { notes } from '../testing/profile-handlers.ts'

const server = setupProfilePage()

it('sends only what was changed, with the version of the facts', async () => {
  const sentBodies: unknown[] = []
  server.use(notes(sentBodies, 'PATCH', '/api/jobseeker/me', { user: buildMember() }))
  const { user } = await openProfile()
  const about = await withinPart('About you')
  await user.click(about.getByRole('button', { name: 'Edit basic info' }))
  await user.selectOptions(await about.findByRole('combobox', { name: /^Nationality/ }), 'Japan')
  await user.click(about.getByRole('button', { name: 'Add a country' }))
  const countries = about.getAllByRole('combobox', { name: 'Country' })
  await user.selectOptions(countries.at(-1) as HTMLElement, 'Japan')
  await user.click(about.getByRole('button', { name: 'Save' }))
  expect(await about.findByText('Choose a country and a permit.')).toBeTruthy()
  await user.selectOptions(about.getAllByRole('combobox', { name: 'Permit' }).at(-1) as HTMLElement, 'Work visa')
  await expectNoAxeViolations(await findPart('About you'))
  await user.click(about.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sentBodies).toEqual([
      {
        nationality_id: 22,
        work_eligibility: [
          { country_id: 21, permit_id: 31 },
          { country_id: 22, permit_id: 32 },
        ],
        version: 3,
      },
    ]),
  )
  await waitFor(() => expect(about.getByRole('button', { name: 'Edit basic info' })).toHaveFocus())
})
