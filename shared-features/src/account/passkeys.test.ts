import { describe, expect, it } from '@jest/globals'
import { canSuggestPasskeys, hasPasskeys, isPasskeyAlreadyRegistered, isPasskeyDeclined } from './passkeys.ts'

const named = (name: string) => Object.assign(new Error('said by the browser'), { name })

describe('passkeys', () => {
  it('are not to be had on a server', async () => {
    expect(hasPasskeys()).toBe(false)
    expect(await canSuggestPasskeys()).toBe(false)
  })

  it('tells a person who changed their mind from a failure', () => {
    expect(isPasskeyDeclined(named('NotAllowedError'))).toBe(true)
    expect(isPasskeyDeclined(named('AbortError'))).toBe(true)
    expect(isPasskeyDeclined(named('SecurityError'))).toBe(false)
    expect(isPasskeyDeclined('no error')).toBe(false)
    expect(isPasskeyAlreadyRegistered(named('InvalidStateError'))).toBe(true)
  })
})
