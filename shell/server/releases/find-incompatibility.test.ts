import { describe, expect, it } from '@jest/globals'
import { releaseOf } from '../testing/fake-registry.ts'
import { findIncompatibility } from './find-incompatibility.ts'

const capabilities = { contract: '2.4.0', shared: { react: '19.3.1', 'react-dom': '19.3.1' } }
const release = releaseOf('mf-search', 'b1', { 'web/remoteEntry.js': 'entry' })

describe('a release that was forced in', () => {
  it.each([
    ['another major', '3.0.0'],
    ['an earlier major', '1.4.0'],
    ['a newer minor', '2.5.0'],
  ])('may not run with %s of the contract', (_what, contract) => {
    expect(findIncompatibility({ ...release, contract }, capabilities)).toBe(`contract ${contract}`)
    expect(findIncompatibility({ ...release, contract: '2.2.0' }, capabilities)).toBeUndefined()
  })

  it.each(['^18.2.0', '~19.2.0', '>=20'])('may not run with React %s, of which this shell has another', (range) => {
    expect(findIncompatibility({ ...release, shared: { react: range } }, capabilities)).toBe(
      `contract without react ${range}`,
    )
    expect(findIncompatibility({ ...release, shared: { 'react-dom/client': range } }, capabilities)).toContain(
      'contract without react-dom',
    )
    expect(findIncompatibility({ ...release, shared: { react: '^19.0.0' } }, capabilities)).toBeUndefined()
  })

  it('may not run where a file of a page has no hash', () => {
    const pages = [{ path: '/', access: 'public' as const, files: ['web/7.js'] }]
    expect(findIncompatibility({ ...release, pages }, capabilities)).toBe('no hash for web/7.js')
  })
})
