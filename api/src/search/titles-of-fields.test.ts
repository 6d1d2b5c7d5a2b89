import { expect, test } from '@jest/globals'
import { functionTitles } from '../config/lists/list-rows.ts'
import { titlesOfFields } from './titles-of-fields.ts'

const count = (key: string, count: number) => ({
  id: functionTitles.find((title) => title.key === key)?.id ?? 0,
  count,
})

// A country of nurses and accountants was shown two trades of Web3: a field of few titles has more jobs of each of them.
test('popular titles are one of each field of work, those fields first that most jobs are of, without Web3', () => {
  const counts = [
    count('crypto-compliance-analyst', 9),
    count('web3-community-manager', 9),
    count('accountant', 4),
    count('general-practitioner', 2),
    count('registered-nurse', 3),
    count('physiotherapist', 2),
    count('chef', 0),
  ]
  const keys = titlesOfFields(counts).map(({ id }) => functionTitles.find((title) => title.id === id)?.key)
  expect(keys).toEqual(['registered-nurse', 'accountant'])
})
