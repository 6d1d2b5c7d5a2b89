import { describe, expect, it, jest } from '@jest/globals'
import { Slot } from '@jobspan/shared-kit/remote'
import { createTestHost, type RenderOptions, renderWithPlatform } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { getBuiltInNavigation } from '../built-in-navigation/built-in-navigation.ts'
import arabicLabels from '../built-in-navigation/locales/ar.json' with { type: 'json' }
import englishLabels from '../built-in-navigation/locales/en-us.json' with { type: 'json' }
import arabic from '../locales/ar.json' with { type: 'json' }
import english from '../locales/en-us.json' with { type: 'json' }
import { Failure } from './failure.tsx'

const host = (load: () => Promise<never> = async () => Promise.reject(new Error('down')), labels = englishLabels) => ({
  ...createTestHost({
    Failure,
    retryNow: jest.fn<() => void>(),
    hasPage: () => true,
    contributions: { 'search.preview': [{ load }] },
  }),
  navigation: Object.values(getBuiltInNavigation(labels)).flat(),
})
const inEnglish: RenderOptions = { namespace: 'shell', texts: { shell: english } }
/** A name as it stands in a sentence, kept from turning it round. */
const isolated = (name: string) => `\u2068${name}\u2069`

// Every part that failed said the same, “This part did not load”, and their buttons could not be told from one another.
describe('what could not be loaded', () => {
  it('is called by its name on the page, and its button asks for it at once', async () => {
    const load = jest.fn(async () => Promise.reject(new Error('down')))
    const failing = host(load)
    const { user } = await renderWithPlatform(
      <Slot name="search.preview" params={{ slug: 'cook-7' }} label="Job preview" />,
      { ...inEnglish, host: failing },
    )
    expect(await screen.findByRole('heading')).toHaveTextContent(`“${isolated('Job preview')}” didn't load`)
    await user.click(screen.getByRole('button', { name: `Try again now: ${isolated('Job preview')}` }))
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    expect(failing.retryNow).toHaveBeenCalledTimes(1)
  })

  it('is called by its place in the header where it is a page that nobody named', async () => {
    const { unmount } = await renderWithPlatform(<Failure kind="page" retry={() => undefined} />, {
      ...inEnglish,
      host: host(),
      path: '/remote-jobs',
    })
    expect(screen.getByRole('heading')).toHaveTextContent(`“${isolated(englishLabels.remote)}” didn't load`)
    unmount()
    await renderWithPlatform(<Failure kind="page" retry={() => undefined} />, {
      language: 'ar',
      namespace: 'shell',
      texts: { shell: arabic },
      host: host(undefined, arabicLabels),
      path: '/jobs-hiring/job-search',
    })
    expect(screen.getByRole('heading')).toHaveTextContent(`تعذّر تحميل «${isolated(arabicLabels.jobs)}»`)
  })

  it('is one line and a button where its room is that of a button', async () => {
    const load = jest.fn(async () => Promise.reject(new Error('down')))
    const { user } = await renderWithPlatform(
      <Slot name="search.preview" params={{ slug: 'cook-7' }} label="Job preview" reservedHeight={44} />,
      { ...inEnglish, host: host(load) },
    )
    const button = await screen.findByRole('button', { name: `Try again now: ${isolated('Job preview')}` })
    expect(screen.getByText(`“${isolated('Job preview')}” didn't load`)).toBeVisible()
    expect(screen.queryByRole('heading')).toBeNull()
    await user.click(button)
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  })

  it('has no name where none is known', async () => {
    await renderWithPlatform(<Failure kind="page" retry={() => undefined} />, {
      ...inEnglish,
      host: host(),
      path: '/rewards',
    })
    expect(screen.getByRole('heading')).toHaveTextContent("This page didn't load")
    expect(screen.getByRole('button', { name: 'Try again now' })).toBeVisible()
  })
})
