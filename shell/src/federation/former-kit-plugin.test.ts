import { expect, it } from '@jest/globals'
import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime'
import { formerKitPlugin } from './former-kit-plugin.ts'

const kit = { called: 'the kit' }
const key = '@jobspan/shared-kit/remote'

/** What a release takes of the shell's kit, which asks for a version of it. */
const take = async (requiredVersion: string) => {
  const shareConfig = { singleton: true, requiredVersion: '^2.3.0' }
  const shell = createInstance({
    name: 'shell',
    remotes: [],
    shared: { [key]: { version: '2.3.0', lib: () => kit, shareConfig } },
  })
  const release = createInstance({ name: `asks for ${requiredVersion}`, remotes: [], plugins: [] })
  release.initShareScopeMap('default', shell.shareScopeMap.default ?? {})
  const asked = { singleton: true, strictVersion: true, requiredVersion }
  const taken = await release.loadShare(key, {
    customShareInfo: {
      scope: ['default'],
      strategy: 'loaded-first',
      shareConfig: asked,
      from: 'release',
      version: '0',
      useIn: [],
      deps: [],
      get: () => () => ({}),
    },
  })
  return taken ? taken() : undefined
}

// Releases ask for `^0.1.0`, which was the version of the workspace's kit; the shell provides 2.3.0.
it('a release of before the kit had one version gets the shell’s, and another one what it asks for', async () => {
  registerGlobalPlugins([formerKitPlugin])
  expect(await take('^0.1.0')).toBe(kit)
  expect(await take('^2.3.0')).toBe(kit)
  await expect(take('^3.0.0')).rejects.toThrow(/does not satisfy the requirement/)
})
