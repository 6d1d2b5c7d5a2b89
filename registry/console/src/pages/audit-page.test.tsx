import { describe, expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, within } from '@testing-library/react'
import { asPerson, renderConsole } from '../testing/render-console.tsx'
import { auditRowOf, personOf, stateOf } from '../testing/samples.ts'

const asked: URLSearchParams[] = []

describe('audit trail', () => {
  const server = setupMockApi(
    asPerson(personOf('product_owner')),
    mockApiResponse('GET', '/v1/overview', { data: { serial: 1, remotes: [] } }),
    mockApiResponse('GET', '/v1/audit', (request) => {
      asked.push(new URL(request.url).searchParams)
      return { data: { rows: [auditRowOf(42), auditRowOf(41, { action: 'promote' })], more: true } }
    }),
  )

  it('asks for what its address says, and pages by links', async () => {
    await renderConsole('/audit?country=jp&action=toggle&from=2026-11-01&to=2026-11-02')
    expect(await screen.findByText('Turned off', { selector: 'strong' })).toBeInTheDocument()
    // The rows are dated by the reader's clock; days of UTC began and ended at eight in the morning in Singapore.
    const from = new Date(2026, 10, 1).toISOString()
    const to = new Date(2026, 10, 3).toISOString()
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({ country: 'jp', action: 'toggle', from, to })
    expect(screen.getByRole('link', { name: 'Older' })).toHaveAttribute(
      'href',
      '/audit?country=jp&action=toggle&from=2026-11-01&to=2026-11-02&before=41',
    )
    expect(screen.getByRole('link', { name: 'Spreadsheet (CSV)' })).toHaveAttribute(
      'href',
      `/v1/audit/export?${new URLSearchParams({ country: 'jp', action: 'toggle', from, to, format: 'csv' })}`,
    )
    await expectNoAxeViolations()
  })

  // “Turned on or off” of a row that says which, and “Scheduled” without what, where and when.
  it('says what was turned off, and what is to come, where and when', async () => {
    const details = {
      change: { kind: 'promote', build: 'bbbb222233' },
      countries: ['br'],
      due_at: '2099-01-01T00:00:00Z',
    }
    server.use(
      mockApiResponse('GET', '/v1/audit', {
        data: { rows: [auditRowOf(43, { action: 'schedule', cells: [], details }), auditRowOf(42)], more: false },
      }),
    )
    await renderConsole('/audit')
    expect(await screen.findByText('Turned off', { selector: 'strong' })).toBeInTheDocument()
    const summary = screen.getByText('Scheduled', { selector: 'strong' }).parentElement
    expect(summary).toHaveTextContent(/Brazil · Release version bbbb222 to everyone, .*2099/)
  })

  it('says what a stopped gradual release had met, where that left a feature off, and where it was released again', async () => {
    const details = {
      build: 'bbbb222233',
      since: '2026-11-20T09:00:00.000Z',
      mounts: 5,
      failed: 5,
      errors: [{ name: 'TypeError', count: 4 }],
      failures: [{ phase: 'entry', reason: 'timeout', count: 1 }],
      off: ['jp'],
    }
    const rows = [
      auditRowOf(44, { action: 'halt', details }),
      auditRowOf(43, { action: 'promote', details: { again: ['sg'] } }),
    ]
    server.use(mockApiResponse('GET', '/v1/audit', { data: { rows, more: false } }))
    await renderConsole('/audit')
    await screen.findByText('Stopped automatically', { selector: 'strong' })
    const factOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling
    expect(factOf('Errors while shown')).toHaveTextContent('TypeError 4')
    expect(factOf('Errors while loading')).toHaveTextContent('Entry script: Too late 1')
    expect(factOf('Turned off, as no other version runs')).toHaveTextContent('Japan')
    expect(factOf('Released again after it was stopped automatically')).toHaveTextContent('Singapore')
  })

  // “Person”, “Token” and “Key” stood there with nothing on who, which and what; opened, they showed JSON.
  it.each([
    [
      { action: 'person', details: { after: personOf('squad', ['mf-search']) } },
      'Person added',
      'Ada Lim (ada@jobspan.example), Team of mf-search',
    ],
    [
      {
        action: 'person',
        details: {
          before: { ...personOf('squad', ['mf-search']), name: 'Ada' },
          after: { ...personOf('product_owner'), disabled: true },
          new_password: true,
        },
      },
      'Person changed',
      'Ada Lim: from Team of mf-search to Product owner; was called Ada; disabled; new password',
    ],
    [
      { action: 'token', details: { id: 3, name: 'CI', role: 'squad', remotes: ['mf-chat'], expires_at: null } },
      'Token created',
      'CI, Team of mf-chat, until it is revoked',
    ],
    [
      { action: 'token', details: { id: 3, name: 'CI', revoked: [3, 8, 9] } },
      'Token revoked',
      'CI, and 2 that it had made',
    ],
    [{ action: 'key', details: { kid: 'abcdefghijkl', state: 'next' } }, 'Next key added', 'abcdefgh'],
    [{ action: 'publish', details: { build: 'bbbb222233', bytes: 1 } }, 'Published', 'version bbbb222'],
    [
      { action: 'prune', details: { builds: ['a', 'b'], bytes: 2_500_000 } },
      'Old versions removed',
      '2 versions, 2.5 MB',
    ],
  ] as const)('says in words what a row without cells changed: %p', async (part, action, what) => {
    const row = auditRowOf(44, { remote: null, cells: [], ...part, details: { ...part.details } })
    server.use(mockApiResponse('GET', '/v1/audit', { data: { rows: [row], more: false } }))
    const { user } = await renderConsole('/audit')
    await user.click(await screen.findByText(action, { selector: 'strong' }))
    expect(screen.getByText(what)).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(/[{}]/)
  })

  it.each([
    ['promote', stateOf(), stateOf({ current: 'bbbb222233' }), 'Released to everyone', 'version bbbb222'],
    [
      'roll_back',
      stateOf({ current: 'bbbb222233' }),
      stateOf(),
      'Went back to the previous version',
      'version aaaa111',
    ],
    [
      'canary',
      stateOf(),
      stateOf({ canary: { build: 'bbbb222233', percent: 10, started_at: '' } }),
      'Gradual release',
      'version bbbb222 for 10% of visitors',
    ],
    [
      'halt',
      stateOf({ canary: { build: 'bbbb222233', percent: 10, started_at: '' } }),
      stateOf(),
      'Stopped automatically',
      'version bbbb222',
    ],
    ['undo', stateOf({ enabled: false }), stateOf(), 'Ended as planned', ''],
  ] as const)('names the release of a row: %s', async (action, before, after, words, what) => {
    const row = auditRowOf(45, { action, cells: [{ country: 'jp', before, after }], details: { schedule: 3 } })
    server.use(mockApiResponse('GET', '/v1/audit', { data: { rows: [row], more: false } }))
    await renderConsole('/audit')
    const summary = (await screen.findByText(words, { selector: 'strong' })).parentElement
    expect(summary).toHaveTextContent(`mf-search · Japan${what && ` · ${what}`}`)
  })

  // It said the build's id a second time, as its reason. Where a newer release had done something new, the page said nothing at all.
  it('says of a published version what its team wrote of it, and names what it does not know', async () => {
    const part = { action: 'publish' as const, cells: [], reason: 'Published bbbb222233' }
    const rows = [
      auditRowOf(46, { ...part, actor: 'CI', details: { build: 'bbbb222233', note: 'Shows the salary first' } }),
      auditRowOf(45, { ...part, actor: 'Ada', details: { build: 'bbbb222233' } }),
      auditRowOf(44, { ...part, action: 'archive', reason: 'Old' }),
    ]
    server.use(mockApiResponse('GET', '/v1/audit', { data: { rows, more: false } }))
    await renderConsole('/audit')
    expect(await screen.findByText('CI: Shows the salary first')).toBeVisible()
    expect(screen.getByText('Ada')).toBeVisible()
    expect(screen.getByText('archive', { selector: 'strong' })).toBeVisible()
    expect(screen.queryByText(/Published bbbb/)).not.toBeInTheDocument()
  })

  it('puts a chosen filter into the address', async () => {
    const { user, at } = await renderConsole('/audit')
    await user.selectOptions(await screen.findByLabelText('Action'), 'canary')
    expect(at()).toBe('/audit?action=canary')
  })

  it('says that the chain is whole, or where it breaks', async () => {
    server.use(
      mockApiResponse('GET', '/v1/audit/verify', { data: { rows: 42, intact: true, broken_at: null, head: 'abc' } }),
    )
    const { user } = await renderConsole('/audit')
    await user.click(await screen.findByRole('button', { name: 'Check for tampering' }))
    expect(await screen.findByText(/Intact: 42 entries/)).toBeInTheDocument()
    server.use(
      mockApiResponse('GET', '/v1/audit/verify', { data: { rows: 42, intact: false, broken_at: 17, head: 'abc' } }),
    )
    await user.click(screen.getByRole('button', { name: 'Check for tampering' }))
    expect(await screen.findByText(/Entry 17 doesn’t match the chain/)).toBeInTheDocument()
  })

  it('lets a change be undone, with a reason, by who may make it', async () => {
    const reasons: unknown[] = []
    server.use(
      mockApiResponse('POST', '/v1/changes/42/undo', async (request) => {
        reasons.push(await request.json())
        return { data: { sequence: 43, cells: [] } }
      }),
    )
    const { user } = await renderConsole('/audit')
    await user.click((await screen.findByText('Turned off', { selector: 'strong' })) as HTMLElement)
    await user.click(screen.getByText('Undo', { selector: '[aria-label="Undo change 42"] *' }))
    const dialog = await screen.findByRole('dialog')
    await user.fill(within(dialog).getByLabelText('Reason'), 'Terms are there now')
    await user.click(within(dialog).getByRole('button', { name: 'Undo this change' }))
    expect(await screen.findByText('Undone')).toBeInTheDocument()
    expect(reasons).toEqual([{ reason: 'Terms are there now' }])
  })
})
