import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { aStatus, asMember, paths } from '../testing/handlers.ts'
import { SingpassButton } from './singpass-button.tsx'

const server = setupMockApi(mockApiResponse('GET', paths.status, { data: aStatus() }))
const label = 'Verify with Sing pass'

const isPhone = (matches: boolean) =>
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches, media: query }) as MediaQueryList)

const openedWindow = () => ({
  closed: false,
  opener: window as unknown,
  close: jest.fn(),
  location: { replace: jest.fn() },
})

let opened: ReturnType<typeof openedWindow> | null
beforeEach(() => {
  opened = openedWindow()
  jest.spyOn(window, 'open').mockImplementation(() => opened as unknown as Window)
  isPhone(false)
  window.history.replaceState(null, '', '/en-us/job/site-engineer-7?from=search')
})
afterEach(() => {
  jest.restoreAllMocks()
  // biome-ignore lint/suspicious/noDocumentCookie: as a page writes it.
  document.cookie = 'singpass_return_url=; path=/; max-age=0'
})

const press = async () => {
  const rendered = await renderWithPlatform(<SingpassButton />, await asMember())
  await rendered.user.click(await screen.findByRole('button', { name: label }))
  return rendered
}

describe('the identity button', () => {
  it('opens the address in a new window, which cannot reach back, and remembers the way to this page', async () => {
    const asked: unknown[] = []
    server.use(
      mockApiResponse('POST', paths.begin, async (request) => {
        asked.push(await request.clone().json())
        return { data: { authorise_url: 'https://id.singpass.test/auth?request_uri=x', expires_in: 60 } }
      }),
    )
    await press()
    await waitFor(() =>
      expect(opened?.location.replace).toHaveBeenCalledWith('https://id.singpass.test/auth?request_uri=x'),
    )
    expect(opened?.opener).toBeNull()
    expect(asked).toEqual([{ redirect_uri: 'http://localhost/singpass/callback' }])
    expect(decodeURIComponent(document.cookie)).toContain(
      'singpass_return_url=/en-us/job/site-engineer-7?from=search&showSingpassInfo=1',
    )
  })

  it('remembers the way back for three days', async () => {
    server.use(mockApiResponse('POST', paths.begin, { status: 503, code: errorCode.unavailable }))
    const written = jest.spyOn(document, 'cookie', 'set')
    await press()
    await screen.findByRole('alert')
    expect(written).toHaveBeenCalledWith(expect.stringMatching(/^singpass_return_url=.*; path=\/; max-age=259200;/))
  })

  it('has the label that is approved, in English on a page in Arabic, and says in Arabic what it does', async () => {
    server.use(mockApiResponse('POST', paths.begin, () => new Promise<never>(() => undefined)))
    const { user } = await renderWithPlatform(<SingpassButton />, await asMember({ language: 'ar' }))
    const button = await screen.findByRole('button', { name: label })
    expect(button).toHaveTextContent('Verify with Singpass')
    expect(button).toHaveAttribute('lang', 'en')
    await expectNoAxeViolations()
    await user.click(button)
    expect(await screen.findByRole('button', { name: 'جارٍ فتح Singpass…' })).not.toHaveAttribute('lang')
  })

  it('says that Singpass opens, and takes no second press meanwhile', async () => {
    let calls = 0
    let answer: (() => void) | undefined
    server.use(
      mockApiResponse('POST', paths.begin, async () => {
        calls += 1
        await new Promise<void>((resolve) => {
          answer = resolve
        })
        return { data: { authorise_url: 'https://id.singpass.test/auth', expires_in: 60 } }
      }),
    )
    const { user } = await press()
    const button = await screen.findByRole('button', { name: 'Opening Singpass…' })
    await user.click(button)
    await waitFor(() => expect(calls).toBe(1))
    answer?.()
    await waitFor(() => expect(opened?.location.replace).toHaveBeenCalled())
    expect(calls).toBe(1)
  })

  it('closes the window again and says so where no address comes', async () => {
    server.use(mockApiResponse('POST', paths.begin, { status: 503, code: errorCode.unavailable }))
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
    expect(opened?.close).toHaveBeenCalled()
    expect(screen.getByRole('button', { name: label })).toBeVisible()
  })

  it('opens no window on a phone', async () => {
    isPhone(true)
    server.use(mockApiResponse('POST', paths.begin, { status: 503, code: errorCode.unavailable }))
    await press()
    await screen.findByRole('alert')
    expect(window.open).not.toHaveBeenCalled()
  })
})
