import { expect, it } from '@jest/globals'
import { fullName, getDisplayName, getKnownName } from './person-name.ts'

// The header called who has one name “Ada -”, and 山田 太郎 “太郎 山田”.
it('writes a name in its own order, and one name as one', () => {
  expect(fullName({ first_name: 'Ada', last_name: 'Lovelace' })).toBe('Ada Lovelace')
  expect(fullName({ first_name: '太郎', last_name: '山田' })).toBe('山田 太郎')
  expect(fullName({ first_name: 'Suharto', last_name: '-' })).toBe('Suharto')
})

it('calls who has no name by their address', () => {
  const nobody = { first_name: '-', last_name: '-', email: 'ada@example.com' }
  expect(getKnownName(nobody)).toBe('')
  expect(getDisplayName(nobody)).toBe('ada@example.com')
  expect(getDisplayName({ ...nobody, first_name: 'Ada' })).toBe('Ada')
})
