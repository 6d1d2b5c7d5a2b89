import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { type Session, sessionAtom } from '@jobspan/shared-kit/session'
import { mockApiResponse, setupMockApi, testPlatform } from '@jobspan/shared-kit/testing'
import { QueryObserver } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import texts from '../locales/en-us.json' with { type: 'json' }
import { member } from '../testing/account-handlers.ts'
import { broadcastMember, subscribeToMember } from './session-channel.ts'
import { createSessionManager } from './session-manager.ts'
import { syncSessionAcrossTabs } from './sync-session-across-tabs.ts'

const server = setupMockApi()
const asMember = { kind: 'member' as const, user: member }
const asGuest = { kind: 'guest' as const }

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const open = async ({
  session = asMember as Session,
  isInUse = false,
  isMemberPage = false,
  keepsCookies = true,
} = {}) => {
  const platform = await testPlatform({ texts: { shell: texts }, session })
  const leadToSignIn = jest.fn()
  const life = createSessionManager({
    platform: () => platform,
    guest: { country_id: 193, language_id: 1, device_uuid: 'd', device_udid: 'd', device_type: 'web' },
    sessionExpiredText: () => 'ended',
    areCookiesEnabled: () => keepsCookies,
    cookiesBlockedText: () => 'cookies refused',
    redirectToSignIn: leadToSignIn,
    onChanged: () => undefined,
    warn: () => undefined,
  })
  stops.push(
    syncSessionAcrossTabs({
      platform,
      session: life,
      hasUnsavedWork: () => isInUse,
      isMemberPage: () => isMemberPage,
      redirectToSignIn: leadToSignIn,
    }),
  )
  return { platform, life, leadToSignIn, session: () => platform.store.get(sessionAtom) }
}

describe('other tabs of the browser', () => {
  it('are followed when somebody signs in', async () => {
    server.use(mockApiResponse('GET', '/api/jobseeker/me', { data: asMember }))
    const tab = await open({ session: asGuest })
    broadcastMember(member.id)
    await waitFor(() => expect(tab.session()).toEqual(asMember))
    expect(tab.platform.notify).not.toHaveBeenCalled()
  })

  it('are followed when somebody signs out; a page for members leads to the sign-in page', async () => {
    server.use(mockApiResponse('GET', '/api/jobseeker/me', { data: asGuest }))
    const tab = await open({ isMemberPage: true })
    broadcastMember(null)
    await waitFor(() => expect(tab.leadToSignIn).toHaveBeenCalled())
    expect(tab.session()).toEqual(asGuest)
  })

  // The header went on with the old name until the page was loaded anew.
  it('are followed when the member’s name changes', async () => {
    const renamed = { kind: 'member' as const, user: { ...member, first_name: 'Ada' } }
    server.use(mockApiResponse('GET', '/api/jobseeker/me', { data: renamed }))
    const tab = await open()
    const asked = jest.fn(async () => 'anew')
    tab.platform.queryClient.setQueryData(['setting'], 'old')
    const observer = new QueryObserver(tab.platform.queryClient, {
      queryKey: ['setting'],
      queryFn: asked,
      staleTime: Number.POSITIVE_INFINITY,
    })
    stops.push(observer.subscribe(() => undefined))
    broadcastMember(member.id, true)
    await waitFor(() => expect(tab.session()).toEqual(renamed))
    await waitFor(() => expect(asked).toHaveBeenCalled())
    expect(tab.platform.notify).not.toHaveBeenCalled()
  })

  it('take a new name into the header while somebody writes into a form, and leave the form as it is', async () => {
    const renamed = { kind: 'member' as const, user: { ...member, first_name: 'Ada' } }
    server.use(mockApiResponse('GET', '/api/jobseeker/me', { data: renamed }))
    const tab = await open({ isInUse: true })
    const invalidate = jest.spyOn(tab.platform.queryClient, 'invalidateQueries')
    broadcastMember(member.id, true)
    await waitFor(() => expect(tab.session()).toEqual(renamed))
    expect(invalidate).not.toHaveBeenCalled()
    expect(tab.platform.notify).not.toHaveBeenCalled()
  })

  it('do not take a form away that somebody writes into: it is told', async () => {
    server.use(mockApiResponse('GET', '/api/jobseeker/me', { data: { kind: 'member', user: { ...member, id: 8 } } }))
    const tab = await open({ isInUse: true, isMemberPage: true })
    broadcastMember(8)
    await waitFor(() =>
      expect(tab.platform.notify).toHaveBeenCalledWith(expect.stringMatching(/^You switched accounts/), 'warning'),
    )
    expect(tab.leadToSignIn).not.toHaveBeenCalled()
  })
})

// Whichever document came first got a guest's session from the server; the other tabs showed a member, and saved jobs as a guest.
describe('a new document', () => {
  it('tells the other tabs that the session had ended', async () => {
    server.use(mockApiResponse('GET', '/api/jobseeker/me', { data: asGuest }))
    const tab = await open({ isMemberPage: true })
    await open({ session: asGuest })
    await waitFor(() => expect(tab.leadToSignIn).toHaveBeenCalled())
    expect(tab.session()).toEqual(asGuest)
  })

  it('that was sent before somebody signed in is put right by the tab where they did', async () => {
    server.use(mockApiResponse('GET', '/api/jobseeker/me', { data: asMember }))
    const tab = await open({ isInUse: true })
    const late = await open({ session: asGuest })
    await waitFor(() => expect(late.session()).toEqual(asMember))
    expect(tab.session()).toEqual(asMember)
    expect(tab.platform.notify).not.toHaveBeenCalled()
  })

  it('that could not be told who is here says nothing', async () => {
    server.use(mockApiResponse('GET', '/api/jobseeker/me', { data: asMember }))
    const received: unknown[] = []
    stops.push(subscribeToMember((word) => received.push(word)))
    await open({ session: { kind: 'guest', is_away: true } })
    broadcastMember(member.id)
    await waitFor(() => expect(received).toEqual([{ member: member.id, hasChanged: false }]))
  })
})

describe('a session that is gone', () => {
  it('of a guest is renewed unseen', async () => {
    const sent: unknown[] = []
    server.use(
      mockApiResponse('POST', '/api/auth/guest/login', async (request) => {
        sent.push(await request.json())
        return { data: asGuest }
      }),
    )
    const tab = await open({ session: asGuest })
    await expect(Promise.all([tab.life.onUnauthorized(), tab.life.onUnauthorized()])).resolves.toEqual([true, true])
    expect(sent).toHaveLength(1)
    expect(tab.platform.notify).not.toHaveBeenCalled()
  })

  it('of a member ends with a word and leads to the sign-in page', async () => {
    server.use(mockApiResponse('POST', '/api/auth/guest/login', { data: asGuest }))
    const tab = await open()
    await expect(tab.life.onUnauthorized()).resolves.toBe(false)
    expect(tab.session()).toEqual(asGuest)
    expect(tab.platform.notify).toHaveBeenCalledWith('ended', 'warning')
    expect(tab.leadToSignIn).toHaveBeenCalledTimes(1)
  })

  // A call that was sent before a sign-in, and answered after it, signed the new session out.
  it('is not, where somebody signed in anew while the call was on its way: it is repeated', async () => {
    server.use(mockApiResponse('POST', '/api/auth/guest/login', { data: asMember }))
    const tab = await open()
    await expect(tab.life.onUnauthorized()).resolves.toBe(true)
    expect(tab.session()).toEqual(asMember)
    expect(tab.platform.notify).not.toHaveBeenCalled()
    expect(tab.leadToSignIn).not.toHaveBeenCalled()
  })

  it('and became another member’s is taken over; the call of the first is not repeated', async () => {
    const other = { kind: 'member' as const, user: { ...member, id: 8 } }
    server.use(mockApiResponse('POST', '/api/auth/guest/login', { data: other }))
    const tab = await open()
    await expect(tab.life.onUnauthorized()).resolves.toBe(false)
    expect(tab.session()).toEqual(other)
    expect(tab.leadToSignIn).not.toHaveBeenCalled()
  })

  it('cannot be told from one that holds where nothing is answered, and ends nobody’s', async () => {
    server.use(mockApiResponse('POST', '/api/auth/guest/login', { status: 503 }))
    const tab = await open()
    await expect(tab.life.onUnauthorized()).resolves.toBe(false)
    expect(tab.session()).toEqual(asMember)
    expect(tab.leadToSignIn).not.toHaveBeenCalled()
  })

  // Somebody who refused cookies and registered was sent to sign in because “the session has ended”, again and again.
  it.each([asGuest, asMember])(
    'never was one where the browser refuses cookies, and is told so (%o)',
    async (session) => {
      const tab = await open({ session, keepsCookies: false })
      await expect(tab.life.onUnauthorized()).resolves.toBe(false)
      expect(tab.session()).toEqual(asGuest)
      expect(tab.platform.notify).toHaveBeenCalledWith('cookies refused', 'warning')
      expect(tab.leadToSignIn).not.toHaveBeenCalled()
    },
  )
})
