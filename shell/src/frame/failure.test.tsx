import { describe, expect, it, jest } from '@jest/globals'
import { type Host, Slot } from '@jobspan/shared-kit/remote'
import { type RenderOptions, renderWithPlatform } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import arabic from '../locales/ar.json' with { type: 'json' }
import english from '../locales/en-us.json' with { type: 'json' }
import { Failure } from './failure.tsx'

const host = (loadSlot: Host['loadSlot'] = async () => Promise.reject(new Error('down'))) =>
  ({
    Failure,
    retryNow: jest.fn<() => void>(),
    hasPage: () => true,
    hasSlot: () => true,
    slotNames: () => [],
    onSlotRecovered: () => () => undefined,
    loadSlot,
  }) satisfies Host
const inEnglish: RenderOptions = { namespace: 'shell', texts: { shell: english } }
/** A name as it stands in a sentence, kept from turning it round. */
const isolated = (name: string) => `\u2068${name}\u2069`

// Every part that failed said the same, “This part did not load”, and their buttons could not be told from one another.
describe('what could not be loaded', () => {
  it('is called by its name on the page, and its button asks for it at once', async () => {
    const loadSlot = jest.fn(async () => Promise.reject(new Error('down')))
    const failing = host(loadSlot)
    const { user } = await renderWithPlatform(
      <Slot name="search.preview" params={{ slug: 'cook-7' }} label="Job preview" />,
      { ...inEnglish, host: failing },
    )
    expect(await screen.findByRole('heading')).toHaveTextContent(`“${isolated('Job preview')}” did not load`)
    await user.click(screen.getByRole('button', { name: `Try again now: ${isolated('Job preview')}` }))
    await waitFor(() => expect(loadSlot).toHaveBeenCalledTimes(2))
    expect(failing.retryNow).toHaveBeenCalledTimes(1)
  })

  it('is called by its place in the header where it is a page that nobody named', async () => {
    const { unmount } = await renderWithPlatform(<Failure kind="page" retry={() => undefined} />, {
      ...inEnglish,
      host: host(),
      path: '/remote-jobs',
    })
    expect(screen.getByRole('heading')).toHaveTextContent(`“${isolated(english.header.remote)}” did not load`)
    unmount()
    await renderWithPlatform(<Failure kind="page" retry={() => undefined} />, {
      language: 'ar',
      namespace: 'shell',
      texts: { shell: arabic },
      host: host(),
      path: '/jobs-hiring/job-search',
    })
    expect(screen.getByRole('heading')).toHaveTextContent(`تعذّر تحميل «${isolated(arabic.header.jobs)}»`)
  })

  it('has no name where none is known', async () => {
    await renderWithPlatform(<Failure kind="page" retry={() => undefined} />, {
      ...inEnglish,
      host: host(),
      path: '/rewards',
    })
    expect(screen.getByRole('heading')).toHaveTextContent('This page did not load')
    expect(screen.getByRole('button', { name: 'Try again now' })).toBeVisible()
  })
})
