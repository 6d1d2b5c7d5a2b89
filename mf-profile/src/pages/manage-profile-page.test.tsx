import { expect, it } from '@jest/globals'
import { buildMember, expectNoAxeViolations } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import { textsIn } from '../testing/handlers.ts'
import { findPart, openProfile, setupProfilePage, withinPart } from '../testing/open-manage-profile.tsx'
import { aJob, aProfile, profileIs } from '../testing/profile-handlers.ts'
import { head } from './manage-profile-page.tsx'

const server = setupProfilePage()

it('shows every part, and what nobody else sees apart from it', async () => {
  await openProfile()
  const about = await withinPart('About you')
  expect(about.getByRole('heading', { name: 'Mei Tan' })).toBeTruthy()
  expect(about.getByText('Bookkeeper')).toBeTruthy()
  expect(await about.findByText('Tokyo, Japan')).toBeTruthy()
  expect(about.getByText('Open to work')).toBeTruthy()
  expect(about.getByText('Singapore: Citizen')).toBeTruthy()
  expect(about.getByText('Only you see this')).toBeTruthy()
  expect(about.getByText('1 Marina Boulevard')).toBeTruthy()
  expect((await withinPart('Summary')).getByText('Ten years of ledgers.')).toBeTruthy()
  const work = await withinPart('Work experience')
  expect(work.getByText('April 2019 – Present')).toBeTruthy()
  expect(work.getByText('Hidden from this company')).toBeTruthy()
  expect(work.getByText(/4,200/)).toBeTruthy()
  expect((await withinPart('Licenses and certifications')).getByText("Doesn't expire")).toBeTruthy()
  expect((await withinPart('Skills')).getAllByRole('listitem')[0]).toHaveTextContent('Excel · Advanced')
  expect((await withinPart('Languages')).getByRole('listitem')).toHaveTextContent('Japanese · Native')
  expect((await withinPart('Links')).getByRole('link', { name: 'example.com' })).toHaveAttribute(
    'href',
    'https://www.example.com/mei',
  )
  await expectNoAxeViolations()
})

it('says what belongs in a part that is empty, and begins it there', async () => {
  server.use(profileIs({ user: buildMember() }))
  const { user } = await openProfile()
  const work = await withinPart('Work experience')
  await user.click(work.getByRole('button', { name: 'Add a job' }))
  expect(await work.findByRole('textbox', { name: 'Job title' })).toHaveFocus()
  await expectNoAxeViolations(await findPart('Work experience'))
})

it('is accessible from right to left', async () => {
  await openProfile({ language: 'ar', texts: { 'mf-profile': textsIn('ar') } })
  await screen.findByText('Ten years of ledgers.')
  await expectNoAxeViolations()
})

it('has its tab in the title', () => {
  const t = ((key: string, values: { tab: string }) => (values ? `${key} ${values.tab}` : key)) as never
  expect(head({ params: { tab: 'resume' }, t } as never).title).toBe('manage.head manage.tab.resume')
})

it('opens the editor that an address asks for', async () => {
  await openProfile({}, '/manage-profile/profile?edit=summary')
  expect(await (await withinPart('Summary')).findByRole('textbox', { name: 'Summary' })).toHaveFocus()
})

it('works with an API that knows none of the newer parts', async () => {
  server.use(profileIs(aProfile({ work_experiences: [aJob()] })))
  await openProfile()
  expect(await (await withinPart('Skills')).findByRole('button', { name: 'Add a skill' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Visibility' })).toBeNull()
})
