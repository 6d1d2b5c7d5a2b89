import { describe, expect, it } from '@jest/globals'
import { findConflicts, findDuplicateRoutes, findShellConflicts } from './find-conflicts.ts'
import { findIncompatibilities } from './find-incompatibilities.ts'

const shell = { contract: '1.2.0', shared: { react: '19.3.1', '@jobspan/shared-kit': '0.1.0' } }
const asks = (changes: { contract?: string; shared?: Record<string, string> } = {}) => ({
  contract: '1.2.0',
  shared: { react: '^19.3.1', 'react/': '^19.3.1', '@jobspan/shared-kit/design': '^0.1.0' },
  ...changes,
})

describe('a release and a shell', () => {
  it.each([['1.2.0'], ['1.0.0']])('fit for contract %s', (contract) => {
    expect(findIncompatibilities(asks({ contract }), shell)).toEqual([])
  })

  it.each([
    ['another major', asks({ contract: '2.0.0' }), 'it was made for contract 2.0.0, the shell keeps 1.2.0'],
    ['a later minor', asks({ contract: '1.3.0' }), 'it was made for contract 1.3.0, the shell keeps 1.2.0'],
    ['another React', asks({ shared: { react: '^18.2.0' } }), 'it needs react ^18.2.0, the shell lends 19.3.1'],
    ['a package not lent', asks({ shared: { jotai: '^3.0.0' } }), 'it shares jotai, which the shell does not lend'],
  ])('do not fit for %s', (_, release, fault) => {
    expect(findIncompatibilities(release, shell)).toEqual([fault])
  })
})

const claims = (name: string, path: string, slot = `${name}.summary`) => ({
  name,
  pages: [{ path, access: 'public' as const, files: [] }],
  slots: [{ name: slot, files: [] }],
  overlays: [{ name: 'check', queryFlag: `show-${name}` }],
})

describe('routes, slots and overlays', () => {
  it('belong to one remote, however a route’s parameter is called', () => {
    const taken = claims('mf-job-detail', '/job/:slug', 'search.preview')
    expect(findConflicts(claims('mf-other', '/job/:id', 'search.preview'), [taken])).toEqual([
      'route /job/:id belongs to mf-job-detail, which has /job/:slug for the same address',
      'slot search.preview belongs to mf-job-detail',
    ])
    expect(findConflicts(claims('mf-other', '/jobs'), [taken])).toEqual([])
  })

  // Which of the two a visitor met was decided by the number of parameters, in silence.
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
