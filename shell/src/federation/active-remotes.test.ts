import { expect, it } from '@jest/globals'
import type { BootLink, BootRemote, ShellHost } from '../boot-data.ts'
import { createActiveRemotes } from './active-remotes.ts'
import { collectLinks } from './boot-links.ts'

const link = (id: string): BootLink => ({ area: 'header', id, to: `/${id}`, text: id, weight: 10 })
const remote = (navigation?: BootLink[]): BootRemote => ({
  name: 'mf-search',
  build: 'v1',
  contract: '2.2.0',
  base: '/remotes/mf-search/v1/',
  global: 'mf_search_v1',
  integrity: 'sha384-x',
  pages: [],
  slots: [],
  ...(navigation ? { navigation } : {}),
})

// While a shell is restarted, lists come from the former one, which tells no links: the header would have been empty until the next.
it('the links of a remote stay where a list does not tell them, and go where it has none', () => {
  const active = createActiveRemotes(
    { remoteListId: 'a', remotes: [remote([link('jobs')])] },
    (remotes) => ({ navigation: collectLinks(remotes) }) as unknown as ShellHost,
  )
  const ids = () => (active.frame.get() as ShellHost).navigation.map(({ id }) => id)
  active.apply({ remoteListId: 'b', remotes: [remote()] }, undefined)
  expect(ids()).toEqual(['jobs'])
  active.apply({ remoteListId: 'c', remotes: [remote([])] }, undefined)
  expect(ids()).toEqual([])
  active.apply({ remoteListId: 'd', remotes: [] }, undefined)
  active.apply({ remoteListId: 'e', remotes: [remote([link('remote')])] }, undefined)
  expect(ids()).toEqual(['remote'])
})
