import { expect, it } from '@jest/globals'
import { mockApiResponse } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import { openProfile, setupProfilePage, wholeProfile, withinPart } from '../testing/open-manage-profile.tsx'
import { notes, profileIs } from '../testing/profile-handlers.ts'

const server = setupProfilePage()

it('suggests names while one is typed, and takes the list’s', async () => {
  const sentBodies: unknown[] = []
  const asked: (string | null)[] = []
  server.use(
    mockApiResponse('GET', '/api/config/skill/lists', (request) => {
      asked.push(new URL(request.url).searchParams.get('query'))
      return { data: { items: [{ id: 7, key: 'tax', value: 'Tax returns' }] } }
    }),
    notes(sentBodies, 'POST', '/api/jobseekers/skills/create', {
      items: [
        ...(wholeProfile.skills ?? []),
        { id: 83, name: 'Tax returns', skill_id: 7, proficiency_id: 52, version: 1 },
      ],
    }),
  )
  const { user } = await openProfile()
  await user.click((await withinPart('Skills')).getByRole('button', { name: 'Edit Skills' }))
  const skills = await withinPart('Skills')
  await user.click(skills.getByRole('button', { name: 'Add a skill' }))
  await user.type(await skills.findByLabelText('Skill'), 'ta')
  await user.click(await screen.findByRole('option', { name: 'Tax returns' }))
  await user.selectOptions(skills.getByRole('combobox', { name: /^How well/ }), 'Advanced')
  await user.click(skills.getByRole('button', { name: 'Save' }))
  expect(await skills.findByRole('button', { name: 'Edit Tax returns' })).toBeTruthy()
  expect(sentBodies).toEqual([{ name: 'Tax returns', skill_id: 7, proficiency_id: 52 }])
  expect(asked).toContain('ta')
  await user.click(skills.getByRole('button', { name: 'Done' }))
  const list = await withinPart('Skills')
  expect(list.getAllByRole('listitem')).toHaveLength(3)
  expect(list.getByRole('button', { name: 'Edit Skills' })).toHaveFocus()
})

it('has room for ten', async () => {
  const skills = Array.from({ length: 10 }, (_, at) => ({
    id: at + 1,
    name: `Skill ${at}`,
    skill_id: null,
    proficiency_id: null,
    version: 1,
  }))
  server.use(profileIs({ ...wholeProfile, skills }))
  const { user } = await openProfile()
  await user.click((await withinPart('Skills')).getByRole('button', { name: 'Edit Skills' }))
  const part = await withinPart('Skills')
  expect(part.getByText('You can add up to 10. Delete one to add another.')).toBeTruthy()
  expect(part.queryByRole('button', { name: 'Add a skill' })).toBeNull()
})
