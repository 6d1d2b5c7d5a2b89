import { describe, expect, it } from '@jest/globals'
import type { ErrorGroup, ErrorSample, SymbolisedFrame } from '@jobspan/shared-kit/contracts/registry/errors'
import { expectNoAxeViolations, mockApiResponse, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, within } from '@testing-library/react'
import { asPerson, renderConsole } from '../testing/render-console.tsx'
import { personOf } from '../testing/samples.ts'

const groupOf = (id: number, part: Partial<ErrorGroup> = {}): ErrorGroup => ({
  id,
  remote: 'mf-search',
  source: 'boundary',
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'title')",
  place: 'showTitle · mf-search/src/features/job-card.tsx:12',
  state: 'open',
  state_by: null,
  state_at: null,
  first_seen: '2026-11-20T10:00:00.000Z',
  last_seen: '2026-11-24T10:00:00.000Z',
  first_build: 'aaaa111122',
  count: 1204,
  days: Array.from({ length: 30 }, (_, day) => (day > 27 ? day : 0)),
  releases: [
    { build: 'bbbb222233', count: 1200 },
    { build: 'aaaa111122', count: 4 },
  ],
  countries: [{ country: 'sg', count: 1204 }],
  browsers: [
    { browser: 'Chrome 131', count: 1000 },
    { browser: 'Safari 18', count: 200 },
    { browser: 'Firefox 133', count: 4 },
  ],
  is_new: true,
  ...part,
})

const frame = (file: string, name: string | null, isSymbolised = true): SymbolisedFrame => ({
  file,
  line: 12,
  column: 5,
  name,
  owner: 'mf-search',
  isSymbolised,
})
const sampleOf = (part: Partial<ErrorSample> = {}): ErrorSample => ({
  at: '2026-11-24T10:00:00.000Z',
  build: 'bbbb222233',
  country: 'sg',
  page: '/jobs-hiring/:slug',
  browser: 'Chrome 131',
  frames: [frame('mf-search/src/features/job-card.tsx', 'showTitle')],
  breadcrumbs: [
    { kind: 'page', ago: 12, route: '/jobs-hiring/:slug' },
    { kind: 'click', ago: 3, role: 'combobox', name: 'sort' },
    { kind: 'call', ago: 1, method: 'GET', path: '/api/jobs/:id', status: 503 },
    { kind: 'call', ago: 1, method: 'GET', path: '/api/me', status: 0 },
  ],
  ...part,
})

const states: string[] = []
const asked: URL[] = []
let group = groupOf(7)
let samples = [sampleOf()]
const api = (role: Parameters<typeof personOf>[0] = 'squad') =>
  setupMockApi(
    asPerson(personOf(role, ['mf-search'])),
    mockApiResponse('GET', '/v1/overview', { data: { serial: 1, remotes: [] } }),
    mockApiResponse('GET', '/v1/remotes/:remote/errors', (request) => {
      asked.push(new URL(request.url))
      return {
        data: [
          group,
          groupOf(6, { name: 'RangeError', message: '', is_new: false, state_at: '2026-11-24T09:00:00.000Z' }),
          groupOf(5, { name: 'ConflictError', is_new: false }),
        ],
      }
    }),
    mockApiResponse('GET', '/v1/remotes/:remote/errors/:id', () => ({ data: { group, samples } })),
    mockApiResponse('PUT', '/v1/remotes/:remote/errors/:id/state', async (request) => {
      const { state } = (await request.json()) as Pick<ErrorGroup, 'state'>
      states.push(state)
      group = groupOf(7, { state, state_by: 'Ada Lim', state_at: '2026-11-24T11:00:00.000Z' })
      return { data: group }
    }),
  )

describe('errors of a feature', () => {
  api()

  it('are listed with what they are, how often, since which version and in which browsers', async () => {
    await renderConsole('/remotes/mf-search/errors')
    const [first, second, third] = await screen
      .findAllByRole('heading', { level: 2 })
      .then((all) => all.map((each) => each.closest('li') as HTMLElement))
    if (!first || !second || !third) throw new Error('three errors were to be listed')
    expect(within(first).getByText('New in the latest version')).toBeInTheDocument()
    expect(within(first).getByRole('link', { name: /^TypeError: Cannot read/ })).toHaveAttribute(
      'href',
      '/remotes/mf-search/errors/7',
    )
    expect(first).toHaveTextContent('showTitle · mf-search/src/features/job-card.tsx:12')
    expect(first).toHaveTextContent('1,204 times in 30 days')
    expect(first).toHaveTextContent('In 2 versions')
    expect(first).toHaveTextContent('Chrome 131, Safari 18 and 1 more')
    expect(within(second).getByText('Back after it was resolved')).toBeInTheDocument()
    expect(within(third).getByText('Known')).toBeInTheDocument()
    await expectNoAxeViolations()
  })

  it('are the open ones unless the address says otherwise', async () => {
    asked.length = 0
    const { user, at } = await renderConsole('/remotes/mf-search/errors?version=aaaa111122')
    await screen.findAllByText('Known')
    expect(asked.at(-1)?.search).toBe('?state=open&build=aaaa111122')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'All')
    expect(at()).toBe('/remotes/mf-search/errors?version=aaaa111122&state=all')
    await screen.findAllByText('Known')
    expect(asked.at(-1)?.search).toBe('?build=aaaa111122')
  })

  it('show where each was thrown, and what happened before', async () => {
    await renderConsole('/remotes/mf-search/errors/7')
    expect(await screen.findByRole('heading', { level: 1, name: 'TypeError' })).toBeInTheDocument()
    expect(screen.getByText('showTitle')).toBeInTheDocument()
    expect(screen.getByText('mf-search/src/features/job-card.tsx:12:5', { exact: false })).toBeInTheDocument()
    expect(screen.queryByText(/no source map fits/)).not.toBeInTheDocument()
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(steps).toEqual(
      expect.arrayContaining([
        '12 seconds beforeOpened the page /jobs-hiring/:slug',
        '3 seconds beforeUsed a list of choices sort',
        '1 second beforeThe server answered 503 to GET /api/jobs/:id',
        '1 second beforeThe server didn’t answer GET /api/me',
      ]),
    )
    expect(screen.getByRole('img', { name: 'The last 30 days: 29 today, at most 29 a day' })).toBeInTheDocument()
    await expectNoAxeViolations()
  })

  it('say where no source map fits', async () => {
    samples = [sampleOf({ frames: [frame('web/page.js', 'c', false)] })]
    await renderConsole('/remotes/mf-search/errors/7')
    expect(await screen.findByText(/no source map fits that version/)).toBeInTheDocument()
    samples = [sampleOf({ frames: [], breadcrumbs: [] })]
    await renderConsole('/remotes/mf-search/errors/7')
    expect(await screen.findByText('This error has no stack trace.')).toBeInTheDocument()
  })

  it('are resolved by their team, and opened again', async () => {
    const { user } = await renderConsole('/remotes/mf-search/errors/7')
    await user.click(await screen.findByRole('button', { name: 'Mark as resolved' }))
    expect(await screen.findByText('Resolved by Ada Lim', { exact: false })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Open again' }))
    expect(await screen.findByRole('button', { name: 'Ignore' })).toBeInTheDocument()
    expect(states).toEqual(['resolved', 'open'])
  })

  it('of the site itself have a page too, without what features have', async () => {
    await renderConsole('/remotes/shell/errors')
    expect(await screen.findByRole('heading', { level: 1, name: 'The site itself' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Gradual release' })).not.toBeInTheDocument()
  })
})

describe('errors of another team', () => {
  api('product_owner')

  it('can be read, and are decided by that team', async () => {
    group = groupOf(7)
    await renderConsole('/remotes/mf-search/errors/7')
    expect(await screen.findByRole('heading', { level: 1, name: 'TypeError' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Ignore' })).not.toBeInTheDocument()
  })
})
