import { beforeEach } from '@jest/globals'
import { renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, within } from '@testing-library/react'
import { Page } from '../pages/complete-records-page.tsx'
import { inEnglish } from './handlers.ts'
import { profileIs, someLists } from './profile-handlers.ts'

const host = { hasPage: () => true } as never

/** Answers what the page asks for a member without records. */
export const setupRecordsPage = () => {
  beforeEach(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
  return setupMockApi(profileIs(), ...someLists)
}

export const openRecords = (address = '10', options = inEnglish) => {
  const [step = ''] = address.split('?')
  return renderWithPlatform(<Page params={{ step }} />, {
    ...options,
    host,
    path: `/jobseeker-complete-profile/${address}`,
  })
}

type User = Awaited<ReturnType<typeof openRecords>>['user']

export const chooseMonth = async (user: User, name: string, month: string, year: string) => {
  const parts = within(screen.getByRole('group', { name }))
  await user.selectOptions(parts.getByRole('combobox', { name: /Month/ }), month)
  await user.selectOptions(parts.getByRole('combobox', { name: /Year/ }), year)
}
