import type { BootRemote } from '../boot-data.ts'
import type { ActiveRemotes } from './active-remotes.ts'
import { hostName } from './create-host.ts'

type ModuleInfo = (typeof globalThis.__FEDERATION__)['moduleInfo']

const noAssets = () => ({ sync: [], async: [] })

/** What the page provides: all of it, or what a release has taken, which is nothing before it is loaded. */
const listShared = (taker?: string) => {
  const host = globalThis.__FEDERATION__.__INSTANCES__.find(({ name }) => name === hostName)
  return Object.entries(host?.options.shared ?? {}).flatMap(([sharedName, versions]) =>
    versions
      .filter(({ useIn }) => taker === undefined || useIn.includes(taker))
      .map(({ version, shareConfig }) => ({
        sharedName,
        version,
        shareConfig: { ...shareConfig },
        assets: { js: noAssets(), css: noAssets() },
      })),
  )
}

const describeRemote = ({ build, global, base, pages }: BootRemote): ModuleInfo[string] => ({
  version: build,
  buildVersion: build,
  globalName: global,
  publicPath: new URL(base, location.origin).href,
  remoteEntry: 'remoteEntry.js',
  remoteEntryType: 'global',
  remoteTypes: '',
  remoteTypesZip: 'mf-types.zip',
  remoteTypesAPI: 'mf-types.d.ts',
  remotesInfo: {},
  get shared() {
    return listShared(global)
  },
  modules: [
    {
      moduleName: 'remote',
      modulePath: './remote',
      assets: {
        js: { sync: ['remote.js'], async: [...new Set(pages.flatMap(({ files = [] }) => files))] },
        css: noAssets(),
      },
    },
  ],
})

/**
 * Lists the releases of this tab where the extension of Module Federation for Chrome reads them: `__FEDERATION__.moduleInfo`. The runtime would do so
 * from manifests, which pages here do not load: the document tells them what is in one.
 */
export const publishModuleInfo = ({ remotes, frame }: Pick<ActiveRemotes, 'remotes' | 'frame'>): void => {
  const federation = globalThis.__FEDERATION__
  const publish = () => {
    const entries = remotes().map(
      (remote) => [remote, new URL(`${remote.base}remoteEntry.js`, location.origin).href] as const,
    )
    federation.moduleInfo = {
      [hostName]: {
        version: process.env.SHELL_BUILD ?? '',
        remoteEntry: '',
        buildVersion: process.env.SHELL_BUILD ?? '',
        remoteTypesZip: '',
        consumerList: [],
        shared: listShared(),
        remotesInfo: Object.fromEntries(entries.map(([{ global }, entry]) => [global, { matchedVersion: entry }])),
      },
      ...Object.fromEntries(entries.map(([remote, entry]) => [`${remote.global}:${entry}`, describeRemote(remote)])),
    }
  }
  publish()
  frame.subscribe(publish)
}
