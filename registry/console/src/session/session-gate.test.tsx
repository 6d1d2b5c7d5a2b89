import { describe, expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse, setupMockApi } from '@jobspan/shared-kit/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { asPerson, renderConsole } from '../testing/render-console.tsx'
import { personOf } from '../testing/samples.ts'

const empty = mockApiResponse('GET', '/v1/overview', { data: { serial: 1, remotes: [] } })

describe('signing in', () => {
  const server = setupMockApi(asPerson(null), empty, mockApiResponse('GET', '/v1/schedule', { data: [] }))

  it('asks for what is missing, says what is wrong, then shows the page that was asked for', async () => {
    server.use(
      mockApiResponse('POST', '/v1/sign-in', { status: 401, code: 401, message: 'wrong' }),
      mockApiResponse('GET', '/v1/schedule', { data: [] }),
    )
    const { user } = await renderConsole('/schedule')
    await user.click(await screen.findByRole('button', { name: 'Sign in' }))
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address')
    expect(screen.getByLabelText('Email')).toHaveFocus()
    await expectNoAxeViolations()
    await user.fill(screen.getByLabelText('Email'), 'ada@jobspan.example')
    await user.type(screen.getByLabelText('Password'), 'wrong')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText('Wrong email or password. Check both and try again.')).toBeInTheDocument()
    server.use(mockApiResponse('POST', '/v1/sign-in', { data: personOf('viewer') }), asPerson(personOf('viewer')))
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText('Nothing is scheduled')).toBeInTheDocument()
  })

  it('offers the company’s own way only where there is one', async () => {
    await renderConsole('/?sign_in=unknown')
    expect(await screen.findByText(/doesn’t know this account/)).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Sign in with your company account' })).not.toBeInTheDocument()
    server.use(asPerson(null, '/v1/oidc/begin'))
    await renderConsole('/')
    expect(await screen.findByRole('link', { name: 'Sign in with your company account' })).toHaveAttribute(
      'href',
      '/v1/oidc/begin',
    )
  })

  it('says that the registry cannot be reached, and tries again', async () => {
    server.use(http.get('http://api.test/v1/me', () => HttpResponse.error()))
    const { user } = await renderConsole('/')
    expect(await screen.findByText('The registry can’t be reached')).toBeInTheDocument()
    server.use(asPerson(personOf('viewer')))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No version has been published yet')).toBeInTheDocument()
  })

  it('keeps the page below when a session ends, and goes on after signing in', async () => {
    server.use(
      asPerson(personOf('viewer')),
      mockApiResponse('GET', '/v1/audit/verify', { status: 401, code: 401, message: 'Sign in.' }),
      mockApiResponse('GET', '/v1/audit', { data: { rows: [], more: false } }),
      mockApiResponse('POST', '/v1/sign-in', { data: personOf('viewer') }),
    )
    const { user } = await renderConsole('/audit')
    await user.click(await screen.findByRole('button', { name: 'Check for tampering' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign in to continue' })
    expect(within(dialog).getByLabelText('Email')).toHaveValue('ada@jobspan.example')
    await user.fill(within(dialog).getByLabelText('Password'), 'run-the-registry')
    await user.click(within(dialog).getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(screen.getByRole('heading', { name: 'Audit log' })).toBeInTheDocument()
  })

  // Looking again at who is signed in, as a tab does that comes back to the front, threw the page away with what was typed.
  it('keeps the page too where it is the tab that notices, and lets go who does not sign in again', async () => {
    server.use(
      asPerson(personOf('viewer')),
      mockApiResponse('GET', '/v1/audit', { data: { rows: [], more: false } }),
      mockApiResponse('POST', '/v1/sign-out', { status: 401, code: 401, message: 'Sign in.' }),
    )
    const { user, platform } = await renderConsole('/audit')
    await user.type(await screen.findByLabelText('Person or token'), 'Kim')
    const lookAgain = (person: ReturnType<typeof personOf> | null) => {
      server.use(asPerson(person))
      return waitFor(() => platform.queryClient.invalidateQueries({ queryKey: ['me'] }))
    }
    await lookAgain(null)
    expect(await screen.findByRole('alertdialog', { name: 'Sign in to continue' })).toBeInTheDocument()
    // Signed in again in another tab.
    await lookAgain(personOf('viewer'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await lookAgain(null)
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign in to continue' })
    expect(screen.getByLabelText('Person or token')).toHaveValue('Kim')
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(await screen.findByRole('heading', { name: 'Jobspan registry' })).toBeInTheDocument()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('keeps people away from those who may not look after them', async () => {
    server.use(asPerson(personOf('product_owner')))
    await renderConsole('/people')
    expect(await screen.findByText('Your role can’t see this')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'People' })).not.toBeInTheDocument()
    // Pages that could not be shown kept the title of no page at all, or of the one before.
    expect(document.title).toBe('People · Jobspan')
    cleanup()
    await renderConsole('/nowhere')
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument()
    expect(document.title).toBe('Page not found · Jobspan')
  })
})
