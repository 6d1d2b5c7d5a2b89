import { expect, it } from '@jest/globals'
import { isAppliedQueryKey } from '@jobspan/shared-kit/contracts/job-constants'
import { renderWithPlatform } from '@jobspan/shared-kit/testing'
import { act, screen } from '@testing-library/react'
import { aJob, inEnglish } from '../testing/fixtures.ts'
import { CardFacts } from './card-facts.tsx'

// Cards of jobs that somebody had applied to looked like all others.
it('says that the member applied, by the answer and by what is sent meanwhile', async () => {
  const { rerender, platform } = await renderWithPlatform(<CardFacts job={aJob({ is_applied: true })} />, inEnglish)
  expect(screen.getByText('Applied')).toBeVisible()
  rerender(<CardFacts job={aJob({ is_applied: false })} />)
  expect(screen.queryByText('Applied')).toBeNull()
  act(() => void platform.queryClient.setQueryData(isAppliedQueryKey(7), true))
  expect(await screen.findByText('Applied')).toBeVisible()
})
