import { availableParallelism } from 'node:os'
import { expect, test } from '@jest/globals'
import { hashPassword, isHashOutdated, isPasswordRight } from './password.ts'

// What an unknown address is compared with was made at the first sign-in. Where that came in a rush and was refused, it stayed refused:
// unknown addresses were answered 503 until the process ended and known ones 401, which tells them apart.
test('a rush at the first sign-in is forgotten once it is over, for addresses that nobody has too', async () => {
  const crowd = Array.from({ length: 100 + availableParallelism() }, () => hashPassword('of somebody else'))
  await expect(isPasswordRight('a guess', null)).rejects.toMatchObject({ statusCode: 503 })
  const [known = ''] = await Promise.all(crowd)
  expect(await isPasswordRight('a guess', undefined)).toBe(false)
  expect(await isPasswordRight('a guess', known)).toBe(false)
  expect(await isPasswordRight('of somebody else', known)).toBe(true)
  expect(isHashOutdated(known)).toBe(false)
})
