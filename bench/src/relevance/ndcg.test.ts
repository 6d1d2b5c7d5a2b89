import { expect, it } from '@jest/globals'
import { ndcgAt10 } from './ndcg.ts'

it('is 1 for the best order, less the further down what is worth most comes, and 0 for nothing', () => {
  expect(ndcgAt10([3, 2, 1], [1, 2, 3, 0])).toBe(1)
  // 1 / log2(2) + 7 / log2(3) of 7 / log2(2) + 1 / log2(3)
  expect(ndcgAt10([1, 3], [3, 1])).toBeCloseTo(0.7098, 4)
  expect(ndcgAt10([], [3, 1])).toBe(0)
})

it('looks at ten results only', () => {
  const wrong = Array.from({ length: 10 }, () => 0 as const)
  expect(ndcgAt10([...wrong, 3], [3])).toBe(0)
})

it('is not a number where nothing is worth anything', () => {
  expect(ndcgAt10([0, 0], [0, 0])).toBeNaN()
})
