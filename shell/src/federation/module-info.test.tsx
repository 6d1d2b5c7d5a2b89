import { expect, test } from '@jest/globals'
import type { BootRemote, ShellHost } from '../boot-data.ts'
import { createActiveRemotes } from './active-remotes.ts'
import { createHost } from './create-host.ts'
import { publishModuleInfo } from './module-info.ts'

const remote = (name: string, build: string): BootRemote => ({
  name,
  build,
  contract: '2.2.0',
  base: `/remotes/${name}/${build}/`,
  global: `${name.replace('-', '_')}_${build}`,
  integrity: 'sha384-x',
  pages: [{ path: '/', access: 'public', files: ['1.js', 'texts-en-us.js'] }],
  slots: [],
})

type Snapshot = Record<
  string,
  {
    remoteEntry: string
    remotesInfo: Record<string, { matchedVersion: string }>
    modules: { moduleName: string; assets: { js: { async: string[] } } }[]
    shared: { sharedName: string; shareConfig: { requiredVersion: string } }[]
  }
>

/** What the extension sends to its panel: a copy of the plain data at `__FEDERATION__.moduleInfo`. */
const readAsExtension = () => JSON.parse(JSON.stringify(globalThis.__FEDERATION__.moduleInfo)) as Snapshot

/** What its graph draws: the modules that others are made of, and what each of these is. */
const drawGraph = (snapshot: Snapshot) =>
  Object.entries(snapshot).flatMap(([consumer, { remotesInfo }]) =>
    Object.entries(remotesInfo).map(([name, { matchedVersion }]) => ({
      consumer,
      name,
      module: snapshot[`${name}:${matchedVersion}`]?.modules[0]?.moduleName,
    })),
  )

// The extension showed what is shared and no module at all: it reads what the runtime takes from manifests, and pages here load none.
test('the extension for Chrome finds the releases of the tab, and those that replace them', () => {
  const files = { integrityOf: () => null, origins: () => [], onArrived: () => undefined, onFailure: () => undefined }
  const host = createHost(
    { react: { version: '19.3.1', lib: () => ({}), shareConfig: { singleton: true, requiredVersion: '^19.3.0' } } },
    files,
  )
  const active = createActiveRemotes(
    { remoteListId: 'a', remotes: [remote('mf-search', 'v1'), remote('mf-chat', 'v1')] },
    () => ({}) as ShellHost,
  )
  publishModuleInfo(active)
  expect(drawGraph(readAsExtension())).toEqual([
    { consumer: 'jobspan_shell', name: 'mf_search_v1', module: 'remote' },
    { consumer: 'jobspan_shell', name: 'mf_chat_v1', module: 'remote' },
  ])

  // As a release does that takes it.
  host.options.shared.react?.[0]?.useIn.push('mf_search_v1')
  const sharedBy = (id: string) => readAsExtension()[id]?.shared.map(({ sharedName }) => sharedName)
  expect(sharedBy('jobspan_shell')).toEqual(['react'])
  expect(sharedBy('mf_search_v1:http://localhost/remotes/mf-search/v1/remoteEntry.js')).toEqual(['react'])
  expect(sharedBy('mf_chat_v1:http://localhost/remotes/mf-chat/v1/remoteEntry.js')).toEqual([])

  active.apply({ remoteListId: 'b', remotes: [remote('mf-search', 'v2')] }, undefined)
  const snapshot = readAsExtension()
  expect(Object.keys(snapshot)).toEqual([
    'jobspan_shell',
    'mf_search_v2:http://localhost/remotes/mf-search/v2/remoteEntry.js',
  ])
  const search = snapshot['mf_search_v2:http://localhost/remotes/mf-search/v2/remoteEntry.js']
  expect(search?.remoteEntry).toBe('remoteEntry.js')
  expect(search?.modules[0]?.assets.js.async).toEqual(['1.js', 'texts-en-us.js'])
})
