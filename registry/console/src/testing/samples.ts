import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import type { AuditRow } from '@jobspan/shared-kit/contracts/registry/audit'
import type { Person, Role } from '@jobspan/shared-kit/contracts/registry/people'
import type { PublishedRelease } from '@jobspan/shared-kit/contracts/registry/releases'
import type { Cell, CellState } from '@jobspan/shared-kit/contracts/registry/rollout'

export const personOf = (role: Role, remotes: string[] = []): Person => ({
  id: 7,
  name: 'Ada Lim',
  email: 'ada@jobspan.example',
  role,
  remotes,
  disabled: false,
})

export const stateOf = (part: Partial<CellState> = {}): CellState => ({
  enabled: true,
  current: 'aaaa111122',
  previous: null,
  canary: null,
  ...part,
})

const quiet = { visitors: 120, mounts: 400, failure_rate: 0, p75_load: 240, state: 'good' } as const

const quietCanary = { mounts: 40, failure_rate: 0, p75_load: 260, state: 'good' } as const

const cellOf = (remote: string, country: Cell['country'], part: Partial<Cell> = {}): Cell => ({
  country,
  remote,
  version: 1,
  ...stateOf(),
  halted: null,
  updated_at: '2026-11-20T10:00:00.000Z',
  updated_by: 'Kim Tan',
  health: quiet,
  canary_health: part.canary ? quietCanary : null,
  ...part,
})

type Parts = Partial<Record<string, Partial<Cell>>>

/** A remote in every country, alike but for what is told. */
export const remoteOf = (name: string, parts: Parts = {}) => ({
  name,
  cells: countries.map(({ key }) => cellOf(name, key, parts[key])),
})

/** A remote in the countries that are told, and in no other. */
export const smallRemoteOf = (name: string, parts: Parts) => ({
  name,
  cells: remoteOf(name, parts).cells.filter(({ country }) => country in parts),
})

export const releaseOf = (build: string, part: Partial<PublishedRelease> = {}): PublishedRelease => ({
  remote: 'mf-search',
  build,
  contract: '1.0.0',
  commit: '9be1f0c2',
  published_at: '2026-11-20T09:00:00.000Z',
  published_by: 'CI of mf-search',
  bytes: 250_000,
  page_bytes: 40_000,
  routes: ['/', '/companies'],
  slots: [],
  shared: { react: '^19.3.1' },
  current_in: [],
  canary_in: [],
  ...part,
})

export const auditRowOf = (sequence: number, part: Partial<AuditRow> = {}): AuditRow => ({
  sequence,
  at: '2026-11-20T10:00:00.000Z',
  actor: 'Kim Tan',
  action: 'toggle',
  remote: 'mf-search',
  reason: 'Terms are not translated',
  cells: [{ country: 'jp', before: stateOf(), after: stateOf({ enabled: false }) }],
  details: {},
  previous_hash: 'p'.repeat(64),
  hash: 'h'.repeat(64),
  ...part,
})
