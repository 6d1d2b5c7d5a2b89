import { describe, expect, it, jest } from '@jest/globals'
import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { renderWithPlatform } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import texts from '../../locales/en-us.json' with { type: 'json' }
import { exampleJob } from '../../testing/example-job.ts'
import { JobLocation } from './job-location.tsx'

const show = (job: JobDetail) =>
  renderWithPlatform(<JobLocation job={job} />, { namespace: 'mf-job-detail', texts: { 'mf-job-detail': texts } })

describe('where one works', () => {
  // With an address the other places were nowhere: the header counts those beyond two.
  it('names every place below the address of the first', async () => {
    const places = ['Singapore', 'Johor Bahru', 'Penang'].map((label) => ({
      label,
      country: 'sg' as const,
      country_code: 'SG',
    }))
    await show(exampleJob({ places }))
    for (const line of ['1 Raffles Place, Singapore 048616', 'Johor Bahru', 'Penang'])
      expect(screen.getByText(line)).toBeVisible()
    expect(screen.queryByText('Singapore')).toBeNull()
  })

  it('measures the distance only when asked', async () => {
    const getCurrentPosition = jest.fn((done: PositionCallback) =>
      done({ coords: { latitude: 1.3521, longitude: 103.8198 } } as GeolocationPosition),
    )
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
    const { user } = await show(exampleJob())
    expect(getCurrentPosition).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'How far away is it?' }))
    expect(await screen.findByText(/8\.3 km from you in a straight line/)).toBeVisible()
  })

  // “You work remotely” stood beside the company's address, a map of it and the way there.
  it.each([
    [{ kind: 'only', countries: ['SG', 'MY'] }, 'Work from anywhere in Singapore and Malaysia'],
    [{ kind: 'worldwide', countries: [] }, 'Work from anywhere in the world'],
    [{ kind: 'worldwide_except', countries: ['US'] }, 'Work from anywhere except the United States'],
    [null, "The employer doesn't say which countries you can work from."],
    [
      { kind: 'only', countries: ['US', 'SG'] },
      'Work from Michigan and Texas in the United States, Europe, and Singapore',
      [
        ['Michigan', 'US'],
        ['Texas', 'US'],
        ['Europe', null],
      ],
    ],
  ] as const)(
    'says from where a remote job may be done, and leads nowhere (%j)',
    async (from, line, areas: readonly (readonly [string, string | null])[] = []) => {
      const applicant_location = from && { ...from, countries: [...from.countries] }
      const applicant_areas = areas.map(([name, country_code]) => ({ name, country_code }))
      await show(exampleJob({ arrangement: 'remote', applicant_location, applicant_areas }))
      expect(screen.getByText(line)).toBeVisible()
      expect(screen.getByText(/^Company location:/)).toHaveTextContent('1 Raffles Place, Singapore 048616')
      expect(screen.queryByRole('link', { name: /Show on a map/ })).toBeNull()
      expect(screen.queryByRole('button', { name: 'How far away is it?' })).toBeNull()
    },
  )
})
