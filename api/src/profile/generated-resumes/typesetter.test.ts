import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { resumeSectionKeys } from '@jobspan/shared-kit/contracts/generated-resume-constants'
import type { Profile } from '@jobspan/shared-kit/contracts/profile'
import { exampleProfile } from './profile-fixture.ts'
import { toDocument } from './to-document.ts'
import { createTypesetter, startTypstWorker, type Typesetter } from './typesetter.ts'
import { toTypstInput } from './typst-input.ts'

const options = {
  layout: 'modern',
  language: 'en-us',
  paper: 'a4',
  sections: resumeSectionKeys,
  shows_photo: false,
} as const
const toInput = (profile: Profile) => toTypstInput(toDocument(profile, options, '2026-11-24'))
const input = () => toInput(exampleProfile('en-us'))

let typesetter: Typesetter
beforeAll(() => {
  typesetter = createTypesetter({ onFailure: () => undefined })
})
afterAll(() => typesetter.close())

describe('the typesetter', () => {
  test('draws a picture of all pages', async () => {
    const picture = (await typesetter.set(input(), 'svg')).toString()
    expect(picture.startsWith('<svg')).toBe(true)
    expect(picture).not.toMatch(/<script/i)
  })

  test('refuses what is no document, and sets the next one', async () => {
    await expect(typesetter.set('no JSON', 'pdf')).rejects.toThrow()
    expect((await typesetter.set(input(), 'pdf')).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('ends a worker that takes too long, says so, and sets the next one', async () => {
    const failures: unknown[] = []
    const impatient = createTypesetter({ onFailure: (reason) => failures.push(reason), limitMs: 1 })
    await expect(impatient.set(input(), 'pdf')).rejects.toMatchObject({ reason: 'unavailable' })
    expect(failures).toHaveLength(1)
    await impatient.close()
  })

  /** A worker that sets nothing: it answers, ends in the middle, breaks, or never answers. */
  const scripted = (failures: unknown[]) => {
    const script = `
      import { parentPort } from 'node:worker_threads'
      parentPort.on('message', ({ id, input }) => {
        if (input === 'end') process.exit(1)
        if (input === 'break') throw new Error('a bug')
        if (input !== 'hang') parentPort.postMessage({ id, bytes: new TextEncoder().encode(input) })
      })`
    const startWorker = () => new Worker(new URL(`data:text/javascript,${encodeURIComponent(script)}`))
    return createTypesetter({ onFailure: (reason) => failures.push(String(reason)), startWorker })
  }
  const outcomesOf = async (sets: Promise<Buffer>[]) =>
    (await Promise.allSettled(sets)).map((each) =>
      each.status === 'fulfilled' ? each.value.toString() : each.reason.reason,
    )

  test('whose worker ends or breaks in the middle refuses that one document, and sets those that waited', async () => {
    const failures: unknown[] = []
    const made = scripted(failures)
    const sets = ['one', 'end', 'two', 'break', 'three'].map((input) => made.set(input, 'pdf'))
    expect(await outcomesOf(sets)).toEqual(['one', 'unavailable', 'two', 'unavailable', 'three'])
    expect(failures).toEqual([expect.stringContaining('ended'), expect.stringContaining('a bug')])
    await made.close()
  })

  test('whose real worker is killed in the middle of a long document refuses it, and sets those that waited', async () => {
    const failures: unknown[] = []
    let worker: Worker | undefined
    const startWorker = () => {
      worker = startTypstWorker()
      return worker
    }
    const made = createTypesetter({
      onFailure: (reason) => failures.push(String(reason)),
      limitMs: 60_000,
      startWorker,
    })
    const profile = exampleProfile('en-us')
    const jobs = Array.from({ length: 2000 }, () => profile.work_experiences).flat()
    const long = toInput({ ...profile, work_experiences: jobs })
    await made.set(input(), 'pdf')
    const killed = made.set(long, 'pdf')
    const waiting = made.set(input(), 'pdf')
    const first = worker
    // The thread is at work by then: it takes seconds for some thousand jobs.
    await setTimeout(100)
    await first?.terminate()
    await expect(killed).rejects.toMatchObject({ reason: 'unavailable' })
    expect((await waiting).subarray(0, 5).toString()).toBe('%PDF-')
    expect(failures).toEqual([expect.stringContaining('The worker ended')])
    expect(worker).not.toBe(first)
    await made.close()
  })

  // Requests that were under way waited for ever when the service ended.
  test('that is closed refuses what it has not set', async () => {
    const made = scripted([])
    const outcomes = outcomesOf([made.set('hang', 'pdf'), made.set('one', 'pdf')])
    await made.close()
    expect(await outcomes).toEqual(['unavailable', 'unavailable'])
    expect(await outcomesOf([made.set('two', 'pdf')])).toEqual(['unavailable'])
  })

  test('refuses past its queue instead of letting all wait', async () => {
    const many = Array.from({ length: 60 }, () =>
      typesetter.set(input(), 'pdf').then(
        () => 'set',
        () => 'refused',
      ),
    )
    const outcomes = await Promise.all(many)
    expect(outcomes.filter((outcome) => outcome === 'refused').length).toBeGreaterThan(0)
    expect(outcomes.filter((outcome) => outcome === 'set').length).toBeGreaterThanOrEqual(40)
  })
})
