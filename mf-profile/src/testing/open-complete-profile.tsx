import { renderWithPlatform } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import { Page } from '../pages/complete-profile-page.tsx'
import { inEnglish } from './handlers.ts'

const host = { hasPage: (path: string) => !path.startsWith('/nowhere') } as never

/** Opens a step of the profile's completion. */
export const openCompleteProfile = (query = '', options = inEnglish) =>
  renderWithPlatform(<Page />, { ...options, host, path: `/jobseeker-complete-profile${query}` })

type User = Awaited<ReturnType<typeof openCompleteProfile>>['user']

export const choose = (user: User, name: string, option: string): Promise<void> =>
  user.selectOptions(screen.getByRole('combobox', { name }), option)

/** A profile in which the first step is told. */
export const withFirstStep = {
  facts: {
    date_of_birth: '1990-02-28',
    location_id: 1,
    xp_lvl_id: 4,
    notice_period_id: 1,
    job_seeking_status: 'open',
  },
} as const
