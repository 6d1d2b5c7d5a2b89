import { expect, it } from '@jest/globals'
import { isAppliedQueryKey } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import { renderWithPlatform } from '@jobspan/shared-kit/testing'
import { act, screen } from '@testing-library/react'
import { aJob, inEnglish } from '../testing/fixtures.ts'
import { CardFacts } from './card-facts.tsx'
import { JobCard } from './job-card.tsx'
import { JobRow } from './job-row.tsx'

// Cards of jobs that somebody had applied to looked like all others.
it('says that the member applied, by the answer and by what is sent meanwhile', async () => {
  const { rerender, platform } = await renderWithPlatform(<CardFacts job={aJob({ is_applied: true })} />, inEnglish)
  expect(screen.getByText('Applied')).toBeVisible()
  rerender(<CardFacts job={aJob({ is_applied: false })} />)
  expect(screen.queryByText('Applied')).toBeNull()
  act(() => void platform.queryClient.setQueryData(isAppliedQueryKey(7), true))
  expect(await screen.findByText('Applied')).toBeVisible()
})

// A posting in Chinese stood among English ones without a word, the same posting stood there three times, and nothing said why a job was there.
it('says what language a posting is in where it is not the page’s, where it is listed too, and why it is recommended', async () => {
  const also_at = [{ id: 9, slug: 'cook-9', company: null, host: 'jobs.example' }]
  const reason = { kind: 'skills' as const, count: 3 }
  const card = (job: Parameters<typeof aJob>[0]) => (
    <JobCard job={{ ...aJob({ also_at, ...job }), reason }} level={2} control={null} />
  )
  const { rerender } = await renderWithPlatform(card({ language: 'zh-tw' }), inEnglish)
  expect(screen.getByText('in Chinese')).toBeVisible()
  expect(screen.getByText('3 skills in common')).toBeVisible()
  expect(screen.getByRole('link', { name: 'jobs.example' })).toHaveAttribute('href', '/en-us/job/cook-9')
  rerender(card({ language: 'en-us' }))
  expect(screen.queryByText(/^in /)).toBeNull()
})

// Rows and cards said “Singapore” in every line of a list of Singapore's jobs, and on a phone it took the place of the city.
it('names the country of a place to nobody who is there', async () => {
  const places = [{ label: 'Tampines, Singapore', country: 'sg' as const, country_code: 'SG' }]
  const job = aJob({ places })
  const { rerender } = await renderWithPlatform(
    <JobRow job={job} control={null} selected={false} seen={false} onOpen={() => undefined} />,
    inEnglish,
  )
  expect(screen.getByText('Tampines')).toBeVisible()
  rerender(<JobCard job={job} level={2} control={null} />)
  expect(screen.getByText('Tampines')).toBeVisible()
  const abroad = [{ label: 'Osaka, Japan', country: 'jp' as const, country_code: 'JP' }]
  rerender(<JobCard job={aJob({ places: abroad })} level={2} control={null} />)
  expect(screen.getByText('Osaka, Japan')).toBeVisible()
})

// The name of a company led nowhere.
it('leads to the job, and by the name of the company to its page', async () => {
  await renderWithPlatform(
    <JobRow job={aJob()} control={null} selected={false} seen={false} onOpen={() => undefined} />,
    inEnglish,
  )
  expect(screen.getByRole('link', { name: 'Accountant' })).toHaveAttribute('href', '/en-us/job/accountant-7')
  expect(screen.getByRole('link', { name: /^Lumen Ledger/ })).toHaveAttribute('href', '/en-us/company/lumen-3')
})
