import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aFailure, anInfo, aStatus, asMember, aVerification, passHolder, paths } from '../testing/handlers.ts'
import { Overlay } from './identity-overlay.tsx'

const server = setupMockApi(
  mockApiResponse('GET', paths.status, { data: aStatus() }),
  mockApiResponse('GET', paths.identities, {
    data: { items: [{ ...passHolder, value: 'Holder of an Employment Pass', key: 'ep', seo_value: 'ep' }] },
  }),
)

const expireCookies = () => {
  for (const name of ['singpass_skip', 'singpass_return_url']) {
    // biome-ignore lint/suspicious/noDocumentCookie: as a page writes it.
    document.cookie = `${name}=; path=/; max-age=0`
  }
}
beforeEach(expireCookies)

const close = jest.fn()
const discards: unknown[] = []

const openOverlay = async (info = anInfo(), where: Parameters<typeof asMember>[0] = {}) => {
  close.mockClear()
  discards.length = 0
  server.use(
    mockApiResponse('GET', paths.info, { data: info }),
    mockApiResponse('DELETE', paths.info, () => {
      discards.push(1)
      return { data: null }
    }),
  )
  return renderWithPlatform(
    <Overlay params={new URLSearchParams('showSingpassInfo=1')} close={close} />,
    await asMember(where),
  )
}

const takeConfirmation = (answer: Parameters<typeof mockApiResponse>[2]) => {
  const sent: unknown[] = []
  server.use(
    mockApiResponse('POST', paths.verify, async (request) => {
      sent.push(await request.clone().json())
      return typeof answer === 'function' ? answer(request) : answer
    }),
  )
  return sent
}
const verified = { data: { new_user_identity: passHolder, verify_role: 'pass_holder', verification: aVerification() } }

describe('what Singpass shared', () => {
  it('is listed in seven rows, with "-" for what it did not share', async () => {
    await openOverlay(anInfo({ pass_status: null }))
    await screen.findByRole('button', { name: 'Submit' })
    const dialog = screen.getByRole('dialog', { name: 'Confirm your information' })
    const terms = within(dialog).getAllByRole('term')
    expect(terms.map(({ textContent }) => textContent)).toEqual([
      'NRIC or FIN',
      'Name',
      'Residential status',
      'Nationality',
      'Pass type',
      'Pass status',
      'Pass expiry date',
    ])
    const values = within(dialog).getAllByRole('definition')
    expect(values.map(({ textContent }) => textContent)).toEqual([
      '567D',
      'TAN MEI LING',
      'ALIEN',
      'MALAYSIAN',
      'Employment Pass',
      '-',
      'March 31, 2027',
    ])
    await expectNoAxeViolations()
  })

  it('verifies the member when it is submitted, and loads the page anew after that', async () => {
    const sent = takeConfirmation(verified)
    const { user } = await openOverlay()
    await user.click(await screen.findByRole('button', { name: 'Submit' }))
    const success = await screen.findByRole('dialog', { name: 'Identity verified successfully' })
    expect(sent).toEqual([{ id: 11 }])
    expect(await within(success).findByText('Your identity: Holder of an Employment Pass')).toBeVisible()
    await expectNoAxeViolations()
    await user.click(within(success).getByRole('button', { name: 'Find jobs now' }))
    expect(close).toHaveBeenCalledWith({ reload: true })
  })

  it('names the identity by its own value where the list does not know it', async () => {
    takeConfirmation({ data: { ...verified.data, new_user_identity: { id: 99, value: 'Something new' } } })
    const { user } = await openOverlay()
    await user.click(await screen.findByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Your identity: Something new')).toBeVisible()
  })

  it('is deleted when the dialog is closed, and not proposed for three days', async () => {
    const { user, platform } = await openOverlay()
    await screen.findByRole('button', { name: 'Submit' })
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(close).toHaveBeenCalled()
    expect(document.cookie).toContain('singpass_skip=1')
    await waitFor(() => expect(discards).toHaveLength(1))
    // Nor is it left in the tab, where the overlay would show it again.
    expect(platform.queryClient.getQueryData(['mf-identity', 'info'])).toBeUndefined()
  })

  it('stays when somebody clicks outside or presses Escape', async () => {
    const { user } = await openOverlay()
    await screen.findByRole('button', { name: 'Submit' })
    await user.click(document.body)
    await user.keyboard('{Escape}')
    expect(close).not.toHaveBeenCalled()
    expect(screen.getByRole('dialog', { name: 'Confirm your information' })).toBeVisible()
  })

  it('can be submitted again after the connection failed', async () => {
    takeConfirmation({ status: 503, code: errorCode.unavailable })
    const { user } = await openOverlay()
    await user.click(await screen.findByRole('button', { name: 'Submit' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
    takeConfirmation(verified)
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByRole('dialog', { name: 'Identity verified successfully' })).toBeVisible()
  })

  it.each([
    ['is verified in another account', 409, errorCode.identityTaken],
    ['is another one than last time', 409, errorCode.identityDiffers],
    ['shared too little', 422, errorCode.identityIncomplete],
  ])('says why nobody is verified where the person %s, and what can be done', async (_, status, code) => {
    takeConfirmation({ status, code, message: 'What the API says of it.' })
    const { user } = await openOverlay()
    await user.click(await screen.findByRole('button', { name: 'Submit' }))
    const failed = await screen.findByRole('dialog', { name: 'Verification failed' })
    expect(failed).toHaveTextContent('What the API says of it.')
    expect(within(failed).getByRole('button', { name: 'Verify with Sing pass' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
  })

  it('shows what another tab shared meanwhile before that can be submitted', async () => {
    const sent = takeConfirmation({ status: 409, code: errorCode.stateChanged, message: 'Something else waits.' })
    const { user } = await openOverlay()
    const submit = await screen.findByRole('button', { name: 'Submit' })
    server.use(mockApiResponse('GET', paths.info, { data: anInfo({ id: 12, name: 'LIM WEI JIE' }) }))
    await user.click(submit)
    expect(await screen.findByText('LIM WEI JIE')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Something else waits.')
    takeConfirmation(verified)
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await screen.findByRole('dialog', { name: 'Identity verified successfully' })
    expect(sent).toEqual([{ id: 11 }])
  })
})

describe('nothing to confirm', () => {
  it('fails in every row while the provider is away, and offers both ways on', async () => {
    const { user } = await openOverlay(aFailure('unavailable'))
    const dialog = await screen.findByRole('dialog', { name: 'Verification failed' })
    expect(dialog).toHaveTextContent('The identity data service is currently unavailable.')
    const values = within(dialog).getAllByRole('definition')
    expect(values.map(({ textContent }) => textContent)).toEqual(Array(7).fill('Failed'))
    expect(within(dialog).getByRole('button', { name: 'Verify with Sing pass' })).toBeVisible()
    await expectNoAxeViolations()
    await user.click(within(dialog).getByRole('button', { name: 'Do it later' }))
    expect(document.cookie).toContain('singpass_skip=1')
    expect(close).toHaveBeenCalled()
  })

  it.each([
    ['refused', "You didn't give consent in Singpass, so nothing was shared."],
    ['expired', 'That took longer than 10 minutes. Please start again with Singpass.'],
    ['other_account', 'You started in another account, so nothing was saved. Please start again in this one.'],
  ] as const)('says that it was %s, with both ways on', async (reason, text) => {
    await openOverlay(aFailure(reason))
    const dialog = await screen.findByRole('dialog', { name: 'Verification failed' })
    expect(dialog).toHaveTextContent(text)
    for (const name of ['Do it later', 'Verify with Sing pass'])
      expect(within(dialog).getByRole('button', { name })).toBeVisible()
  })

  it('gives support a reference where the fault is ours', async () => {
    await openOverlay(aFailure('fault', 'SP-7K2M'))
    expect(await screen.findByText('Reference for support: SP-7K2M')).toBeVisible()
  })

  it('shows how to begin where nobody came back from Singpass', async () => {
    await openOverlay(aFailure('nothing_waiting'))
    const dialog = await screen.findByRole('dialog', { name: 'Verify your identity' })
    expect(within(dialog).getByRole('button', { name: 'Verify with Sing pass' })).toBeVisible()
  })

  // A link to the flag showed a button in Japan, which the API refused with "not found" once it was pressed.
  it('says where identities are verified to who is in another country, without a button', async () => {
    server.use(mockApiResponse('GET', paths.status, { data: aStatus({ is_available: false }) }))
    await openOverlay(aFailure('nothing_waiting'), { country: 'jp' })
    const dialog = await screen.findByRole('dialog', { name: 'Identity verification' })
    expect(dialog).toHaveTextContent(/available in Singapore only/)
    expect(within(dialog).queryByRole('button', { name: 'Verify with Sing pass' })).toBeNull()
    await expectNoAxeViolations()
  })

  it('reads in Arabic', async () => {
    await openOverlay(aFailure('refused'), { language: 'ar' })
    expect(await screen.findByRole('dialog', { name: 'فشل التحقق' })).toBeVisible()
    await expectNoAxeViolations()
  })

  it('can be asked for again where the call failed', async () => {
    close.mockClear()
    server.use(mockApiResponse('GET', paths.info, { status: 500, code: errorCode.serverError }))
    const { user } = await renderWithPlatform(
      <Overlay params={new URLSearchParams('showSingpassInfo=1')} close={close} />,
      await asMember(),
    )
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
    server.use(mockApiResponse('GET', paths.info, { data: anInfo() }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('dialog', { name: 'Confirm your information' })).toBeVisible()
  })
})
