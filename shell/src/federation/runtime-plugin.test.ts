import { describe, expect, it } from '@jest/globals'
import { getAliasUrl } from './get-alias-url.ts'
import { requireIntegrity } from './runtime-plugin.ts'

const table = (integrity: string | null | undefined) => ({
  integrityOf: () => integrity,
  origins: () => [],
  onArrived: () => undefined,
  onFailure: () => undefined,
})

describe('the guard of what the federation runtime fetches', () => {
  it('gives the hash of a known file', () => {
    expect(requireIntegrity(table('sha384-x'), '/remotes/a/b/remoteEntry.js')).toBe('sha384-x')
  })

  it('refuses a file without a hash, and lets development go without', () => {
    expect(() => requireIntegrity(table(undefined), '/remotes/a/b/other.js')).toThrow(/no integrity/)
    expect(() => requireIntegrity(table(''), '/remotes/a/b/other.js')).toThrow(/no integrity/)
    expect(requireIntegrity(table(null), '/remotes/a/dev/remoteEntry.js')).toBeNull()
  })

  it('finds the same release under an alias', () => {
    expect(getAliasUrl('/remotes/mf-search/b1/', 0)).toBe('/remotes/mf-search/b1/')
    expect(getAliasUrl('/remotes/mf-search/b1/', 2)).toBe('/remotes/_r2/mf-search/b1/')
  })

  it('looks past a CDN that fails, but never past a squad’s own server', () => {
    const cdn = 'https://cdn.example/remotes/mf-search/b1/'
    expect(getAliasUrl(cdn, 0)).toBe(cdn)
    expect(getAliasUrl(cdn, 1)).toBe('/remotes/_r1/mf-search/b1/')
    const own = 'http://localhost:4001/remotes/mf-search/dev/'
    expect(getAliasUrl(own, 1)).toBe(own)
  })
})
