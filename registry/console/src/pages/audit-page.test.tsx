import { describe, expect, it } from '@jest/globals'
import { apiAnswer, expectNoAxeViolations, useApiServer } from '@jobspan/shared-kit/testing'
import { screen, within } from '@testing-library/react'
import { asPerson, renderConsole } from '../testing/render-console.tsx'
import { auditRowOf, personOf } from '../testing/samples.ts'

const asked: URLSearchParams[] = []

describe('audit trail', () => {
  const server = useApiServer(
    asPerson(personOf('product_owner')),
    apiAnswer('GET', '/v1/overview', { data: { serial: 1, remotes: [] } }),
    apiAnswer('GET', '/v1/audit', (request) => {
      asked.push(new URL(request.url).searchParams)
      return { data: { rows: [auditRowOf(42), auditRowOf(41, { action: 'promote' })], more: true } }
    }),
  )

  it('asks for what its address says, and pages by links', async () => {
    await renderConsole('/audit?country=jp&action=toggle&from=2026-11-01')
    expect(await screen.findByText('Turned off', { selector: 'strong' })).toBeInTheDocument()
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({ country: 'jp', action: 'toggle', from: '2026-11-01' })
    expect(screen.getByRole('link', { name: 'Older' })).toHaveAttribute(
      'href',
      '/audit?country=jp&action=toggle&from=2026-11-01&before=41',
    )
    expect(screen.getByRole('link', { name: 'CSV' })).toHaveAttribute(
      'href',
      '/v1/audit/export?country=jp&action=toggle&from=2026-11-01&format=csv',
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
      apiAnswer('GET', '/v1/audit', {
        data: { rows: [auditRowOf(43, { action: 'schedule', cells: [], details }), auditRowOf(42)], more: false },
      }),
    )
    await renderConsole('/audit')
    expect(await screen.findByText('Turned off', { selector: 'strong' })).toBeInTheDocument()
    expect(screen.getByText(/Brazil · Promote bbbb222, .*2099/)).toBeInTheDocument()
  })

  it('puts a chosen filter into the address', async () => {
    const { user, at } = await renderConsole('/audit')
    await user.selectOptions(await screen.findByLabelText('Action'), 'canary')
    expect(at()).toBe('/audit?action=canary')
  })

  it('says that the chain is whole, or where it breaks', async () => {
    server.use(apiAnswer('GET', '/v1/audit/verify', { data: { rows: 42, intact: true, broken_at: null, head: 'abc' } }))
    const { user } = await renderConsole('/audit')
    await user.click(await screen.findByRole('button', { name: 'Verify the trail' }))
    expect(await screen.findByText(/Intact: 42 rows/)).toBeInTheDocument()
    server.use(apiAnswer('GET', '/v1/audit/verify', { data: { rows: 42, intact: false, broken_at: 17, head: 'abc' } }))
    await user.click(screen.getByRole('button', { name: 'Verify the trail' }))
    expect(await screen.findByText(/Row 17 does not fit the chain/)).toBeInTheDocument()
  })

  it('lets a change be undone, with a reason, by who may make it', async () => {
    const reasons: unknown[] = []
    server.use(
      apiAnswer('POST', '/v1/changes/42/undo', async (request) => {
        reasons.push(await request.json())
        return { data: { sequence: 43, cells: [] } }
      }),
    )
    const { user } = await renderConsole('/audit')
    await user.click((await screen.findByText('Turned off', { selector: 'strong' })) as HTMLElement)
    await user.click(screen.getByText('Undo', { selector: '[aria-label="Undo change 42"] *' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByLabelText('Reason'), 'Terms are there now')
    await user.click(within(dialog).getByRole('button', { name: 'Undo this change' }))
    expect(await screen.findByText('Taken back')).toBeInTheDocument()
    expect(reasons).toEqual([{ reason: 'Terms are there now' }])
  })
})
