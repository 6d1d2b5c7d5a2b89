import { expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse } from '@jobspan/shared-kit/testing'
import { within } from '@testing-library/react'
import { findPart, openProfile, setupProfilePage, wholeProfile, withinPart } from '../testing/open-manage-profile.tsx'
import { aJob, profileIs } from '../testing/profile-handlers.ts'

const server = setupProfilePage()
const update = '/api/jobseeker/work-experiences/3/update'

// The second of two tabs wrote over the first without a word.
it('shows what another tab saved, and saves the one that is chosen', async () => {
  const sentVersions: unknown[] = []
  server.use(
    mockApiResponse('PATCH', update, async (request) => {
      const { version } = (await request.json()) as { version: number }
      sentVersions.push(version)
      if (version === 2) return { status: 409, code: 40026, data: aJob({ company_name: 'Quayside', version: 5 }) }
      return { data: { items: [aJob({ company_name: 'Mine', version: 6 })] } }
    }),
  )
  // Chromium's answers a promise: it was taken for the clean-up of an effect, and the page fell when the notice went.
  Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() })
  const { user } = await openProfile()
  const work = await withinPart('Work experience')
  await user.click(work.getByRole('button', { name: 'Edit Bookkeeper' }))
  const company = await work.findByRole('textbox', { name: 'Company' })
  await user.clear(company)
  await user.paste('Mine')
  await user.click(work.getByRole('button', { name: 'Save' }))
  const notice = within((await work.findByText('This was changed elsewhere')).closest('[role="status"]') as HTMLElement)
  // A Latin name stood at the other side of its label on an Arabic page.
  expect(notice.getByText('Quayside').closest('dd')).not.toHaveAttribute('dir')
  expect(company).toHaveValue('Mine')
  await expectNoAxeViolations(await findPart('Work experience'))
  await user.click(notice.getByRole('button', { name: 'Keep my version' }))
  expect(await work.findByText('Mine')).toBeTruthy()
  expect(sentVersions).toEqual([2, 5])
})

it('takes the other version where that is chosen', async () => {
  server.use(
    mockApiResponse('PATCH', update, {
      status: 409,
      code: 40026,
      data: aJob({ company_name: 'Quayside', version: 5 }),
    }),
  )
  const { user } = await openProfile()
  const work = await withinPart('Work experience')
  await user.click(work.getByRole('button', { name: 'Edit Bookkeeper' }))
  await user.type(await work.findByRole('textbox', { name: 'Company' }), '!')
  await user.click(work.getByRole('button', { name: 'Save' }))
  server.use(profileIs({ ...wholeProfile, work_experiences: [aJob({ company_name: 'Saved there', version: 5 })] }))
  await user.click(await work.findByRole('button', { name: 'Use the saved version' }))
  expect(await work.findByText('Saved there')).toBeTruthy()
  expect(sessionStorage).toHaveLength(0)
})
