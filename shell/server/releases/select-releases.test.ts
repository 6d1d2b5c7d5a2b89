import { describe, expect, it } from '@jest/globals'
import type { CountryDocument, Rollout } from '@jobspan/shared-kit/contracts/registry/document'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import { createEmptyRelease } from './create-empty-release.ts'
import { getRolloutBucket, type ReleaseChecks, selectReleases, type Visitor } from './select-releases.ts'

const release = (build: string): Release => createEmptyRelease('mf-search', build)
const rollout = (change: Partial<Rollout> = {}): Rollout => ({
  name: 'mf-search',
  enabled: true,
  salt: 'pepper',
  current: release('v1'),
  previous: release('v0'),
  canary: null,
  ...change,
})
const document = (remotes: Rollout[]): CountryDocument => ({
  version: 2,
  country: 'sg',
  serial: 1,
  issued_at: '',
  keys: [],
  remotes,
})
const someone: Visitor = { device: 'someone', preview: undefined, overrides: [] }
const sound: ReleaseChecks = { state: () => 'ready', findIncompatibility: () => undefined }
const chosen = (change: Partial<Rollout>, visitor = someone, judge = sound) =>
  selectReleases(document([rollout(change)]), visitor, judge)[0]

const devices = Array.from({ length: 10_000 }, (_, index) => `device-${index}`)
const onCanary = (percent: number, build: string) =>
  devices.filter(
    (device) => chosen({ canary: { release: release(build), percent } }, { ...someone, device })?.reason === 'canary',
  )

describe('the release that a visitor meets', () => {
  it('is the canary for a tenth of 10,000 visitors, within a point, and for the same ones in the next release', () => {
    const first = onCanary(10, 'v2')
    expect(first.length / devices.length).toBeGreaterThan(0.09)
    expect(first.length / devices.length).toBeLessThan(0.11)
    expect(onCanary(10, 'v3')).toEqual(first)
    expect(new Set(onCanary(25, 'v3'))).toEqual(new Set([...onCanary(25, 'v3'), ...first]))
  })

  it('gives a visitor another place in each remote, so that not the same few try everything', () => {
    const first = devices.filter((device) => getRolloutBucket(device, 'mf-search', 's') < 1000)
    const both = first.filter((device) => getRolloutBucket(device, 'mf-chat', 's') < 1000)
    expect(both.length / first.length).toBeLessThan(0.15)
  })

  it('is the previous one where the current one is damaged, and the current one again once it is whole', () => {
    const damaged: ReleaseChecks = { ...sound, state: ({ build }) => (build === 'v1' ? 'damaged' : 'ready') }
    expect(chosen({}, someone, damaged)).toMatchObject({ reason: 'previous', release: { build: 'v0' } })
    expect(chosen({})).toMatchObject({ reason: 'current', release: { build: 'v1' } })
  })

  it('has the current one beside a canary, unless that could not run either', () => {
    const canary = { release: release('v2'), percent: 99.99 }
    expect(chosen({ canary })).toMatchObject({
      reason: 'canary',
      release: { build: 'v2' },
      fallbackRelease: { build: 'v1' },
    })
    expect(chosen({})?.fallbackRelease).toBeUndefined()
    const damaged: ReleaseChecks = { ...sound, state: ({ build }) => (build === 'v1' ? 'damaged' : 'ready') }
    expect(chosen({ canary }, someone, damaged)?.fallbackRelease).toBeUndefined()
    const failed = [{ name: 'mf-search', build: 'v1' }]
    expect(chosen({ canary }, { ...someone, failed })?.fallbackRelease).toBeUndefined()
    const unfit: ReleaseChecks = { ...sound, findIncompatibility: ({ build }) => (build === 'v1' ? 'no' : undefined) }
    expect(chosen({ canary }, someone, unfit)?.fallbackRelease).toBeUndefined()
  })

  it('is no canary that failed for the visitor before, and the same build once all have it', () => {
    const canary = { release: release('v2'), percent: 99.99 }
    const visitor = { ...someone, failedCanaries: [{ name: 'mf-search', build: 'v2' }] }
    expect(chosen({ canary }, visitor)).toMatchObject({ reason: 'current', release: { build: 'v1' } })
    expect(chosen({ canary: { release: release('v3'), percent: 99.99 } }, visitor)).toMatchObject({ reason: 'canary' })
    expect(chosen({ current: release('v2') }, visitor)).toMatchObject({ reason: 'current', release: { build: 'v2' } })
  })

  it('is the previous one for a browser that could not use the current one', () => {
    const visitor = { ...someone, failed: [{ name: 'mf-search', build: 'v1' }] }
    expect(chosen({}, visitor)).toMatchObject({ release: { build: 'v0' } })
    const canary = { release: release('v2'), percent: 100 }
    const unlucky = { ...someone, failed: [...visitor.failed, { name: 'mf-search', build: 'v2' }] }
    expect(chosen({ canary }, unlucky)).toMatchObject({ release: { build: 'v0' } })
    expect(chosen({ previous: null }, visitor)).toMatchObject({ release: { build: 'v1' } })
  })

  // Who came within a second of the first promote of a remote read that its page did not load, and its owners that a file was damaged.
  it('of a remote of which nothing ran here is none until its first release has arrived', () => {
    const first = { previous: null, current: release('v1') }
    const inState = (state: ReturnType<ReleaseChecks['state']>) =>
      chosen(first, someone, { ...sound, state: () => state })
    expect(inState('arriving')).toBeUndefined()
    expect(inState('ready')).toMatchObject({ release: { build: 'v1' } })
    // What cannot be had is missed: its pages say so.
    expect(inState('fetching')).toMatchObject({ release: { build: 'v1' } })
    const arrives: ReleaseChecks = { ...sound, state: ({ build }) => (build === 'v1' ? 'arriving' : 'ready') }
    expect(chosen({}, someone, arrives)).toMatchObject({ reason: 'previous', release: { build: 'v0' } })
  })

  it('is never one that does not fit; where none fits, the remote stands there as what cannot run', () => {
    const judge: ReleaseChecks = {
      ...sound,
      findIncompatibility: ({ build }) => (build === 'v1' ? 'contract 2.0.0' : undefined),
    }
    expect(chosen({}, someone, judge)).toMatchObject({ release: { build: 'v0' }, incompatibility: undefined })
    expect(chosen({ previous: null }, someone, judge)).toMatchObject({ incompatibility: 'contract 2.0.0' })
  })

  it('is what a preview shows, on or off, to whoever opened it', () => {
    const preview = { remote: 'mf-search', enabled: true, release: release('v9') }
    expect(chosen({ enabled: false }, { ...someone, preview })).toMatchObject({
      reason: 'preview',
      enabled: true,
      release: { build: 'v9' },
    })
    expect(chosen({}, { ...someone, preview: { ...preview, enabled: false } })).toMatchObject({ enabled: false })
  })

  describe('of a remote that has none in the country yet', () => {
    const first = (percent: number): CountryDocument => ({
      ...document([]),
      first_canaries: [{ name: 'mf-search', salt: 'pepper', release: release('v1'), percent }],
    })
    const among = (percent: number) =>
      devices.filter((device) => selectReleases(first(percent), { ...someone, device }, sound).length > 0)

    it('is its first canary for as many as are to be the first, who are the same in its next', () => {
      expect(among(10)).toEqual(onCanary(10, 'v2'))
      const device = among(10)[0] ?? ''
      expect(selectReleases(first(10), { ...someone, device }, sound)).toMatchObject([
        { name: 'mf-search', reason: 'canary', enabled: true, release: { build: 'v1' } },
      ])
    })

    it('is nothing for them either where it may not run, is damaged or on its way, or failed in their browser', () => {
      const visitor = { ...someone, device: among(10)[0] ?? '' }
      const incompatible: ReleaseChecks = { ...sound, findIncompatibility: () => 'contract 2.0.0' }
      const damaged: ReleaseChecks = { ...sound, state: () => 'damaged' }
      const arriving: ReleaseChecks = { ...sound, state: () => 'arriving' }
      for (const judge of [incompatible, damaged, arriving])
        expect(selectReleases(first(10), visitor, judge)).toEqual([])
      const failed = [{ name: 'mf-search', build: 'v1' }]
      expect(selectReleases(first(10), { ...visitor, failed }, sound)).toEqual([])
    })

    it('is what a preview shows', () => {
      const preview = { remote: 'mf-search', enabled: true, release: release('v9') }
      for (const shown of [document([]), first(10)])
        expect(selectReleases(shown, { ...someone, preview }, sound)).toMatchObject([
          { reason: 'preview', release: { build: 'v9' } },
        ])
    })
  })

  // An override of a remote that the country has no release of, as the guide for squads begins with one, was dropped, while the badge
  // said that it was there.
  it('comes from a squad’s own server also where the country knows no more of the remote than a first canary', () => {
    const overrides = [
      { remote: 'mf-skill-paths', origin: 'http://localhost:4001' },
      { remote: 'mf-search', origin: 'http://localhost:4003' },
      { remote: 'mf-search', origin: 'http://localhost:4005' },
    ]
    const known: CountryDocument = {
      ...document([]),
      first_canaries: [{ name: 'mf-search', salt: 'pepper', release: release('v1'), percent: 100 }],
    }
    expect(selectReleases(known, { ...someone, overrides }, sound)).toMatchObject([
      {
        name: 'mf-skill-paths',
        reason: 'override',
        enabled: true,
        origin: 'http://localhost:4001',
        release: { pages: [] },
      },
      { name: 'mf-search', reason: 'override', enabled: true, origin: 'http://localhost:4003' },
    ])
  })

  it('comes from a squad’s own server for who asked for that', () => {
    const overrides = [{ remote: 'mf-search', origin: 'http://localhost:4001' }]
    expect(chosen({ enabled: false }, { ...someone, overrides })).toMatchObject({
      reason: 'override',
      enabled: true,
      origin: 'http://localhost:4001',
    })
  })
})
