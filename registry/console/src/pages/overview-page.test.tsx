import { beforeEach, describe, expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse, setupMockApi } from '@jobspan/shared-kit/testing'
import { act, screen, within } from '@testing-library/react'
import { asPerson, renderConsole, setScreen } from '../testing/render-console.tsx'
import { personOf, remoteOf } from '../testing/samples.ts'

const overview = (parts: Parameters<typeof remoteOf>[1] = {}, serial = 1) =>
  mockApiResponse('GET', '/v1/overview', {
    data: { serial, remotes: [remoteOf('mf-chat'), remoteOf('mf-search', parts)] },
  })

describe('overview', () => {
  const server = setupMockApi(
    asPerson(personOf('product_owner')),
    mockApiResponse('GET', '/v1/audit', { data: { rows: [], more: false } }),
    mockApiResponse('GET', '/v1/schedule', { data: [] }),
    overview({
      jp: { health: { visitors: 9, mounts: 20, failure_rate: 0.2, p75_load: 900, state: 'bad' } },
      sg: { canary: { build: 'bbbb222233', percent: 10, started_at: '2026-11-20T10:00:00.000Z' } },
      us: { enabled: false },
    }),
  )
  beforeEach(() => setScreen('wide'))

  it('shows each remote in each country, in words too', async () => {
    await renderConsole('/')
    expect(await screen.findAllByRole('row')).toHaveLength(20)
    expect(
      screen.getByRole('button', {
        name: 'mf-search, Singapore, On, version aaaa111, Healthy, Gradual release 10%, Healthy',
      }),
    ).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^mf-search, United States, Off/ })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^mf-search, Japan, .*Many errors/ })).toBeInTheDocument()
    await expectNoAxeViolations()
  })

  it('is one stop for Tab, walked by arrow keys', async () => {
    const { user } = await renderConsole('/')
    const first = await screen.findByRole('button', { name: /^mf-chat, Japan/ })
    expect(first).toHaveAttribute('tabindex', '0')
    act(() => first.focus())
    await user.keyboard('{ArrowRight}{ArrowDown}')
    const walked = screen.getByRole('button', { name: /^mf-search, Philippines/ })
    expect(walked).toHaveFocus()
    expect(first).toHaveAttribute('tabindex', '-1')
    await user.keyboard('{Control>}{End}{/Control}')
    expect(screen.getByRole('button', { name: /^mf-search, Others/ })).toHaveFocus()
    await user.keyboard('{Home}')
    expect(screen.getByRole('button', { name: /^mf-chat, Others/ })).toHaveFocus()
  })

  it('keeps focus and place when the figures are renewed', async () => {
    const { platform } = await renderConsole('/')
    const cell = await screen.findByRole('button', { name: /^mf-search, United States, Off/ })
    act(() => cell.focus())
    server.use(overview({ us: { enabled: true, version: 2 } }, 2))
    await platform.queryClient.invalidateQueries({ queryKey: ['overview'] })
    expect(await screen.findByRole('button', { name: /^mf-search, United States, On/ })).toHaveFocus()
  })

  it('filters by what needs attention and keeps that in the address', async () => {
    const { user, at } = await renderConsole('/')
    await user.click(await screen.findByRole('button', { name: '1 needs attention' }))
    expect(at()).toBe('/?attention=1')
    expect(screen.getAllByRole('row')).toHaveLength(2)
    await user.selectOptions(screen.getByLabelText('Country'), 'sg')
    expect(screen.getByText('Nothing matches these filters')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(at()).toBe('/')
  })

  it('is lists by remote on a phone, open where something needs a look', async () => {
    setScreen('phone')
    const { user, at } = await renderConsole('/')
    const search = await screen.findByRole('region', { name: 'mf-search' })
    expect(within(search).getByText('On in 18 of 19')).toBeInTheDocument()
    expect(within(search).getByText('1 needs attention')).toBeInTheDocument()
    await user.click(within(search).getByRole('button', { name: /^mf-search, Japan/ }))
    expect(at()).toBe('/?cell=mf-search.jp')
    expect(await screen.findByRole('dialog', { name: 'mf-search · Japan' })).toBeInTheDocument()
  })
})
