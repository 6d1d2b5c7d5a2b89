import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { avatarStyles } from '@jobspan/shared-kit/contracts/ai/ai-constants'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import sharp from 'sharp'
import type { ModelAnswer, StandInModel } from '../../ai/testing/stand-in-model.ts'
import { openWithStandInModel } from '../../testing/open-with-stand-in-model.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { loadPhoto } from '../generated-resumes/load-photo.ts'
import { createPictureMaker } from '../pictures/picture-maker.ts'
import { avatarPrompt } from './avatar-prompt.ts'
import { readAvatarDefinition } from './draw-avatar.ts'

const generate = '/api/jobseeker/avatar/generate'
const choose = '/api/jobseeker/avatar/choose'

test.each(avatarStyles)('the style %s is in the public domain', (style) => {
  expect(readAvatarDefinition[style]().meta?.license?.name).toBe('CC0 1.0')
})

const pictures = createPictureMaker({ onFailure: () => undefined })
let api: TestApp
let standIn: StandInModel
let reset: () => void
let close: () => Promise<void>
let member: ReturnType<TestApp['visitor']>
beforeAll(async () => {
  ;({ api, standIn, reset, close } = await openWithStandInModel(createTestApp, { kind: 'images', answerMs: 2_000 }))
}, 120_000)
afterAll(() => {
  pictures.close()
  return close()
})
beforeEach(async () => {
  reset()
  member = api.visitor()
  await member.register()
})
const provider = () => new URL(standIn.url).host
const consent = () => member.put('/api/jobseeker/ai-help/consents/images', { provider: provider() })
const left = async () => (await member.get('/api/jobseeker/ai-help')).body.data.quotas.avatar.remaining
const profileOf = async (who = member) => (await who.get('/api/jobseekers/profile')).body.data
const draw = async (body: object = {}) => (await member.post(generate, { source: 'rules', ...body })).body.data
const pick = (candidate: { image: string; proof: string }, who = member) =>
  who.post(choose, { image: candidate.image, proof: candidate.proof })

describe('by rules', () => {
  test('one of each kind is drawn, by chance', async () => {
    const first = await draw()
    expect(first).toMatchObject({ source: { kind: 'rules', name: null }, quota: { limit: 5, remaining: 4 } })
    expect(first.candidates.map(({ style }: { style: string }) => style)).toEqual(avatarStyles)
    const second = await draw()
    expect(second.candidates[0].image).not.toBe(first.candidates[0].image)
    for (const { image } of first.candidates) {
      const picture = sharp(Buffer.from(image.split(',')[1], 'base64'))
      expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
      // Not one colour.
      expect((await picture.stats()).entropy).toBeGreaterThan(0.1)
    }
    const ofOne = (await draw({ style: 'shapes' })).candidates
    expect(new Set(ofOne.map(({ style }: { style: string }) => style))).toEqual(new Set(['shapes']))
    expect(standIn.requests).toEqual([])
  })

  test('the one that is chosen is the avatar, marked for people and programs, until a photo comes', async () => {
    const [candidate] = (await draw()).candidates
    const { avatar } = (await pick(candidate)).body.data.user
    expect((await profileOf()).user.avatar).toBe(avatar)
    expect((await profileOf()).is_avatar_generated).toBe(true)
    const { xmp } = await sharp((await member.get(avatar)).bytes).metadata()
    expect(xmp?.toString()).toContain('digitalsourcetype/algorithmicMedia')
    const hasPhoto = async () =>
      (await loadPhoto(api.app, pictures, { memberId: (await profileOf()).user.id })) !== undefined
    expect(await hasPhoto()).toBe(false)
    const photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer()
    await member.upload('/api/jobseeker/upload-avatar', { name: 'me.jpg', bytes: photo, part: 'avatar' })
    expect((await profileOf()).is_avatar_generated).toBe(false)
    expect(await hasPhoto()).toBe(true)
  })

  test('no other picture, and no other member’s, can be chosen', async () => {
    const [candidate, other] = (await draw()).candidates
    const wrong = { status: 422, body: { code: 40001 } }
    expect(await pick({ image: other.image, proof: candidate.proof })).toMatchObject(wrong)
    expect(await pick({ image: candidate.image, proof: 'made-up' })).toMatchObject(wrong)
    expect(await pick({ image: 'data:image/svg+xml;base64,PHN2Zz4=', proof: candidate.proof })).toMatchObject(wrong)
    const stranger = api.visitor()
    await stranger.register()
    expect(await pick(candidate, stranger)).toMatchObject(wrong)
    expect((await profileOf(stranger)).user.avatar).toBeNull()
  })

  // Whether the fifth of those asked for at once still finds the first at work depends on the machine.
  test('five a day, also when several are asked for at once', async () => {
    const ask = (count: number) =>
      Promise.all(Array.from({ length: count }, () => member.post(generate, { source: 'rules' })))
    const codes = async (count: number) => (await ask(count)).map(({ body }) => body.code)
    const first = await codes(5)
    expect([0, errorCode.stillWorking]).toEqual(expect.arrayContaining(first))
    const second = await codes(3)
    expect([0, errorCode.avatarGenerationLimit]).toEqual(expect.arrayContaining(second))
    expect([...first, ...second].filter((code) => code === 0)).toHaveLength(5)
  })

  test('guests have none', async () => {
    const guest = api.visitor()
    await guest.guest()
    expect((await guest.post(generate)).body.code).toBe(40005)
  })
})

describe('by an image model', () => {
  test('it is asked after consent, and nothing of the member goes out', async () => {
    expect((await member.post(generate)).body.code).toBe(40040)
    await consent()
    const { body } = await member.post(generate, { style: 'sketch' })
    expect(body.data).toMatchObject({ source: { kind: 'model', name: provider() }, quota: { remaining: 4 } })
    expect(standIn.requests).toHaveLength(1)
    expect(standIn.requests[0]).toMatchObject({
      path: '/v1/images/generations',
      headers: { authorization: 'Bearer secret' },
      body: { model: 'pictures', prompt: avatarPrompt('sketch'), n: 1 },
    })
    const { avatar } = (await pick(body.data.candidates[0])).body.data.user
    const { xmp } = await sharp((await member.get(avatar)).bytes).metadata()
    expect(xmp?.toString()).toContain('trainedAlgorithmicMedia')
    expect((await profileOf()).is_avatar_generated).toBe(true)
  })

  test('a server that refuses to be asked for bytes is asked without', async () => {
    await consent()
    standIn.answers.push({ status: 400 })
    expect((await member.post(generate)).status).toBe(200)
    expect(standIn.requests.map(({ body }) => 'response_format' in body)).toEqual([true, false])
  })

  test('a picture that hardly packs still fits into an answer', async () => {
    await consent()
    const noise = await sharp({
      create: {
        width: 1024,
        height: 1024,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
      },
    })
      .png()
      .toBuffer()
    standIn.answers.push({ image: noise })
    const [candidate] = (await member.post(generate)).body.data.candidates
    expect((await pick(candidate)).status).toBe(200)
  })

  test.each([
    ['refuses', { status: 500 }],
    ['answers no picture', { image: Buffer.from('not a picture') }],
    [
      'answers a drawing with a script',
      { image: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>') },
    ],
    ['is too slow', { hangs: true }],
    ['answers a picture without end', { image: Buffer.alloc(25 * 1024 * 1024) }],
  ] as [string, ModelAnswer][])('one that %s costs nothing', async (_, answer) => {
    await consent()
    standIn.answers.push(answer)
    expect(await member.post(generate)).toMatchObject({ status: 503, body: { code: 41291 } })
    expect(await left()).toBe(5)
  })
})
