import { expect, test } from '@jest/globals'
import { addReleaseFacts } from './federation-manifest.ts'

type Stats = Parameters<typeof addReleaseFacts>[0]

const stats = (names: string[]) =>
  ({
    id: 'mf_rewards_b1',
    name: 'mf_rewards_b1',
    metaData: {
      buildInfo: { buildVersion: '0.1.0', buildName: '@jobspan/mf-rewards' },
      types: { path: '', name: '', zip: '', api: '' },
    },
    shared: names.map((name) => ({ name, version: '', requiredVersion: '^19.3.0' })),
    remotes: [],
    exposes: [],
  }) as unknown as Stats

// Two builds of the same sources gave manifests of other bytes, because the plugin lists what is shared in the order in which it was met. A release
// that was published cannot be published again with other bytes.
test('a manifest names the release, and is the same for the same build', () => {
  const release = { name: 'mf-rewards', build: 'b1' }
  const one = addReleaseFacts(stats(['react/jsx-runtime', 'jotai', 'react']), release)
  const other = addReleaseFacts(stats(['react', 'react/jsx-runtime', 'jotai']), release)
  expect(JSON.stringify(one)).toBe(JSON.stringify(other))
  expect(one.metaData.buildInfo).toMatchObject({ buildVersion: 'b1', buildName: 'mf-rewards' })
  expect(one.metaData.types).toMatchObject({ zip: 'mf-types.zip', api: 'mf-types.d.ts' })
  expect(one.shared.every(({ version }) => /^\d+\.\d+\.\d+$/.test(version))).toBe(true)
})
