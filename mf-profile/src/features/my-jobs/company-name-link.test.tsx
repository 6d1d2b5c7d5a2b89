import { expect, it } from '@jest/globals'
import { createTestHost, renderWithPlatform } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import { CompanyNameLink } from './company-name-link.tsx'

const show = (isPageOn: boolean) =>
  renderWithPlatform(<CompanyNameLink company={{ slug: 'harbour-foods-3', name: 'Harbour Foods' }} />, {
    host: createTestHost({ hasPage: () => isPageOn }),
  })

// Names of companies led nowhere.
it('leads to the page of the company', async () => {
  await show(true)
  expect(screen.getByRole('link', { name: 'Harbour Foods' })).toHaveAttribute('href', '/en-us/company/harbour-foods-3')
})

it('is a name alone where that page is off', async () => {
  await show(false)
  expect(screen.getByText('Harbour Foods')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})
