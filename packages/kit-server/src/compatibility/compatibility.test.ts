import { describe, expect, it } from '@jest/globals'
import {
  findConflicts,
  findDuplicateContributions,
  findDuplicateRoutes,
  findShellConflicts,
  findUnknownSlots,
  findUnshownContributions,
} from './find-conflicts.ts'
import { findIncompatibilities } from './find-incompatibilities.ts'

const shell = { contract: '1.2.0', shared: { react: '19.3.1', '@jobspan/shared-kit': '2.3.0' } }
const asks = (changes: { contract?: string; shared?: Record<string, string> } = {}) => ({
  contract: '1.2.0',
  shared: { react: '^19.3.1', 'react/': '^19.3.1', '@jobspan/shared-kit/design': '^2.3.0' },
  ...changes,
})

describe('a release and a shell', () => {
  it.each([['1.2.0'], ['1.0.0']])('fit for contract %s', (contract) => {
    expect(findIncompatibilities(asks({ contract }), shell)).toEqual([])
  })

  it.each([
    ['another major', asks({ contract: '2.0.0' }), 'it was made for contract 2.0.0, the shell keeps 1.2.0'],
    ['a later minor', asks({ contract: '1.3.0' }), 'it was made for contract 1.3.0, the shell keeps 1.2.0'],
    ['another React', asks({ shared: { react: '^18.2.0' } }), 'it needs react ^18.2.0, the shell provides 19.3.1'],
    [
      'another kit',
      asks({ shared: { '@jobspan/shared-kit/api': '^2.4.0' } }),
      'it needs @jobspan/shared-kit/api ^2.4.0, the shell provides 2.3.0',
    ],
    [
      'a package not provided',
      asks({ shared: { jotai: '^3.0.0' } }),
      'it shares jotai, which the shell does not provide',
    ],
  ])('do not fit for %s', (_, release, fault) => {
    expect(findIncompatibilities(release, shell)).toEqual([fault])
  })
})

it('a release of before the kit had one version runs where its contract does', () => {
  const shared = { '@jobspan/shared-kit/design': '^0.1.0' }
  expect(findIncompatibilities(asks({ shared }), shell)).toEqual([])
  expect(findIncompatibilities(asks({ shared, contract: '2.0.0' }), shell)).toHaveLength(1)
})

const claims = (name: string, path: string, slot = `${name}.summary`) => ({
  name,
  pages: [{ path, access: 'public' as const, files: [] }],
  slots: [{ name: slot, files: [] }],
  overlays: [{ name: 'check', queryFlag: `show-${name}` }],
})

describe('slots', () => {
  const release = (name: string, own: { declares?: string; asks?: string[]; order?: number } = {}) => ({
    ...claims(name, `/${name}`),
    overlays: [],
    declaredSlots: own.declares ? [{ name: 'job.actions', version: own.declares, onFailure: 'hide' as const }] : [],
    contributions: (own.asks ?? []).map((words) => {
      const [contribution = '', version = ''] = words.split(' ')
      return { slot: 'job.actions', name: contribution, version, order: 0, access: 'public' as const, files: [] }
    }),
  })
  const host = release('mf-job-detail', { declares: '1.1' })

  it.each([['1.0'], ['1.1']])('take a contribution that was made for version %s, beside others', (version) => {
    const chat = release('mf-chat', { asks: ['chat 1.0'] })
    expect(findConflicts(release('mf-rewards', { asks: [`rewards ${version}`] }), [host, chat])).toEqual([])
  })

  it.each([['1.2'], ['2.0'], ['0.9']])('refuse one that was made for version %s', (version) => {
    expect(findConflicts(release('mf-rewards', { asks: [`rewards ${version}`] }), [host])).toEqual([
      `contribution rewards asks for version ${version} of slot job.actions, and mf-job-detail declares 1.1`,
    ])
  })

  it('refuse a second contribution of one name, and a second page that declares them', () => {
    const chat = release('mf-chat', { asks: ['chat 1.0'] })
    expect(findConflicts(release('mf-other', { asks: ['chat 1.0'], declares: '1.1' }), [host, chat])).toEqual([
      'slot job.actions is declared by mf-job-detail',
      'contribution chat to slot job.actions belongs to mf-chat',
    ])
    expect(findDuplicateContributions(release('mf-other', { asks: ['chat 1.0', 'chat 1.1'] }))).toEqual([
      'contribution chat to slot job.actions',
    ])
    expect(findDuplicateContributions(chat)).toEqual([])
  })

  it('take what only stands under their name for a contribution of version 1.0, of the remote’s name', () => {
    const former = { ...claims('mf-chat', '/chat', 'job.actions'), overlays: [] }
    expect(findConflicts(former, [host])).toEqual([])
    expect(findConflicts(former, [release('mf-job-detail', { declares: '2.0' })])).toEqual([
      'contribution mf-chat asks for version 1.0 of slot job.actions, and mf-job-detail declares 2.0',
    ])
  })

  it('of another major leave contributions unshown, which may be told before they change', () => {
    const chat = release('mf-chat', { asks: ['chat 1.0'] })
    expect(findUnshownContributions([chat], [host])).toEqual([])
    expect(findUnshownContributions([chat], [release('mf-job-detail', { declares: '2.0' })])).toMatchObject([
      { remote: 'mf-chat', slot: 'job.actions', name: 'chat' },
    ])
  })

  // A misspelt slot passed every check, and was shown nowhere.
  it('that nothing declares are named beside those that there are', () => {
    const rewards = release('mf-rewards', { asks: ['rewards 1.0'] })
    expect(findUnknownSlots(rewards, [host])).toEqual([])
    expect(findUnknownSlots({ ...rewards, declaredSlots: host.declaredSlots }, [])).toEqual([])
    const misspelt = {
      ...rewards,
      contributions: rewards.contributions.map((each) => ({ ...each, slot: 'job.action' })),
    }
    expect(findUnknownSlots(misspelt, [host])).toEqual([
      'contribution rewards is for slot job.action, which nothing that runs declares: it has job.actions',
    ])
  })

  it('that no page declares yet have no version to fit', () => {
    expect(findConflicts(release('mf-rewards', { asks: ['rewards 3.4'] }), [])).toEqual([])
  })
})

describe('routes, slots and overlays', () => {
  it('belong to one remote, however a route’s parameter is called', () => {
    const taken = claims('mf-job-detail', '/job/:slug', 'search.preview')
    expect(findConflicts(claims('mf-other', '/job/:id', 'search.preview'), [taken])).toEqual([
      'route /job/:id belongs to mf-job-detail, which has /job/:slug for the same address',
    ])
    expect(findConflicts(claims('mf-other', '/jobs'), [taken])).toEqual([])
  })

  // Which of the two a visitor met was decided by the number of parameters, and nobody was told.
  it.each([
    ['/job/special', '/job/:slug'],
    ['/job/:slug', '/job/special'],
    ['/:x/b', '/a/:y'],
    ['/:page', '/terms/'],
  ])('%s and %s of another remote can match the same address', (path, taken) => {
    expect(findConflicts(claims('mf-other', path), [claims('mf-job-detail', taken)])).toEqual([
      `route ${path} belongs to mf-job-detail, which has ${taken} for the same address`,
    ])
    expect(findShellConflicts(claims('mf-other', path), { build: 's1', paths: ['/', taken] })).toEqual([
      `route ${path} belongs to the shell itself (s1), which has ${taken} for the same address`,
    ])
  })

  it.each([
    ['/job/special/more', '/job/:slug'],
    ['/a/:x', '/b/:x'],
    ['/:x/b', '/a/:y/b'],
    ['/:page', '/'],
  ])('%s and %s of another remote never do', (path, other) => {
    expect(findConflicts(claims('mf-other', path), [claims('mf-job-detail', other)])).toEqual([])
  })

  it('of one remote may meet, unless they are the same', () => {
    const pages = ['/job/:slug', '/job/new', '/job/:id', '/job/new/'].map((path) => ({
      ...claims('x', path).pages[0],
      path,
    }))
    expect(findDuplicateRoutes({ pages: pages as never })).toEqual(['/job/:id', '/job/new/'])
  })

  it('do not clash with an earlier release of the same remote', () => {
    expect(findConflicts(claims('mf-a', '/a'), [claims('mf-a', '/a')])).toEqual([])
  })
})
