import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Cell, Change, ChangeRequest } from '@jobspan/shared-kit/contracts/registry/rollout'
import { fromLocalField } from '../../format-time.ts'

export type ChangeKind = Change['kind']

/** A change while it is being written; times as their fields hold them. */
export type Draft = {
  kind: ChangeKind
  enabled: boolean
  build: string
  percent: string
  /** The build was halted there before, and is wanted all the same. */
  again: boolean
  countries: CountryKey[]
  reason: string
  isScheduled: boolean
  dueAt: string
  hasExpiry: boolean
  expiresAt: string
}

/** What a change of this kind begins with, from the cell that it was opened on. */
export const newDraft = (kind: ChangeKind, cell: Cell, build = ''): Draft => ({
  kind,
  enabled: !cell.enabled,
  build: build || (kind === 'canary' ? (cell.canary?.build ?? '') : ''),
  percent: String(cell.canary?.percent ?? 10),
  again: false,
  countries: [cell.country],
  reason: '',
  isScheduled: false,
  dueAt: '',
  hasExpiry: false,
  expiresAt: '',
})

export type DraftErrorField = 'build' | 'percent' | 'countries' | 'reason' | 'dueAt' | 'expiresAt'

/** Which parts cannot be sent as they are. */
export const validateDraft = (draft: Draft, now = Date.now()): DraftErrorField[] => {
  const percent = Number(draft.percent)
  const due = draft.isScheduled ? fromLocalField(draft.dueAt) : null
  const end = draft.hasExpiry ? fromLocalField(draft.expiresAt) : null
  const isInvalid: Record<DraftErrorField, boolean> = {
    build: (draft.kind === 'promote' || draft.kind === 'canary') && draft.build === '',
    percent: draft.kind === 'canary' && !(percent > 0 && percent < 100),
    countries: draft.countries.length === 0,
    reason: draft.reason.trim().length < 3,
    dueAt: draft.isScheduled && (due === null || Date.parse(due) <= now),
    expiresAt: draft.hasExpiry && (end === null || Date.parse(end) <= (due ? Date.parse(due) : now)),
  }
  return (Object.keys(isInvalid) as DraftErrorField[]).filter((name) => isInvalid[name])
}

const againOf = ({ again }: Draft) => (again ? { again } : {})

const changeOf = (draft: Draft): Change => {
  switch (draft.kind) {
    case 'toggle':
      return { kind: 'toggle', enabled: draft.enabled }
    case 'promote':
      return { kind: 'promote', build: draft.build, ...againOf(draft) }
    case 'canary':
      return { kind: 'canary', build: draft.build, percent: Number(draft.percent), ...againOf(draft) }
    default:
      return { kind: draft.kind }
  }
}

/** The draft as the registry reads it. */
export const requestOf = (remote: string, draft: Draft): ChangeRequest => {
  const due = draft.isScheduled ? fromLocalField(draft.dueAt) : null
  const end = draft.hasExpiry ? fromLocalField(draft.expiresAt) : null
  return {
    remote,
    countries: draft.countries,
    change: changeOf(draft),
    reason: draft.reason.trim(),
    ...(due ? { due_at: due } : {}),
    ...(end ? { expires_at: end } : {}),
  }
}
