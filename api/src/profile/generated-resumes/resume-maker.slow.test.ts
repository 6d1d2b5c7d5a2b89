import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { resumeSectionKeys } from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { maxProfile } from '../../testing/largest-profile.ts'
import { profileFixture } from './profile-fixture.ts'
import { createResumeMaker, type ResumeMaker } from './resume-maker.ts'

const options = {
  layout: 'modern',
  language: 'en-us',
  paper: 'a4',
  sections: resumeSectionKeys,
  shows_photo: false,
} as const
const sourceOf = (profile: Profile) => async () => ({ profile, options, today: '2026-11-24' })
const example = sourceOf(profileFixture('en-us'))

const failures: string[] = []
let maker: ResumeMaker
beforeAll(() => {
  maker = createResumeMaker({ onFailure: (reason) => failures.push(String(reason)) })
})
afterAll(() => maker.close())

describe('the resume maker', () => {
  test('draws a picture of all pages', async () => {
    const picture = (await maker.make('svg', example)).toString()
    expect(picture.startsWith('<svg')).toBe(true)
    expect(picture).not.toMatch(/<script/i)
  })

  test('refuses what is no document, says so, and makes the next one', async () => {
    await expect(maker.make('pdf', async () => ({ document: { sections: [] } as never }))).rejects.toMatchObject({
      reason: 'unavailable',
    })
    expect(failures.splice(0)).toEqual([expect.stringContaining('broke')])
    expect((await maker.make('pdf', example)).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('ends a process that takes too long, and says so', async () => {
    const hurriedFailures: string[] = []
    const hurried = createResumeMaker({
      onFailure: (reason) => hurriedFailures.push(String(reason)),
      limits: { timeoutMs: 1 },
    })
    await expect(hurried.make('pdf', example)).rejects.toMatchObject({ reason: 'unavailable' })
    expect(hurriedFailures).toEqual([expect.stringContaining('too long')])
    hurried.close()
  })
})

// Fifty jobs of 2,000 lines each took Word 16 seconds, in which nobody was answered, and Typst more memory than the machine had; ten of them made
// a preview of 71 MB.
describe('a resume that is too long', () => {
  const prose = 'I kept the books of three harbours and closed every month within four working days. '.repeat(47)
  const withJobs = (count: number, description: string) => {
    const [job] = profileFixture('en-us').work_experiences
    if (!job) throw new Error('the example has no job')
    const jobs = Array.from({ length: count }, () => ({ ...job, description }))
    return { ...profileFixture('en-us'), work_experiences: jobs }
  }

  test.each(['pdf', 'svg', 'docx'] as const)('is refused as %s before anything is made of it', async (form) => {
    const refused = createResumeMaker({ onFailure: () => undefined, limits: { timeoutMs: 0 } })
    const tooLong = { reason: 'generatedResumeTooLong', status: 422 }
    await expect(refused.make(form, sourceOf(maxProfile(profileFixture('en-us'))))).rejects.toMatchObject(tooLong)
    refused.close()
  })

  test('has a PDF up to 50 pages, and a preview up to 20', async () => {
    const long = withJobs(40, prose)
    expect((await maker.make('pdf', sourceOf(long))).length).toBeGreaterThan(100_000)
    await expect(maker.make('svg', sourceOf(long))).rejects.toMatchObject({ reason: 'previewTooLong', status: 422 })
    await expect(maker.make('pdf', sourceOf(withJobs(90, prose)))).rejects.toMatchObject({
      reason: 'generatedResumeTooLong',
    })
    expect(failures).toEqual([])
  })
})
