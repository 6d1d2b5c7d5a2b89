import { describe, expect, it, jest } from '@jest/globals'
import { acceptInvitation } from '@jobspan/shared-kit/contracts/rewards/invitations'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { aProgramme, asGuest, asMember, code, englishText, paths } from '../testing/handlers.ts'
import { Page } from './invitation-page.tsx'

const inviter = { name: 'Mei T.' }
const server = setupMockApi(
  mockApiResponse('GET', paths.programme, { data: aProgramme() }),
  mockApiResponse('GET', paths.byCode, { data: { inviter, status: 'open' } }),
  mockApiResponse('POST', paths.accept, { data: { inviter, status: 'accepted' } }),
  http.post(`${location.origin}${paths.accept}`, () => HttpResponse.error()),
)
const title = (key: string, values = {}) => screen.findByRole('heading', { level: 1, name: englishText(key, values) })

describe('whoever was invited', () => {
  it('sees who invites and what both get, and registers with the invitation kept', async () => {
    const accepted: unknown[] = []
    server.use(
      // From the page's own origin, where the client of the API, which is 24 KB, is not asked.
      http.post(`${location.origin}${acceptInvitation.path}`, async ({ request }) => {
        accepted.push(await request.json())
        return HttpResponse.json({ code: 0, message: '', data: { inviter, status: 'accepted' } })
      }),
    )
    await renderWithPlatform(<Page params={{ code }} />, asGuest())
    await title('landing.title', { name: 'Mei T.', brand: 'Jobspan' })
    expect(screen.getByRole('link', { name: englishText('landing.register') })).toHaveAttribute(
      'href',
      '/en-us/get-started?step=register',
    )
    expect(await screen.findByRole('list', { name: englishText('gets.you') })).toHaveTextContent(
      englishText('type.template.name'),
    )
    await waitFor(() => expect(accepted).toEqual([{ code }]))
    await expectNoAxeViolations()
  })

  it('is told where the invitation could not be kept, and tries again', async () => {
    server.use(mockApiResponse('POST', paths.accept, { status: 503, code: 50003 }))
    const { user } = await renderWithPlatform(<Page params={{ code }} />, asGuest())
    expect(await screen.findByText(englishText('landing.notKept'))).toBeVisible()
    server.use(mockApiResponse('POST', paths.accept, { data: { inviter, status: 'accepted' } }))
    await user.click(screen.getByRole('button', { name: englishText('landing.retry') }))
    await waitFor(() => expect(screen.queryByText(englishText('landing.notKept'))).not.toBeInTheDocument())
  })

  // The connection broke in the middle of the answer: the visitor was told that the invitation was not kept, without another attempt.
  it('has the invitation kept also where the answer breaks off', async () => {
    const { fetch } = globalThis
    const broken = () => new Response(new ReadableStream({ pull: (body) => body.error(new Error('broken off')) }))
    const spy = jest.spyOn(globalThis, 'fetch')
    spy.mockImplementation(async (input, init) => (input instanceof URL ? broken() : fetch(input, init)))
    const accepted: unknown[] = []
    server.use(
      mockApiResponse('POST', paths.accept, async (request) => {
        accepted.push(await request.json())
        return { data: { inviter, status: 'accepted' } }
      }),
    )
    await renderWithPlatform(<Page params={{ code }} />, asGuest())
    await waitFor(() => expect(accepted).toEqual([{ code }]))
    spy.mockRestore()
  })

  it('reads no name where the member hides it', async () => {
    server.use(mockApiResponse('GET', paths.byCode, { data: { inviter: { name: null }, status: 'open' } }))
    await renderWithPlatform(<Page params={{ code }} />, asGuest())
    await title('landing.titleHidden', { brand: 'Jobspan' })
  })
})

describe('an invitation with nothing to accept', () => {
  it.each(['own', 'member'] as const)('says that it is of the kind %s, and leads to inviting', async (status) => {
    server.use(mockApiResponse('GET', paths.byCode, { data: { inviter, status } }))
    await renderWithPlatform(<Page params={{ code }} />, asMember())
    await title(`landing.${status}Title`)
    expect(screen.getByRole('link', { name: englishText('landing.invite') })).toHaveAttribute(
      'href',
      '/en-us/invite-friends',
    )
  })

  it('is unknown, or not whole', async () => {
    server.use(mockApiResponse('GET', paths.byCode, { status: 404, code: 40004 }))
    await renderWithPlatform(<Page params={{ code }} />, asGuest())
    await title('landing.unknownTitle')
    await expectNoAxeViolations()
  })
})
