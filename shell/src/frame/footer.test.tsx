import { describe, expect, it } from '@jest/globals'
import { expectNoAxeViolations, renderWithPlatform } from '@jobspan/shared-kit/testing'
import { screen, within } from '@testing-library/react'
import arabic from '../locales/ar.json' with { type: 'json' }
import texts from '../locales/en-us.json' with { type: 'json' }
import { Footer } from './footer.tsx'

const house = { helpEmail: 'help@jobspan.test', year: 2026, hasEmployerSite: false }
const inEnglish = { namespace: 'shell', texts: { shell: texts } }
const inArabic = { namespace: 'shell', texts: { shell: arabic }, language: 'ar', country: 'sa' } as const

describe('help in the footer', () => {
  it('names the hours of the country, and where one can call on whoever runs the site', async () => {
    await renderWithPlatform(<Footer {...house} office={['Jobspan Pte Ltd', '1 Example Road']} />, inEnglish)
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByText('Monday to Friday, 09:00 to 18:00, Singapore time')).toBeVisible()
    expect(footer.getByRole('group').textContent).toBe('Jobspan Pte Ltd\n1 Example Road')
    await expectNoAxeViolations()
  })

  it('writes an address in its own direction', async () => {
    await renderWithPlatform(<Footer {...house} office={['1 Example Road', 'Riyadh']} />, inArabic)
    expect(screen.getByText(/Riyadh/)).toHaveAttribute('dir', 'auto')
  })

  it('makes up no address where none is set', async () => {
    await renderWithPlatform(<Footer {...house} />, inEnglish)
    expect(screen.getByText(/^Monday to Friday/)).toBeVisible()
    expect(screen.queryByRole('group')).toBeNull()
  })
})
