import { expect, it } from '@jest/globals'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { renderWithPlatform } from '@jobspan/shared-kit/testing'
import { screen, within } from '@testing-library/react'
import { inEnglish } from '../../testing/handlers.ts'
import { LocationFields } from './location-fields.tsx'

const offered = async (site: CountryKey, value: string): Promise<(string | null)[]> => {
  const field = (name: string) => ({ name, value: name === 'country' ? value : '', onChange: () => undefined })
  await renderWithPlatform(<LocationFields field={field as never} places={[]} onCountry={() => undefined} />, {
    ...inEnglish,
    country: site,
  })
  const select = screen.getByRole('combobox', { name: 'Country' })
  return within(select)
    .getAllByRole<HTMLOptionElement>('option')
    .map((option) => option.value)
}

// ADR 37 said so, and the list had the Philippines everywhere.
it('leaves the Philippines out where the work is abroad', async () => {
  const keys = await offered('sg', 'sg')
  expect(keys).toHaveLength(18)
  expect(keys).not.toContain('ph')
})

it('offers them on their own site', async () => {
  expect(await offered('ph', 'ph')).toHaveLength(19)
})

it('offers them where the preference names them already', async () => {
  expect(await offered('sg', 'ph')).toContain('ph')
})
