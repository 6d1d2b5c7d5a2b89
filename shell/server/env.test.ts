import { describe, expect, it } from '@jest/globals'
import { readEnv } from './env.ts'

describe('the environment', () => {
  it('has defaults for everything', () => {
    expect(readEnv({})).toMatchObject({ PORT: 3000, BRAND_NAME: 'Jobspan', DEFAULT_COUNTRY: 'sg', MAINTENANCE: false })
  })

  it('knows offices by country, and none unless told', () => {
    const sg = ['Jobspan Pte Ltd', '1 Example Road', 'Singapore 123456']
    expect(readEnv({ OFFICES: JSON.stringify({ sg }) }).OFFICES).toEqual({ sg })
    expect([readEnv({}).OFFICES, readEnv({ OFFICES: '' }).OFFICES]).toEqual([{}, {}])
  })

  // Compose hands on what nobody set as an empty text: the shell did not start.
  it('takes an empty variable for one that is not set', () => {
    expect(readEnv({ HELP_EMAIL: '', PORT: '', DEFAULT_COUNTRY: '', RELEASES_BASE_URL: '' })).toEqual(readEnv({}))
  })

  it.each([
    [{ PORT: 'many' }, /^PORT: /],
    [{ PUBLIC_ORIGIN: 'nowhere' }, /^PUBLIC_ORIGIN: /],
    [{ DEFAULT_COUNTRY: 'xx' }, /^DEFAULT_COUNTRY: /],
    [{ OFFICES: 'Raffles Place' }, /^OFFICES: must be JSON/],
    [{ OFFICES: '["1 Example Road"]' }, /^OFFICES: /],
    [{ OFFICES: '{"xx":["1 Example Road"]}' }, /^OFFICES[.:] ?/],
    [{ OFFICES: '{"sg":"1 Example Road"}' }, /^OFFICES\.sg: /],
    [{ OFFICES: '{"sg":["1 Example Road",""]}' }, /^OFFICES\.sg\.1: /],
  ])('names what is wrong in %j', (variables, message) => {
    expect(() => readEnv(variables)).toThrow(message)
  })
})
