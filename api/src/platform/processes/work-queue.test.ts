import { describe, expect, test } from '@jest/globals'
import { createBusyMembers, createWorkQueue } from './work-queue.ts'

const reasonOf = (entered: Promise<unknown>) =>
  entered.then(
    () => 'entered',
    ({ reason, status }) => [reason, status],
  )
/** What has entered by now, in order. */
const watch = () => {
  const entered: string[] = []
  const add = (name: string, place: Promise<() => void>) => place.then(() => entered.push(name))
  return { entered, add }
}
const passImmediate = () => new Promise((resolve) => setImmediate(resolve))

// One member with twenty readings kept everybody else out for as long as they took.
describe('a queue of work', () => {
  test('gives a member one place at a time, and the next one to another member', async () => {
    const queue = createWorkQueue({ atOnce: 2, waiting: 10 })
    const { entered, add } = watch()
    const leave = await queue.enter(1)
    void add('own', queue.enter(1))
    void add('other', queue.enter(2))
    await passImmediate()
    expect(entered).toEqual(['other'])
    leave()
    await passImmediate()
    expect(entered).toEqual(['other', 'own'])
  })

  test('tells a member who has one at work and one waiting to wait (429)', async () => {
    const queue = createWorkQueue({ atOnce: 2, waiting: 10 })
    await queue.enter(1)
    void queue.enter(1)
    expect(await reasonOf(queue.enter(1))).toEqual(['stillWorking', 429])
    expect(await reasonOf(queue.enter(2))).toBe('entered')
  })

  test('refuses when too many wait (503), whoever they are', async () => {
    const queue = createWorkQueue({ atOnce: 1, waiting: 2 })
    await queue.enter(1)
    for (const memberId of [2, undefined]) void queue.enter(memberId)
    expect(await reasonOf(queue.enter(3))).toEqual(['unavailable', 503])
  })

  test('is left by those whose caller is gone, and by each once', async () => {
    const queue = createWorkQueue({ atOnce: 1, waiting: 1 })
    const { entered, add } = watch()
    const leave = await queue.enter(1)
    const caller = new AbortController()
    const gone = queue.enter(2, caller.signal).catch(() => 'gone')
    caller.abort()
    expect(await gone).toBe('gone')
    void add('third', queue.enter(3))
    leave()
    leave()
    await passImmediate()
    expect(entered).toEqual(['third'])
    expect(await reasonOf(queue.enter(4, AbortSignal.abort({ reason: 'left' })))).toEqual(['left', undefined])
  })

  // One member who exported, previewed, read and resized at once had a process for each, and searches of others waited for a processor.
  test('has one place for a member in all queues that share who is busy, by turns', async () => {
    const members = createBusyMembers()
    const [exports, readings] = [1, 2].map(() => createWorkQueue({ atOnce: 2, waiting: 10 }, members))
    const { entered, add } = watch()
    const leave = await exports?.enter(1)
    if (!exports || !readings || !leave) throw new Error('no place')
    void add('export', exports.enter(1))
    const reading = readings.enter(1)
    void add('reading', reading)
    void add('other', readings.enter(2))
    await passImmediate()
    expect(entered).toEqual(['other'])
    leave()
    await passImmediate()
    expect(entered).toEqual(['other', 'reading'])
    ;(await reading)()
    await passImmediate()
    expect(entered).toEqual(['other', 'reading', 'export'])
  })
})
