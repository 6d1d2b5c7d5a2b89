import { beforeEach } from '@jest/globals'
import { mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, within } from '@testing-library/react'
import { Page } from '../pages/manage-profile-page.tsx'
import { aiHelpIs } from './ai-help-handlers.ts'
import { inEnglish } from './handlers.ts'
import { aWholeProfile, profileIs, someLists } from './profile-handlers.ts'

/** Which windows the member has closed for good. */
export const closedWindows = (...keys: string[]) =>
  mockApiResponse('GET', '/api/jobseeker/popup-window/record/list', {
    data: { items: keys.map((popup_key) => ({ popup_key, recorded_at: '2026-11-20T08:00:00Z' })) },
  })

export const completionIs = (percent: number, next: string | null) =>
  mockApiResponse('GET', '/api/jobseekers/profile/completion', { data: { percent, steps: [], next } })

export const wholeProfile = aWholeProfile()

/** Answers what the page asks for a member with something in every part. */
export const setupProfilePage = () => {
  beforeEach(() => sessionStorage.clear())
  return setupMockApi(
    profileIs(wholeProfile),
    closedWindows(),
    completionIs(90, 'skills'),
    aiHelpIs(),
    mockApiResponse('GET', '/api/config/skill/lists', { data: { items: [] } }),
    ...someLists,
  )
}

export const openProfile = (options: Partial<typeof inEnglish> = {}, path = '/manage-profile/profile') =>
  renderWithPlatform(<Page params={{ tab: 'profile' }} />, { ...inEnglish, path, ...options })

export const findPart = (name: string) => screen.findByRole('region', { name })

/** Queries of one part: those of the whole page take a second each. */
export const withinPart = async (name: string) => within(await findPart(name))
