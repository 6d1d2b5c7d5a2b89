import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import type { Session } from '@jobspan/shared-kit/contracts/auth/session'
import { sessionAtom } from '@jobspan/shared-kit/session'
import { testPlatform } from '@jobspan/shared-kit/testing'
import { act, render, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { AccountControl } from '../frame/account-control.tsx'
import { FrameRoot } from '../frame/frame-root.tsx'
import texts from '../locales/en-us.json' with { type: 'json' }
import { member } from '../testing/account-handlers.ts'
import { testHost } from '../testing/render-page.tsx'
import { restoreMemberSession } from './restore-member-session.ts'

const realTimeout = globalThis.setTimeout
let isUp = false
const server = setupServer(http.get('*/healthz', () => HttpResponse.json({ api: isUp })))

beforeEach(() => {
  server.listen()
  isUp = false
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'nextTick'] })
})
afterEach(() => {
  jest.useRealTimers()
  server.close()
})

/** Lets time pass in steps, with real turns between them for answers. */
const pass = (seconds: number) =>
  act(async () => {
    for (let step = 0; step < seconds; step += 1) {
      await jest.advanceTimersByTimeAsync(1000)
      await new Promise((resolve) => realTimeout(resolve, 4))
    }
  })

const open = async (now: Session) => {
  const platform = await testPlatform({ texts: { shell: texts } })
  platform.store.set(sessionAtom, { kind: 'guest', is_away: true })
  const refresh = jest.fn(async () => {
    platform.store.set(sessionAtom, now)
    return now
  })
  render(
    <FrameRoot platform={platform} host={testHost([])} href="/en-us/terms">
      <AccountControl hasEmployerSite={false} />
    </FrameRoot>,
  )
  restoreMemberSession(platform, { refresh, onUnauthorized: async () => false })
  return { refresh }
}

it('shows who is signed in once the API answers again, and asks for it no sooner and no further', async () => {
  const { refresh } = await open({ kind: 'member', user: member })
  expect(screen.getByRole('img', { name: 'Your account (unavailable)' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
  await pass(20)
  expect(refresh).not.toHaveBeenCalled()
  isUp = true
  await pass(40)
  expect(screen.getByRole('button', { name: /^Your account, Mei/ })).toBeVisible()
  await pass(60)
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('offers to sign in where the session has ended meanwhile', async () => {
  isUp = true
  await open({ kind: 'guest' })
  await pass(10)
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(screen.queryByRole('img')).toBeNull()
})
