import { describe, expect, it } from '@jest/globals'
import { releaseOf } from '../testing/fake-registry.ts'
import { createRemoteLoader } from './remote-loader.ts'

const release = releaseOf('mf-search', 'v1', { 'node/remoteEntry.cjs': 'server' })
const load = (isDamaged: boolean) =>
  createRemoteLoader({
    sharedKit: {},
    folder: () => '/nowhere',
    getVerifiedPath: async () => undefined,
    isDamaged: () => isDamaged,
  }).load(release)

// A file that had not arrived was called damaged, which raised an alarm at each first release.
describe('a release without one of its files', () => {
  it('is not here yet while nothing is known to be wrong with it', async () => {
    await expect(load(false)).rejects.toThrow('mf-search v1: node/remoteEntry.cjs is not here yet')
  })

  it('is not whole where its bytes are wrong', async () => {
    await expect(load(true)).rejects.toThrow('mf-search v1: node/remoteEntry.cjs is not whole')
  })
})
