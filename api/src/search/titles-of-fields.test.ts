import { expect, test } from '@jest/globals'
import { functionTitles } from '../config/lists/list-rows.ts'
import { titlesOfFields } from './titles-of-fields.ts'

const count = (key: string, count: number) => ({
  id: functionTitles.find((title) => title.key === key)?.id ?? 0,
  count,
})

// A country of nurses and accountants was shown two trades of Web3: a field of few titles has more jobs of each of them.
test('popular titles are one of each field of work, those fields first that most jobs are of', () => {
  const counts = [
    count('crypto-compliance-analyst', 4),
    count('web3-community-manager', 4),
    count('general-practitioner', 3),
    count('registered-nurse', 3),
    count('physiotherapist', 3),
    count('accountant', 3),
    count('auditor', 3),
    count('financial-controller', 3),
    count('chef', 0),
  ]
  const keys = titlesOfFields(counts).map(({ id }) => functionTitles.find((title) => title.id === id)?.key)
  expect(keys).toHaveLength(3)
  expect(keys.at(-1)).toBe('crypto-compliance-analyst')
})
