import { describe, expect, it } from '@jest/globals'
import type { Host } from '@jobspan/shared-kit/remote'
import { createTestHost } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import { setUpSearchScreen, thirty } from '../testing/search-screen.tsx'

const { found, open } = setUpSearchScreen({ wide: true })

describe('on a wide screen', () => {
  const never = () => new Promise<never>(() => undefined)
  const hostWith = (...slots: 'search.preview'[]): Host =>
    createTestHost({
      hasPage: () => true,
      contributions: Object.fromEntries(slots.map((slot) => [slot, [{ load: never }]])),
    })
  const withPreview = { host: hostWith('search.preview') }

  // Where the remote that fills it was off, an empty box took half of the page, and a press chose a job for it.
  it('the list has the room where no remote shows a job beside it, and a job opens as a page', async () => {
    found(thirty())
    const { platform, user } = await open('/jobs-hiring/job-search', 'jobs', { host: hostWith() })
    await screen.findByText('30 jobs')
    expect(screen.queryByRole('complementary', { hidden: true })).toBeNull()
    const link = screen.getByRole('link', { name: 'Job 2' })
    expect(link.getAttribute('aria-current')).toBeNull()
    await user.click(link)
    expect(platform.navigate).toHaveBeenCalledWith('/job/job-2', expect.anything())
    expect(new URLSearchParams(window.location.search).get('selected')).toBeNull()
  })

  it('the first job is beside the list, arrows walk, and the address keeps the choice without history', async () => {
    found(thirty())
    const { user } = await open('/jobs-hiring/job-search', 'jobs', withPreview)
    await screen.findByText('30 jobs')
    expect(screen.getByRole('complementary', { hidden: true })).toBeTruthy()
    const link = (name: string) => screen.getByRole('link', { name })
    expect(link('Job 1').getAttribute('aria-current')).toBe('true')
    const entries = window.history.length
    link('Job 1').focus()
    // Letters do nothing: speech input would walk off with the list (WCAG 2.1.4).
    await user.keyboard('{ArrowDown}j{ArrowDown}k')
    expect(document.activeElement).toBe(link('Job 3'))
    expect(link('Job 3').getAttribute('aria-current')).toBe('true')
    expect(new URLSearchParams(window.location.search).get('selected')).toBe('3')
    expect(window.history.length).toBe(entries)
  })

  it('a job in the address is the one beside the list', async () => {
    found(thirty())
    await open('/jobs-hiring/job-search?selected=5', 'jobs', withPreview)
    await screen.findByText('30 jobs')
    expect(screen.getByRole('link', { name: 'Job 5' }).getAttribute('aria-current')).toBe('true')
  })
})
