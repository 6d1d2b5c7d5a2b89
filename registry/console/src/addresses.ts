import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'

type Query = Record<string, string | number | null | undefined>

const withQuery = (path: string, query: Query) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

export const remoteViews = ['releases', 'health', 'errors', 'canary'] as const
export type RemoteView = (typeof remoteViews)[number]

export const rewardViews = ['review', 'distribution', 'payouts', 'draws', 'report', 'log'] as const
type RewardView = (typeof rewardViews)[number]

/** Below here is what those who run the marketplace do. */
export const marketplacePath = '/marketplace/'

/** Every address of the console; no other file spells one. */
export const addresses = {
  overview: (query: { remote?: string; country?: string; attention?: string; cell?: string } = {}) =>
    withQuery('/', query),
  remote: (name: string, view: RemoteView = 'releases', query: { country?: CountryKey } = {}) =>
    withQuery(view === 'releases' ? `/remotes/${name}` : `/remotes/${name}/${view}`, query),
  error: (remote: string, id: number) => `/remotes/${remote}/errors/${id}`,
  schedule: () => '/schedule',
  audit: (query: Query = {}) => withQuery('/audit', query),
  alerts: () => '/alerts',
  rewards: (view: RewardView = 'review') => `${marketplacePath}rewards/${view}`,
  people: () => '/people',
  tokens: () => '/tokens',
  keys: () => '/keys',
}

/** A cell's name in the address of the overview. */
export const cellKey = (remote: string, country: string) => `${remote}.${country}`

export const parseCellKey = (key: string | null): { remote: string; country: string } | null => {
  const [remote, country] = key?.split('.') ?? []
  return remote && country ? { remote, country } : null
}
