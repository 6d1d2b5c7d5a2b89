import { describe, expect, test } from '@jest/globals'
import { toEligibility } from './to-eligibility.ts'

const stated = (text: unknown, country: 'sg' | 'us' = 'sg') =>
  toEligibility({ eligibilityToWorkRequirement: text }, country)

describe('who may do the work by law', () => {
  test.each([
    ['Singapore Citizens only', [1]],
    ['Singapore citizens and PRs only.', [1, 2]],
    ['Open to Singaporeans / Permanent Residents', [1, 2]],
    ['S Pass holders, Work Permit holders', [8, 9]],
    ['新加坡公民', [1]],
    [
      ['Singapore citizen', 'Employment Pass holder'],
      [1, 3],
    ],
    [{ '@type': 'DefinedTerm', name: 'EntrePass holder' }, [7]],
  ])('%j names the identities %j', (text, ids) => {
    expect(stated(text)?.identityIds).toEqual(ids)
  })

  test.each([
    'Singapore citizens preferred',
    'Must be authorised to work without sponsorship',
    'Singapore citizens and holders of a driving licence',
    'No visa sponsorship; Singaporeans only',
  ])('“%s” says more than names: shown, and checked by nobody', (text) => {
    expect(stated(text)).toEqual({ identityIds: [], text })
  })

  test('the same words of a job elsewhere are not about Singapore', () => {
    expect(stated('Citizens and permanent residents', 'us')).toEqual({
      identityIds: [],
      text: 'Citizens and permanent residents',
    })
  })

  test('our own property names keys of the list, in any country; one that is not known makes it void', () => {
    const named = (keys: unknown) => toEligibility({ userIdentities: keys }, 'my')
    expect(named(['citizen', 'permanent-resident', 'citizen'])).toEqual({ identityIds: [1, 2], text: null })
    expect(named('s-pass')).toEqual({ identityIds: [8], text: null })
    expect(named(['citizen', 'astronaut'])).toBeUndefined()
    expect(named([])).toBeUndefined()
  })

  test('a posting that says nothing of it has none', () => {
    for (const text of [undefined, null, '', '  ', [], {}]) expect(stated(text)).toBeUndefined()
  })
})
