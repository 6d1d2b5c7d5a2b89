import { beforeEach } from '@jest/globals'
import type { AuditRow } from '@jobspan/shared-kit/contracts/registry/audit'
import { mockApiResponse, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { asPerson, setScreen } from './render-console.tsx'
import { personOf, releaseOf, smallRemoteOf, stateOf } from './samples.ts'

/** What turning a feature off in Japan would do. */
export const preview = {
  cells: [{ country: 'jp', version: 1, before: stateOf(), after: stateOf({ enabled: false }) }],
  visitors: 1234,
  routes: { added: [], removed: ['/jobs-hiring/:query', '/free-resume-template'] },
  // A story shows components to developers: visitors lose nothing with it.
  slots: { added: [], removed: ['kit.mf-search', 'mf-search.summary'] },
  links: [{ country: 'jp', href: 'http://site.test/ja/?preview=token' }],
}

/** What the registry answers: the feature in two countries, with what is told of it in Japan. */
export const panelOverview = (jp: object = {}, serial = 1) =>
  mockApiResponse('GET', '/v1/overview', {
    data: {
      serial,
      remotes: [
        smallRemoteOf('mf-search', {
          jp,
          sg: { canary: { build: 'bbbb222233', percent: 10, started_at: '2026-11-20T10:00:00.000Z' } },
        }),
      ],
    },
  })

/** A registry over which a suite opens the panel of a cell; `registry` is what it has scheduled and logged in one test. */
export const setUpCellPanel = () => {
  const registry: { scheduled: object[]; logged: AuditRow[] } = { scheduled: [], logged: [] }
  const server = setupMockApi(
    asPerson(personOf('product_owner')),
    panelOverview(),
    mockApiResponse('GET', '/v1/remotes/mf-search/releases', {
      data: [releaseOf('bbbb222233'), releaseOf('aaaa111122')],
    }),
    mockApiResponse('POST', '/v1/changes/preview', { data: preview }),
    mockApiResponse('GET', '/v1/schedule', () => ({ data: registry.scheduled })),
    mockApiResponse('GET', '/v1/audit', () => ({ data: { rows: registry.logged, more: false } })),
  )
  beforeEach(() => {
    setScreen('wide')
    registry.scheduled = []
    registry.logged = []
  })
  return { registry, server }
}

/** In one go: each key would draw the panel anew. */
export const giveReason = async (
  user: UserEvent,
  reason: string,
  where: Pick<typeof screen, 'getByLabelText'> = screen,
) => {
  await user.click(where.getByLabelText('Reason'))
  await user.paste(reason)
}
