import { describe, expect, it } from '@jest/globals'
import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import type { ReleaseLink } from '@jobspan/shared-kit/contracts/remotes/navigation'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import { readEnv } from '../../server/env.ts'
import { buildRemoteList, type NavigationLocale } from '../../server/page/build-boot-data.ts'
import type { SelectedRelease } from '../../server/releases/select-releases.ts'
import { loadBuiltInNavigation } from '../built-in-navigation/built-in-navigation.ts'
import { toBootLinks } from './boot-links.ts'

const labels = Object.fromEntries(languages.map(({ key }) => [key, `Jobs in ${key}`]))
const link: ReleaseLink = { area: 'header', id: 'jobs', to: '/jobs', labels, weight: 10, access: 'public' }

describe('a link of a release', () => {
  it('has the label of the visitor’s language alone, and nothing that is usual', () => {
    expect(toBootLinks([link], { country: 'sg', language: 'ja' })).toEqual([
      { area: 'header', id: 'jobs', to: '/jobs', text: 'Jobs in ja', weight: 10 },
    ])
  })

  it('is told in its countries alone', () => {
    const links = [{ ...link, countries: ['sg', 'my'] }]
    expect(toBootLinks(links, { country: 'sg', language: 'ar' })).toHaveLength(1)
    expect(toBootLinks(links, { country: 'jp', language: 'ar' })).toEqual([])
  })
})

describe('the list of remotes', () => {
  const selected = (name: string, navigation?: ReleaseLink[]): SelectedRelease => ({
    name,
    release: {
      name,
      build: 'b1',
      contract: '2.1.0',
      global: 'g',
      pages: [],
      slots: [],
      overlays: [],
      ...(navigation ? { navigation } : {}),
      texts: {},
      shared: {},
      files: {},
    } satisfies Release,
    reason: 'current',
    enabled: true,
    incompatibility: undefined,
    origin: undefined,
  })
  const site = { env: readEnv({ LOG_LEVEL: 'silent' }) }
  const localeOf = async (language: NavigationLocale['language']): Promise<NavigationLocale> => ({
    country: 'sg',
    language,
    builtIn: await loadBuiltInNavigation(language),
  })
  const idsOf = ({ remotes }: ReturnType<typeof buildRemoteList>, area: string) =>
    remotes.flatMap(({ navigation = [] }) => navigation.filter((each) => each.area === area).map(({ id }) => id))

  // A shell is released before the remotes: with the first one of this kind the header would have been empty.
  it('has built-in links for the release of a remote from before links, and none beside its own', async () => {
    const former = buildRemoteList([selected('mf-search'), selected('mf-chat', [])], site, await localeOf('tr'))
    expect(idsOf(former, 'header')).toEqual(['jobs', 'remote', 'web3'])
    expect(idsOf(former, 'bottom-bar')).toEqual(['jobs'])
    expect(former.remotes[0]?.navigation?.[0]?.text).toBe('İş ara')
    expect(idsOf(buildRemoteList([selected('mf-search', [link])], site, await localeOf('tr')), 'header')).toEqual([
      'jobs',
    ])
  })

  it('has one name in all languages: an open tab is told of it by the name alone', async () => {
    const activeReleases = [selected('mf-search', [link])]
    const names = [
      buildRemoteList(activeReleases, site).remoteListId,
      buildRemoteList(activeReleases, site, await localeOf('ja')).remoteListId,
      buildRemoteList(activeReleases, site, await localeOf('ar')).remoteListId,
    ]
    expect(new Set(names).size).toBe(1)
  })
})
