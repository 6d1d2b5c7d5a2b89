import { expect, it, jest } from '@jest/globals'
import { renderWithPlatform } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import { loadParts } from '../lazy-part/lazy-part.tsx'
import { inEnglish } from '../testing/fixtures.ts'

// As where the file could not be had: there is no such component.
jest.unstable_mockModule('./search-screen.tsx', () => ({ SearchScreen: undefined }))
const { AreaPage } = await import('./area-page.tsx')

// Nothing stood below the header.
it('says so where the code of the search cannot be had, and offers to try again', async () => {
  await loadParts()
  await renderWithPlatform(<AreaPage area="remote" />, { ...inEnglish, path: '/remote-jobs?query=cook' })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})
