import { describe, expect, it } from '@jest/globals'
import { readEnv } from './env.ts'

describe('the environment', () => {
  it('has defaults for everything', () => {
    expect(readEnv({})).toMatchObject({ PORT: 3000, BRAND_NAME: 'Jobspan', DEFAULT_COUNTRY: 'sg', MAINTENANCE: false })
  })

  it.each([
    [{ PORT: 'many' }, /^PORT: /],
    [{ PUBLIC_ORIGIN: 'nowhere' }, /^PUBLIC_ORIGIN: /],
    [{ DEFAULT_COUNTRY: 'xx' }, /^DEFAULT_COUNTRY: /],
  ])('names what is wrong in %j', (variables, message) => {
    expect(() => readEnv(variables)).toThrow(message)
  })
})
