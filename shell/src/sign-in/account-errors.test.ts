import { describe, expect, it } from '@jest/globals'
import { ApiError } from '@jobspan/shared-kit/api'
import { registerError, signInError } from './account-errors.ts'

const refused = (status: number, code = 0, message = '') =>
  new ApiError({ kind: status >= 500 ? 'server' : 'refused', status, code, message })

describe('what a failed sign-in says', () => {
  it.each([
    [401, 'account.errors.credentials', 'form'],
    [422, 'account.errors.credentials', 'form'],
    [403, 'account.errors.suspended', 'form'],
    [429, 'account.errors.tooMany', 'form'],
    [500, 'kit:unexpectedError', 'notice'],
  ])('for %i', (status, text, shownIn) => {
    expect(signInError(refused(status))).toEqual({ text, shownIn })
  })

  it('for a suspended account, by its kind', () => {
    const texts = [41044, 41047, 41347].map((code) => signInError(refused(403, code)).text)
    const of = (kind: string) => `account.errors.${kind}`
    expect(texts).toEqual([of('suspended'), of('suspendedForSafety'), of('suspendedForReview')])
  })

  // It said “unexpected server error” where the passwords of others were being hashed first.
  it('for too many at once: what the API says of it, beside the form', () => {
    const busy = 'The service is busy right now. Please try again in a moment.'
    expect(signInError(refused(503, 50101, busy))).toEqual({ text: '', words: busy, shownIn: 'form' })
  })

  it('for no connection', () => {
    expect(signInError(new ApiError({ kind: 'offline', status: 0, code: 0, message: '' })).text).toBe('offline')
  })
})

describe('what a failed registration says', () => {
  it('names a taken address and nothing else', () => {
    expect(registerError(refused(422, 0, 'The email has already been taken.')).text).toBe('account.errors.taken')
    expect(registerError(refused(422, 41001)).text).toBe('account.errors.taken')
    expect(registerError(refused(422, 0, 'Anything else')).text).toBe('')
    expect(registerError(refused(503)).shownIn).toBe('notice')
  })

  // A number that got an account meanwhile was called a taken email, and a social account that did was refused without a word.
  it.each([
    [409, 40016],
    [409, 40015],
    [403, 40005],
  ])('for %i with %i: what the API says of it', (status, code) => {
    const words = 'It belongs to another account here.'
    expect(registerError(refused(status, code, words))).toEqual({ text: '', words, shownIn: 'form' })
  })
})
