import { readdir } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { videoCoverPath, videoFilePath, videoLimits } from '@jobspan/shared-kit/contracts/profile/video-constants'
import type { VideoResume } from '@jobspan/shared-kit/contracts/profile/video-resumes'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { users } from '../../members/tables.ts'
import { cleanUpFiles } from '../../platform/files/clean-up-files.ts'
import { fileRemovals } from '../../platform/tables.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { videoFile } from '../../testing/video-file.ts'
import { videoResumes } from '../tables/resumes.ts'

const path = '/api/jobseeker/video-resumes'
const uploadPath = '/api/jobseeker/video_resume/upload_v1'
const coverPath = (id: number) => `${path}/upload-video-cover?id=${id}`

const picture = (format: 'jpeg' | 'png' | 'webp', width = 1280, height = 720) =>
  sharp({ create: { width, height, channels: 3, background: '#0e6b51' } })
    [format]()
    .toBuffer()

let api: TestApp
let member: ReturnType<TestApp['visitor']>
let film: Buffer

beforeAll(async () => {
  api = await createTestApp()
  film = await videoFile()
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  member = api.visitor()
  await member.register()
  await api.db.delete(videoResumes)
  await tidy()
})

const tidy = async () => {
  await api.db.execute(sql`update ${fileRemovals} set created_at = now() - interval '6 minutes'`)
  await cleanUpFiles(api.app)
}
const add = (bytes = film, headers = {}, who = member, name = 'me.mp4') =>
  who.upload(uploadPath, { name, bytes }, headers)
const cover = (id: number, bytes: Buffer, who = member) =>
  who.upload(coverPath(id), { name: 'cover.jpg', bytes, part: 'cover' })
const list = async (): Promise<VideoResume[]> => (await member.get(path)).body.data.items
const addOne = async (): Promise<VideoResume> => (await add()).body.data.items[0]
const filesIn = (folder: string) => readdir(join(api.app.settings.files.directory, folder)).catch(() => [] as string[])

describe('a video', () => {
  test('is taken with what it is, and nothing stays of its upload', async () => {
    const { status, body } = await add()
    expect(status).toBe(200)
    expect(body.data.items).toEqual([
      {
        id: expect.any(Number),
        duration: 2,
        size: expect.any(Number),
        width: 640,
        height: 360,
        cover: null,
        uploaded_at: expect.stringMatching(/^20.*Z$/),
      },
    ])
    expect(await filesIn('arriving')).toEqual([])
  })

  // A telephone writes into the file where it was.
  test.each([false, 'in-memory', 'fragmented'] as const)(
    'is stored with its index first and without its metadata (index before: %s)',
    async (fastStart) => {
      const bytes = await videoFile({ fastStart })
      expect(bytes.toString('latin1')).toMatch(/\+01\.3521\+103\.8198/)
      const { body } = await add(bytes)
      const stored = (await member.get(videoFilePath(body.data.items[0].id))).bytes.toString('latin1')
      expect(stored).not.toMatch(/103\.8198|Made at home/)
      expect(stored.indexOf('moov')).toBeLessThan(stored.indexOf('mdat'))
      expect(body.data.items[0].size).toBe(stored.length)
    },
  )

  test('of three minutes is taken, a longer one is not', async () => {
    expect((await add(await videoFile({ seconds: videoLimits.seconds }))).status).toBe(200)
    const longer = await add(await videoFile({ seconds: videoLimits.seconds + 2 }))
    expect(longer).toMatchObject({ status: 422, body: { code: errorCode.videoTooLong } })
  })

  // A recording that was stopped right after its countdown was kept as a video of 0:00.
  test('of less than a second is refused with a word of its own, one of a second is taken', async () => {
    expect(await add(await videoFile({ seconds: 0.5 }))).toMatchObject({
      status: 422,
      body: { code: errorCode.videoTooShort, message: expect.stringContaining('shorter than one second') },
    })
    expect([await list(), await filesIn('arriving'), await filesIn('kept')]).toEqual([[], [], []])
    expect((await add(await videoFile({ seconds: 1 }))).status).toBe(200)
  })

  test('with a lying name is what its bytes say', async () => {
    expect((await add(film, {}, member, 'me.webm')).status).toBe(200)
    for (const bytes of [
      await videoFile({ container: 'webm' }),
      await picture('jpeg'),
      Buffer.from('%PDF-1.7 and more of it'),
      Buffer.alloc(0),
    ]) {
      expect(await add(bytes)).toMatchObject({ status: 422, body: { code: errorCode.videoKind } })
    }
    expect(await list()).toHaveLength(1)
    expect(await filesIn('arriving')).toEqual([])
  })

  test.each([
    ['cut at 99 %', async () => cut(await videoFile(), 0.99)],
    ['cut at 99 %, its index first', async () => cut(await videoFile({ fastStart: 'in-memory' }), 0.99)],
    ['cut at 99 %, in parts', async () => cut(await videoFile({ fastStart: 'fragmented' }), 0.99)],
    ['whose index names pictures that are not there', async () => withoutPictures()],
    ['whose index makes 40 MB of few bytes', () => withRepeatedPictures(120_000)],
    ['whose index makes more than memory holds', () => withRepeatedPictures(20_000_000)],
    ['without a picture', () => videoFile({ codec: 'none' })],
    ['of more pixels than 4K', () => videoFile({ width: 16_384, height: 8192 })],
    ['coded as not every browser plays it', () => videoFile({ codec: 'vp8' })],
  ])('%s is refused and leaves nothing', async (_, make) => {
    expect(await add(await make())).toMatchObject({ status: 422, body: { code: errorCode.videoUnreadable } })
    expect([await list(), await filesIn('arriving'), await filesIn('kept')]).toEqual([[], [], []])
  })

  const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share))
  /** An index first, its boxes whole, and of the pictures themselves a few bytes. */
  const withoutPictures = async () => {
    const bytes = await videoFile({ fastStart: 'in-memory' })
    const at = bytes.indexOf('mdat') - 4
    const short = Buffer.from(bytes.subarray(0, at + 16))
    short.writeUInt32BE(16, at)
    return short
  }
  /** Its index says of each of 340 pictures that it is nearly the whole file. */
  const withRepeatedPictures = async (pictureBytes: number) => {
    const bytes = await videoFile({ fastStart: 'in-memory', seconds: 170 })
    const sizes = bytes.indexOf('stsz') + 12
    const count = bytes.readUInt32BE(sizes)
    for (let index = 1; index <= count; index += 1) bytes.writeUInt32BE(pictureBytes, sizes + index * 4)
    const large = Buffer.concat([bytes, Buffer.alloc(pictureBytes)])
    const at = bytes.indexOf('mdat') - 4
    large.writeUInt32BE(large.length - at, at)
    return large
  }

  test('of more than 30 MB is refused, whether the request says so or not', async () => {
    const large = Buffer.alloc(videoLimits.bytes + 1)
    film.copy(large)
    expect(await add(large)).toMatchObject({ status: 413, body: { code: errorCode.videoTooLarge } })
    const far = Buffer.concat([large, Buffer.alloc(100_000)])
    expect((await add(far)).body.message).toContain('30 MB')
    expect(await filesIn('arriving')).toEqual([])
  }, 30_000)

  test('is one of three, also when four arrive at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => add()))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 422])
    expect(answers.find(({ status }) => status === 422)?.body.code).toBe(errorCode.videoLimit)
    expect((await add()).body.code).toBe(errorCode.videoLimit)
    expect(await filesIn('kept')).toHaveLength(videoLimits.maxCount)
  })

  test('sent again with its key is there once', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await add(film, key)
    const again = await add(film, key)
    expect(again.body).toEqual(first.body)
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(await filesIn('kept')).toHaveLength(1)
  })

  test('whose sender goes away leaves nothing', async () => {
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' })
    const boundary = 'x'
    const sent = httpRequest(`${address}${uploadPath}`, {
      method: 'POST',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': String(film.length + 200),
        'x-requested-with': 'jobspan',
        cookie: [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    sent.on('error', () => undefined)
    sent.write(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="me.mp4"\r\n\r\n`)
    sent.write(film.subarray(0, Math.floor(film.length * 0.99)))
    const until = async (count: number) => {
      while ((await filesIn('arriving')).length !== count) await new Promise((resolve) => setTimeout(resolve, 10))
    }
    await until(1)
    sent.destroy()
    await until(0)
    expect([await list(), await filesIn('kept')]).toEqual([[], []])
    expect((api.app.server.address() as AddressInfo).port).toBeGreaterThan(0)
  })

  test('is deleted with its files, by its owner', async () => {
    const { id } = await addOne()
    await cover(id, await picture('jpeg'))
    const other = api.visitor()
    await other.register()
    expect((await other.delete(`/api/jobseeker/video-resume/${id}/delete`)).status).toBe(404)
    expect((await member.delete(`/api/jobseeker/video-resume/${id}/delete`)).body.data.items).toEqual([])
    expect((await member.get(videoFilePath(id))).status).toBe(404)
    expect((await member.delete(`/api/jobseeker/video-resume/${id}/delete`)).status).toBe(404)
    await tidy()
    expect(await filesIn('kept')).toEqual([])
  })

  test('goes with its account', async () => {
    const { id } = await addOne()
    await cover(id, await picture('jpeg'))
    const { id: userId } = (await member.get('/api/jobseeker/me')).body.data.user
    await api.db.execute(sql`delete from ${users} where id = ${userId}`)
    await tidy()
    expect(await filesIn('kept')).toEqual([])
  })

  test('is for members', async () => {
    const guest = api.visitor()
    await guest.guest()
    expect((await add(film, {}, guest)).body.code).toBe(40005)
    expect((await api.visitor().get(path)).status).toBe(401)
  })
})

describe('a cover', () => {
  test.each(['jpeg', 'png'] as const)('of %s becomes a WebP of its own address', async (format) => {
    const { id } = await addOne()
    const { status, body } = await cover(id, await picture(format))
    expect(status).toBe(200)
    const [video] = body.data.items
    const answer = await member.get(videoCoverPath(id, video.cover))
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(answer.bytes).metadata()).toMatchObject({ format: 'webp', width: 960, height: 540 })
    expect((await member.get(videoCoverPath(id, ''), { 'if-none-match': String(answer.headers.etag) })).status).toBe(
      304,
    )
  })

  test('takes the place of the former one, whose file goes', async () => {
    const { id } = await addOne()
    const first = (await cover(id, await picture('png'))).body.data.items[0].cover
    const second = (await cover(id, await picture('jpeg', 400, 700))).body.data.items[0].cover
    expect(second).not.toBe(first)
    await tidy()
    expect(await filesIn('kept')).toHaveLength(2)
  })

  test('of another kind, damaged or too large to be unpacked is refused and leaves nothing', async () => {
    const { id } = await addOne()
    const jpeg = await picture('jpeg')
    for (const bytes of [
      await picture('webp'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.alloc(0),
      jpeg.subarray(0, jpeg.length / 2),
      await picture('png', 9000, 9000),
    ]) {
      expect(await cover(id, bytes)).toMatchObject({ status: 422, body: { code: errorCode.coverUnreadable } })
    }
    expect((await list())[0]?.cover).toBeNull()
    expect(await filesIn('arriving')).toEqual([])
    expect(await filesIn('kept')).toHaveLength(1)
  })

  test('is set and seen by the owner of the video', async () => {
    const { id } = await addOne()
    expect((await member.get(videoCoverPath(id, ''))).status).toBe(404)
    const other = api.visitor()
    await other.register()
    expect((await cover(id, await picture('jpeg'), other)).status).toBe(404)
    await cover(id, await picture('jpeg'))
    expect((await other.get(videoCoverPath(id, ''))).status).toBe(404)
    await tidy()
    expect(await filesIn('kept')).toHaveLength(2)
  })
})

describe('the file', () => {
  test('is answered as a whole, or in the part that is asked for', async () => {
    const { id, size } = await addOne()
    const whole = await member.get(videoFilePath(id))
    expect(whole.status).toBe(200)
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(size),
      'accept-ranges': 'bytes',
      'content-disposition': 'inline; filename="video-resume.mp4"',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    })
    const ask = (range: string, more = {}) => member.get(videoFilePath(id), { range, ...more })
    const part = await ask('bytes=10-19')
    expect(part).toMatchObject({
      status: 206,
      headers: { 'content-range': `bytes 10-19/${size}`, 'content-length': '10' },
    })
    expect(part.bytes).toEqual(whole.bytes.subarray(10, 20))
    expect((await ask('bytes=-5')).bytes).toEqual(whole.bytes.subarray(-5))
    expect(await ask(`bytes=${size}-`)).toMatchObject({
      status: 416,
      headers: { 'content-range': `bytes */${size}` },
    })
    expect((await ask('bytes=0-1,4-5')).status).toBe(200)
    const etag = String(whole.headers.etag)
    expect((await ask('bytes=0-1', { 'if-range': etag })).status).toBe(206)
    expect((await ask('bytes=0-1', { 'if-range': '"another"' })).bytes).toEqual(whole.bytes)
    expect((await ask('bytes=0-1', { 'if-range': new Date().toUTCString() })).status).toBe(200)
    expect((await member.get(videoFilePath(id), { 'if-none-match': etag })).status).toBe(304)
  })

  test('is its owner’s only', async () => {
    const { id } = await addOne()
    const other = api.visitor()
    await other.register()
    expect((await other.get(videoFilePath(id))).status).toBe(404)
    expect((await api.visitor().get(videoFilePath(id))).status).toBe(401)
    expect((await member.get(videoFilePath(999_999))).status).toBe(404)
  })

  // A player that is closed half-way left the file open.
  test('is read no further once its reader has gone', async () => {
    const { id } = await addOne()
    const { read } = api.app.fileStore
    const closed = new Promise<void>((resolve) => {
      api.app.fileStore.read = async (...args) => {
        const file = await read(...args)
        return file?.on('close', resolve) ?? null
      }
    })
    const address = api.app.server.address() as AddressInfo | null
    const port = address?.port ?? Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port)
    const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const asked = httpRequest({ port, host: '127.0.0.1', path: videoFilePath(id), headers: { cookie } })
    asked.on('error', () => undefined).on('response', (response) => response.destroy())
    asked.end()
    await closed
    api.app.fileStore.read = read
  })
})
