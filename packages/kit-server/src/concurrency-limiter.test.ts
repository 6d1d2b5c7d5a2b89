import { expect, test } from '@jest/globals'
import { createConcurrencyLimiter } from './concurrency-limiter.ts'

test('runs a few at a time in the order they came, hands a place on after a failure too, and refuses who is one too many', async () => {
  const limited = createConcurrencyLimiter({
    maxConcurrent: 2,
    maxQueued: 1,
    createOverflowError: () => new Error('full'),
  })
  const begun: string[] = []
  const work = (name: string) => {
    const end = Promise.withResolvers<string>()
    const done = limited(() => {
      begun.push(name)
      return end.promise
    })
    return { ...end, done }
  }
  const [first, second, third] = [work('first'), work('second'), work('third')]
  expect(begun).toEqual(['first', 'second'])
  await expect(work('fourth').done).rejects.toThrow('full')
  second.reject(new Error('broken'))
  await expect(second.done).rejects.toThrow('broken')
  third.resolve('done')
  expect(await third.done).toBe('done')
  first.resolve('done')
  expect(await first.done).toBe('done')
  expect(begun).toEqual(['first', 'second', 'third'])
  const [fifth, sixth] = [work('fifth'), work('sixth')]
  expect(begun.slice(3)).toEqual(['fifth', 'sixth'])
  for (const each of [fifth, sixth]) each.resolve('done')
  await Promise.all([fifth.done, sixth.done])
})
