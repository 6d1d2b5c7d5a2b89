import { join } from 'node:path'
import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Grant, RewardsSummary } from '@jobspan/shared-kit/contracts/rewards/grants'
import type { Invitation, OwnInvitations } from '@jobspan/shared-kit/contracts/rewards/invitations'
import type { Programme } from '@jobspan/shared-kit/contracts/rewards/programme'
import type { Withdrawal } from '@jobspan/shared-kit/contracts/rewards/withdrawals'
import { buildMember, type RenderOptions } from '@jobspan/shared-kit/testing'
import { listTextSources, readLocale } from '../../../build/read-locale.ts'
import { acceptPath } from '../rewards/invitation-queries.ts'

type Place = { language?: LanguageKey; country?: CountryKey }

const inPlace = ({ language = 'en-us', country = 'sg' }: Place): RenderOptions => ({
  namespace: 'mf-rewards',
  language,
  country,
  texts: { 'mf-rewards': readLocale(join(import.meta.dirname, '../locales'), language) },
})

export const asGuest = (place: Place = {}): RenderOptions => inPlace(place)
export const asMember = (place: Place = {}): RenderOptions => ({
  ...inPlace(place),
  session: { kind: 'member', user: buildMember() },
})

const textSources = listTextSources(join(import.meta.dirname, '..'))
const english = Object.assign({}, ...textSources.map((textSource) => readLocale(textSource, 'en-us')))

/** What the pages say in English under a key, so that tests do not depend on the words. */
export const englishText = (key: string, values: Record<string, string> = {}): string => {
  const text = key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown>)?.[part], english)
  if (typeof text !== 'string') throw new Error(`no text ${key}`)
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}

export const code = 'abcdefgh23'

export const paths = {
  programme: '/api/rewards/programme',
  own: '/api/invitations/own',
  link: '/api/invitations/link',
  invitations: '/api/invitations',
  mails: '/api/invitations/mails',
  byCode: `/api/invitations/by-code/${code}`,
  accept: acceptPath,
  summary: '/api/rewards/summary',
  grants: '/api/rewards/grants',
  referrals: '/api/rewards/referrals',
  companies: '/api/rewards/referral-companies',
  draws: '/api/rewards/draws',
  points: '/api/rewards/points',
  entries: '/api/rewards/points/entries',
  withdrawals: '/api/rewards/withdrawals',
  distribution: '/api/rewards/distribution',
} as const

export const aProgramme = (programme: Partial<Programme> = {}): Programme => ({
  country: 'sg',
  version: '2',
  valid_from: '2026-11-01T00:00:00Z',
  terms_version: '2026-11',
  rewards: [
    { role: 'inviter', type: 'cash', every: 1, points: 100, days: null },
    { role: 'inviter', type: 'referral', every: 3, points: null, days: null },
    { role: 'invitee', type: 'template', every: 1, points: null, days: 30 },
  ],
  is_cash_on: true,
  points_per_usdt: 100,
  is_mail_on: true,
  ...programme,
})

export const ownInvitations = (own: Partial<OwnInvitations> = {}): OwnInvitations => ({
  code,
  mails_left: 30,
  counts: { sent: 0, opened: 0, registered: 0, in_review: 0, succeeded: 0, not_counted: 0 },
  ...own,
})

export const anInvitation = (invitation: Partial<Invitation> = {}): Invitation => ({
  id: 1,
  channel: 'link',
  address: null,
  state: 'opened',
  days_left: null,
  not_counted_reason: null,
  review_reasons: [],
  note: null,
  sent_at: null,
  opened_at: '2026-11-20T08:00:00Z',
  registered_at: null,
  attached_at: null,
  ...invitation,
})

export const aSummary = (summary: Partial<RewardsSummary> = {}): RewardsSummary => ({
  points: { available: 60, reserved: 0 },
  unused: {},
  invitations: { succeeded: 1, waiting: 1, in_review: 0 },
  next: [],
  pinned_until: null,
  templates_until: null,
  needs_distribution_info: false,
  ...summary,
})

export const aGrant = (grant: Partial<Grant> = {}): Grant => ({
  id: 1,
  role: 'inviter',
  type: 'pin',
  state: 'distributed',
  points: null,
  granted_at: '2026-11-02T08:00:00Z',
  distribute_by: '2026-11-23',
  distributed_at: '2026-11-10T08:00:00Z',
  used_at: null,
  valid_until: null,
  note: null,
  action: null,
  ...grant,
})

export const aWithdrawal = (withdrawal: Partial<Withdrawal> = {}): Withdrawal => ({
  id: 1,
  network: 'tron',
  target: 'TJRyWw…g5tDeC',
  points: 100,
  usdt: '1.00',
  state: 'requested',
  return_reason: null,
  note: null,
  requested_at: '2026-11-20T08:00:00Z',
  handed_over_at: null,
  ended_at: null,
  can_cancel: true,
  ...withdrawal,
})
