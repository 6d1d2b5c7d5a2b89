import { describe, expect, it } from '@jest/globals'
import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import type { ReleaseLink } from '@jobspan/shared-kit/contracts/remotes/navigation'
import { findConflicts } from './find-conflicts.ts'
import { findNavigationFaults } from './find-navigation-faults.ts'

const labels = Object.fromEntries(languages.map(({ key }) => [key, 'Jobs']))
const link = (changes: Partial<ReleaseLink> = {}): ReleaseLink => ({
  area: 'header',
  id: 'jobs',
  to: '/jobs/all?sort=new',
  labels,
  weight: 10,
  access: 'public',
  ...changes,
})
const release = (name: string, path: string, ...navigation: ReleaseLink[]) => ({
  name,
  pages: [{ path, access: 'public' as const, files: [] }],
  slots: [],
  overlays: [],
  navigation,
})

describe('the id of a navigation link', () => {
  it('belongs to one remote, in every area', () => {
    const running = release('mf-a', '/a', link(), link({ area: 'member-menu' }))
    expect(findConflicts(release('mf-b', '/b', link({ area: 'footer' }), link()), [running])).toEqual([
      'navigation link jobs belongs to mf-a',
    ])
    expect(findConflicts(release('mf-b', '/b', link({ id: 'remote' })), [running])).toEqual([])
    expect(findConflicts(release('mf-a', '/a', link()), [running])).toEqual([])
  })

  it('is free where a release from before has no links', () => {
    const { navigation: _, ...former } = release('mf-a', '/a')
    expect(findConflicts(release('mf-b', '/b', link()), [former])).toEqual([])
  })
})

describe('links of a release', () => {
  it.each([
    ['to one of its pages', [link()], []],
    ['of one id in several areas', [link(), link({ area: 'member-menu', icon: 'bell' })], []],
    [
      'to a page that it has not',
      [link({ to: '/chat' })],
      ['the link jobs of the header leads to /chat, which is no page of it'],
    ],
    ['twice in an area', [link(), link()], ['the link jobs of the header is there twice; leave one']],
    ['without a label', [link({ labels: { ...labels, ar: '' } })], ['the link jobs of the header has no label in ar']],
    [
      'with an icon that the shell has not',
      [link({ icon: 'rocket' })],
      [
        expect.stringMatching(
          /^the link jobs of the header has the icon rocket, which the shell has not; choose of bad/,
        ),
      ],
    ],
  ])('%s', (_, links, faults) => {
    expect(findNavigationFaults(release('mf-a', '/jobs/:query', ...links))).toEqual(faults)
  })
})
