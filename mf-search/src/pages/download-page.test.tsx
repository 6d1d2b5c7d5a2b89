import { expect, it, jest } from '@jest/globals'
import { expectNoAxeViolations, renderWithPlatform } from '@jobspan/shared-kit/testing'
import { act, screen } from '@testing-library/react'
import { inEnglish } from '../testing/fixtures.ts'
import { Page } from './download-page.tsx'

const open = () => {
  window.matchMedia = jest.fn(() => ({ matches: false })) as never
  return renderWithPlatform(<Page />, { ...inEnglish, path: '/download?utm_campaign=poster' })
}

it('says how each device takes the site in, and has a code for the phone', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'iPhone and iPad',
    'Android',
    'Computer',
  ])
  expect(await screen.findByRole('img', { hidden: true })).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
  await expectNoAxeViolations()
})

// The server named the manifest in the page alone that it wrote: who came from home was never asked, nor was who listened after the browser had asked.
it('names the manifest once it listens, however one came to the page, and leaves it behind for no other page', async () => {
  const { unmount } = await open()
  const manifest = () => document.head.querySelector('link[rel=manifest]')?.getAttribute('href')
  expect(manifest()).toBe('/en-us/manifest.webmanifest')
  unmount()
  expect(manifest()).toBeUndefined()
})

it('asks by the browser’s own question where it has one, once', async () => {
  const { user } = await open()
  const prompt = jest.fn(async () => ({ outcome: 'accepted' as const }))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => void window.dispatchEvent(event))
  expect(event.defaultPrevented).toBe(true)
  await user.click(await screen.findByRole('button'))
  expect(prompt).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText(/is installed on this device/)).toBeVisible()
})
