import { expect, it } from '@jest/globals'
import { mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import { inEnglish } from '../../testing/handlers.ts'
import { aProfile, someLists } from '../../testing/profile-handlers.ts'
import { SkillEditor } from './skill-editor.tsx'

setupMockApi(
  mockApiResponse('GET', '/api/config/skill/lists', { data: { items: [] } }),
  mockApiResponse('POST', '/api/jobseekers/skills/create', {
    status: 422,
    code: 40001,
    errors: { name: ['duplicate'] },
  }),
  ...someLists,
)

it('refuses a name of 50 characters, and one that is there', async () => {
  const { user } = await renderWithPlatform(
    <SkillEditor known={undefined} profile={aProfile()} onDone={() => undefined} />,
    inEnglish,
  )
  await user.click(await screen.findByLabelText('Skill'))
  await user.paste('x'.repeat(50))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Use at most 49 characters')).toBeTruthy()
  await user.clear(screen.getByRole('combobox', { name: 'Skill' }))
  await user.paste('Excel')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('You have added this skill already.')).toBeTruthy()
})
