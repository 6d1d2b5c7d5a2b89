import { beforeEach, describe, expect, it } from '@jest/globals'
import type { SigningKey } from '@jobspan/shared-kit/contracts/registry/keys'
import type { AccessToken, Person } from '@jobspan/shared-kit/contracts/registry/people'
import { expectNoAxeViolations, mockApiResponse, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { asPerson, renderConsole } from '../testing/render-console.tsx'
import { personOf, remoteOf } from '../testing/samples.ts'

const sent: { path: string; body: unknown }[] = []
/** Takes what is sent, and answers it. */
const taking = (method: 'POST' | 'PATCH' | 'DELETE', path: string, answer: (body: never) => unknown) =>
  mockApiResponse(method, path, async (request) => {
    const text = await request.text()
    const body = text === '' ? null : JSON.parse(text)
    sent.push({ path: new URL(request.url).pathname, body })
    return { data: answer(body as never) }
  })

describe('who and what may do things', () => {
  const server = setupMockApi(
    asPerson(personOf('administrator')),
    mockApiResponse('GET', '/v1/overview', {
      data: { serial: 1, remotes: [remoteOf('mf-chat'), remoteOf('mf-search')] },
    }),
  )
  beforeEach(() => {
    sent.length = 0
  })

  describe('people', () => {
    const people: Person[] = [
      personOf('administrator'),
      { ...personOf('viewer'), id: 8, name: 'Kim Tan', disabled: true },
    ]

    it('are listed, and added with the remotes of a squad', async () => {
      server.use(
        mockApiResponse('GET', '/v1/people', () => ({ data: people })),
        taking('POST', '/v1/people', (body: Person) => {
          const added = { ...body, id: 9, disabled: false }
          people.push(added)
          return added
        }),
      )
      const { user } = await renderConsole('/people')
      expect(await screen.findByRole('row', { name: /Ada Lim \(you\).*Administrator.*Active/ })).toBeInTheDocument()
      expect(screen.getByRole('row', { name: /Kim Tan.*Viewer.*Disabled/ })).toBeInTheDocument()
      await user.click(screen.getByRole('button', { name: 'Add a person' }))
      const dialog = within(await screen.findByRole('dialog'))
      await user.type(dialog.getByLabelText('Name'), 'Lee Ong')
      await user.selectOptions(dialog.getByLabelText('Role'), 'squad')
      await user.click(dialog.getByRole('button', { name: 'Add a person' }))
      expect(dialog.getByText('Choose at least one feature')).toBeInTheDocument()
      expect(dialog.getByText('Use at least 12 characters')).toBeInTheDocument()
      expect(sent).toEqual([])
      await expectNoAxeViolations()

      await user.fill(dialog.getByLabelText('Email'), 'lee@jobspan.example')
      await user.fill(dialog.getByLabelText('Password'), 'a long password')
      await user.click(dialog.getByLabelText('mf-search'))
      await user.click(dialog.getByRole('button', { name: 'Add a person' }))
      expect(await screen.findByRole('row', { name: /Lee Ong.*Team.*mf-search.*Active/ })).toBeInTheDocument()
      expect(sent[0]?.body).toEqual({
        name: 'Lee Ong',
        email: 'lee@jobspan.example',
        role: 'squad',
        remotes: ['mf-search'],
        password: 'a long password',
      })
    })

    it('are for administrators alone, as are keys in the navigation', async () => {
      server.use(asPerson(personOf('product_owner')))
      await renderConsole('/people')
      expect(await screen.findByText('Only administrators manage people. Ask one of them.')).toBeVisible()
      const places = within(screen.getByRole('navigation', { name: 'Main' }))
      expect(places.queryByRole('link', { name: 'Keys' })).not.toBeInTheDocument()
      expect(places.getByRole('link', { name: 'Tokens' })).toBeInTheDocument()
    })
  })

  describe('tokens', () => {
    const token: AccessToken = {
      id: 1,
      name: 'CI of mf-search',
      role: 'squad',
      remotes: ['mf-search'],
      created_by: 'Kim Tan',
      created_at: '2026-11-20T10:00:00.000Z',
      expires_at: '2026-11-21T10:00:00.000Z',
      last_used_at: null,
      revoked_at: null,
    }

    it('show their secret once, and are revoked after a question', async () => {
      let tokens: AccessToken[] = [token]
      server.use(
        mockApiResponse('GET', '/v1/tokens', () => ({ data: tokens })),
        taking('POST', '/v1/tokens', (body: AccessToken) => {
          const made = { ...token, ...body, id: 2, expires_at: null }
          tokens = [made, ...tokens]
          return { token: made, secret: 'jst_secret' }
        }),
        taking('DELETE', '/v1/tokens/2', () => {
          const revoked = { ...(tokens[0] as AccessToken), revoked_at: '2026-11-22T10:00:00.000Z' }
          tokens = [revoked, token]
          return revoked
        }),
      )
      const { user } = await renderConsole('/tokens')
      expect(await screen.findByRole('row', { name: /CI of mf-search.*Expired/ })).toBeInTheDocument()
      await user.click(screen.getByRole('button', { name: 'Create token' }))
      const dialog = within(await screen.findByRole('dialog'))
      expect(dialog.getByRole('option', { name: 'Site server' })).toBeInTheDocument()
      // People run the marketplace, and no token.
      expect(dialog.queryByRole('option', { name: 'Operator' })).not.toBeInTheDocument()
      await user.fill(dialog.getByLabelText('Name'), 'CI of mf-chat')
      await user.click(dialog.getByLabelText('mf-chat'))
      await user.selectOptions(dialog.getByLabelText('Valid for'), 'none')
      await user.click(dialog.getByRole('button', { name: 'Create token' }))
      expect(await dialog.findByLabelText('Secret of the token')).toHaveTextContent('jst_secret')
      // It is shown this once, and Escape closed it.
      await user.keyboard('{Escape}')
      expect(dialog.getByText('jst_secret')).toBeVisible()
      expect(sent[0]?.body).toEqual({ name: 'CI of mf-chat', role: 'squad', remotes: ['mf-chat'], days: null })
      await user.click(dialog.getByRole('button', { name: 'Done' }))
      await waitFor(() => expect(screen.queryByText('jst_secret')).not.toBeInTheDocument())

      await user.click(screen.getByRole('button', { name: 'Revoke CI of mf-chat' }))
      const question = within(await screen.findByRole('alertdialog'))
      await user.click(question.getByRole('button', { name: 'Revoke' }))
      expect(await screen.findByRole('row', { name: /CI of mf-chat.*Revoked/ })).toBeInTheDocument()
    })

    // A squad was offered every remote, and refused when it had chosen one.
    it('are offered to a squad for its own remotes alone', async () => {
      server.use(asPerson(personOf('squad', ['mf-search'])), mockApiResponse('GET', '/v1/tokens', { data: [] }))
      const { user } = await renderConsole('/tokens')
      await user.click(await screen.findByRole('button', { name: 'Create token' }))
      const dialog = within(await screen.findByRole('dialog'))
      expect(dialog.getByLabelText('mf-search')).toBeChecked()
      expect(dialog.queryByLabelText('mf-chat')).not.toBeInTheDocument()
    })
  })

  describe('keys', () => {
    const keyOf = (kid: string, state: SigningKey['state'], changed_at = '2026-11-20T10:00:00.000Z'): SigningKey => ({
      kid,
      state,
      changed_at,
      public_key: { kty: 'OKP', crv: 'Ed25519', x: `${kid}-public`, kid },
    })
    const shellOf = (build: string, seen_at: string) => ({ build, contract: '1.0.0', shared: {}, seen_at })

    // The row went from the list, and with it the dialog that said what was wrong and what to do.
    it('say of one whose private half could not be deleted what to do, and can be deleted again', async () => {
      let keys = [keyOf('second-key', 'active'), keyOf('first-key-of-all', 'former')]
      server.use(
        mockApiResponse('GET', '/v1/keys', () => ({ data: keys })),
        mockApiResponse('GET', '/v1/shells', { data: [] }),
        mockApiResponse('POST', '/v1/keys/first-key-of-all/retire', () => {
          keys = [keyOf('second-key', 'active'), keyOf('first-key-of-all', 'retired')]
          return { status: 500, code: 500, message: 'It is retired; delete keys/first-key-of-all.jwk by hand.' }
        }),
      )
      const { user } = await renderConsole('/keys')
      await user.click(await screen.findByRole('button', { name: 'Retire key first-ke' }))
      const dialog = within(await screen.findByRole('dialog'))
      await user.type(dialog.getByLabelText('Reason'), 'yearly')
      await user.click(dialog.getByText('Retire', { selector: 'form button *' }))
      expect(await dialog.findByText('It is retired; delete keys/first-key-of-all.jwk by hand.')).toBeVisible()
      expect(await screen.findByText('Retired, not deleted')).toBeInTheDocument()
      expect(screen.getByLabelText('Public keys')).not.toHaveTextContent('first-key-of-all')

      server.use(
        taking('POST', '/v1/keys/first-key-of-all/retire', () => {
          keys = [keyOf('second-key', 'active')]
          return keys
        }),
      )
      await user.click(dialog.getByText('Delete', { selector: 'form button *' }))
      await waitFor(() => expect(screen.queryByText('first-key-of-all')).not.toBeInTheDocument())
    })

    it('are rotated in three steps, each with a reason, and say which shells may not follow', async () => {
      let keys = [keyOf('first-key-of-all', 'active')]
      server.use(
        mockApiResponse('GET', '/v1/keys', () => ({ data: keys })),
        mockApiResponse('GET', '/v1/shells', {
          data: [shellOf('shell-new', '2026-11-20T12:00:00.000Z'), shellOf('shell-old', '2026-11-20T09:00:00.000Z')],
        }),
        taking('POST', '/v1/keys', () => {
          keys = [...keys, keyOf('second-key', 'next', '2026-11-20T11:00:00.000Z')]
          return keys
        }),
        taking('POST', '/v1/keys/second-key/activate', () => {
          keys = [keyOf('first-key-of-all', 'former', '2026-11-20T11:10:00.000Z'), keyOf('second-key', 'active')]
          return keys
        }),
        taking('POST', '/v1/keys/first-key-of-all/retire', () => {
          keys = [keyOf('second-key', 'active')]
          return keys
        }),
      )
      const { user } = await renderConsole('/keys')
      const step = () => screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step')
      expect(await screen.findByRole('row', { name: /Active first-key-of-all/ })).toBeInTheDocument()
      expect(step()).toHaveTextContent('Add the next key')
      // The key that signs can only be followed, not taken away.
      expect(screen.queryByRole('button', { name: /Retire/ })).not.toBeInTheDocument()
      await expectNoAxeViolations()

      const act = async (button: string, confirm: string) => {
        await user.click(screen.getByRole('button', { name: button }))
        const dialog = within(await screen.findByRole('dialog'))
        await user.type(dialog.getByLabelText('Reason'), 'yearly')
        return { dialog, confirm: () => user.click(dialog.getByText(confirm, { selector: 'form button *' })) }
      }
      await (await act('Add the next key', 'Add the next key')).confirm()
      expect(await screen.findByRole('row', { name: /Next second-key/ })).toBeInTheDocument()
      expect(screen.queryByRole('button', { name: 'Add the next key' })).not.toBeInTheDocument()
      expect(step()).toHaveTextContent('Make it active')

      const activation = await act('Make key second-k active', 'Make active')
      expect(
        activation.dialog.getByText(/One build of the site server hasn’t been seen since: shell-old\./),
      ).toBeVisible()
      await activation.confirm()
      expect(await screen.findByRole('row', { name: /Previously active first-key-of-all/ })).toBeInTheDocument()
      expect(step()).toHaveTextContent('Retire the old one')
      // The button that was pressed is gone with its step; the focus was gone with it.
      await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())

      await (await act('Retire key first-ke', 'Retire')).confirm()
      await waitFor(() => expect(screen.queryByText('first-key-of-all')).not.toBeInTheDocument())
      expect(sent).toEqual(
        ['', '/second-key/activate', '/first-key-of-all/retire'].map((path) => ({
          path: `/v1/keys${path}`,
          body: { reason: 'yearly' },
        })),
      )
      await user.click(screen.getByText('Give the keys to a site server by hand'))
      expect(screen.getByLabelText('Public keys')).toHaveTextContent('"x": "second-key-public"')
    })
  })
})
