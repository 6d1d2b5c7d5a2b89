import { describe, expect, it } from '@jest/globals'
import type { Alert } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { expectNoAxeViolations, mockApiResponse, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, within } from '@testing-library/react'
import { asPerson, renderConsole } from '../testing/render-console.tsx'
import { personOf, remoteOf } from '../testing/samples.ts'

const alertOf = (id: number, remote: string, message: string, kind: Alert['kind'] = 'integrity'): Alert => ({
  id,
  at: '2026-11-20T10:00:00.000Z',
  kind,
  remote,
  build: 'b1',
  country: 'sg',
  message,
})

describe('alerts', () => {
  const server = setupMockApi(
    asPerson(personOf('viewer')),
    mockApiResponse('GET', '/v1/overview', { data: { serial: 1, remotes: [] } }),
    mockApiResponse('GET', '/v1/alerts', {
      data: [
        alertOf(4, 'shell', 'of the shell', 'error_new'),
        alertOf(3, 'mf-chat', 'back again', 'error_again'),
        alertOf(2, 'shell', 'of the shell'),
        alertOf(1, 'mf-chat', 'of a remote'),
      ],
    }),
  )

  it('lead to the cell of a remote; the shell itself has none', async () => {
    await renderConsole('/alerts')
    const [shell, remote] = await screen
      .findAllByText('Damaged file')
      .then((all) => all.map((each) => each.closest('li')))
    if (!shell || !remote) throw new Error('two alerts were to be listed')
    expect(within(shell).getByText('of the shell')).toBeInTheDocument()
    expect(within(shell).queryByRole('link')).not.toBeInTheDocument()
    expect(within(remote).getByRole('link', { name: 'Open in overview' })).toHaveAttribute(
      'href',
      expect.stringContaining('mf-chat'),
    )
    await expectNoAxeViolations()
  })

  it('of errors lead to the list of them', async () => {
    await renderConsole('/alerts')
    const errors = await screen.findAllByRole('link', { name: 'See the errors' })
    expect(errors.map((link) => link.getAttribute('href'))).toEqual([
      '/remotes/shell/errors',
      '/remotes/mf-chat/errors',
    ])
    expect(screen.getByText('New error')).toBeInTheDocument()
    expect(screen.getByText('Resolved error is back')).toBeInTheDocument()
  })

  // What happened was told with the ids of remote and build, which nobody who does not write code can read.
  it('tell of remotes by the names that people know', async () => {
    const [name, build] = ['Job search', 'bbbb222233']
    server.use(
      mockApiResponse('GET', '/v1/overview', {
        data: { serial: 1, remotes: [{ ...remoteOf('mf-search'), display_name: name }] },
      }),
      mockApiResponse('GET', '/v1/alerts', {
        data: [
          `The gradual release (canary) ${build} of mf-search in Singapore was stopped: 5 of 5 views failed.`,
          `mf-search ${build} fails in Singapore: 60 of 100 views of the last five minutes failed.`,
          `New error in mf-search ${build}, Singapore: TypeError`,
        ].map((message, id) => ({ ...alertOf(id, 'mf-search', message), build })),
      }),
    )
    await renderConsole('/alerts')
    expect(
      await screen.findByText(`The gradual release (canary) of ${name} in Singapore was stopped: 5 of 5 views failed.`),
    ).toBeVisible()
    expect(
      screen.getByText(`${name} fails in Singapore: 60 of 100 views of the last five minutes failed.`),
    ).toBeVisible()
    expect(screen.getByText(`New error in ${name}, Singapore: TypeError`)).toBeVisible()
  })
})
