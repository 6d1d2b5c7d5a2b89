import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import type { Host } from '@jobspan/shared-kit/remote'
import { renderWithPlatform } from '@jobspan/shared-kit/testing'
import { act, screen } from '@testing-library/react'
import { asMember } from '../testing/handlers.ts'
import { HowItWorks } from './how-it-works.tsx'

const host = (flag: string | undefined) => ({ hasOverlay: (asked: string) => asked === flag }) as unknown as Host

/** Tells the button whether it is in sight, as the browser would. */
let show: (isIntersecting: boolean) => void
beforeEach(() => {
  show = () => undefined
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(((see: (entries: object[]) => void) => {
    show = (isIntersecting) => see([{ isIntersecting }])
    return { observe: jest.fn(), disconnect: jest.fn() }
  }) as never)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'connection')
})

const render = async (flag: string | undefined = 'showSingpassInfo') => {
  const rendered = await renderWithPlatform(<HowItWorks />, {
    ...(await asMember()),
    host: host(flag),
    path: '/job/waiter-7',
  })
  jest.useFakeTimers()
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  return { ...rendered, wait }
}

// On a phone the overlay came 1.6 s after the touch.
it('fetches the overlay once it has been in sight for a moment, for fingers give no notice', async () => {
  const { platform, wait } = await render()
  await wait(5000)
  expect(platform.prefetch).not.toHaveBeenCalled()
  show(true)
  await wait(1000)
  show(false)
  await wait(5000)
  expect(platform.prefetch).not.toHaveBeenCalled()
  show(true)
  await wait(1600)
  expect(platform.prefetch).toHaveBeenCalledWith('/job/waiter-7?showSingpassInfo=1')
})

it('fetches nothing ahead for visitors who save data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  const { platform, wait } = await render()
  show(true)
  await wait(5000)
  expect(platform.prefetch).not.toHaveBeenCalled()
})

it('is not there where no overlay is', async () => {
  await render('another')
  expect(screen.queryByRole('button')).toBeNull()
})
