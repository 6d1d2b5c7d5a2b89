import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { avatarAddress } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { users } from '../../members/tables.ts'
import { removeScheduledFiles } from '../../platform/files/file-removals.ts'
import { unsealUser } from '../../platform/session/session-user.ts'
import { fileRemovals } from '../../platform/tables.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { avatarFiles } from '../tables/visibility.ts'

const upload = '/api/jobseeker/upload-avatar'
const remove = '/api/jobseeker/avatar/delete'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0e6b51' } })

/** Left red, right blue; where a camera was held upright it says that the picture is turned. */
const twoColours = async (orientation: number): Promise<Buffer> => {
  const red = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 600, height: 300, channels: 3, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({ IFD3: { GPSLatitude: '1/1 21/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()
}

let api: TestApp
let member: ReturnType<TestApp['visitor']>
let jpeg: Buffer

beforeAll(async () => {
  api = await createTestApp()
  jpeg = await picture(800, 600).jpeg().toBuffer()
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  member = api.visitor()
  await member.register()
})

const send = (bytes: Buffer, name = 'me.jpg', who = member) => who.upload(upload, { name, bytes, part: 'avatar' })
const avatarOf = async (who = member): Promise<string | null> =>
  (await who.get('/api/jobseeker/me')).body.data.user.avatar
const files = async () => readdir(api.app.settings.files.directory, { recursive: true }).catch(() => [])
const removals = async () =>
  Number((await api.db.execute(sql`select count(*)::int as count from ${fileRemovals}`)).rows[0]?.count)

test('a picture becomes two squares that anybody can read, and that browsers may keep for ever', async () => {
  const { status, body } = await send(jpeg)
  expect(status).toBe(200)
  const address: string = body.data.user.avatar
  expect(address).toMatch(/^\/api\/jobseeker\/avatars\/[0-9a-f]{32}\/512$/)
  expect(await avatarOf()).toBe(address)
  expect(unsealUser(api.app.sealKey, member.cookies.get('user') ?? '')?.avatar).toBe(address)
  for (const side of [512, 128] as const) {
    const answer = await api.visitor().get(avatarAddress(address, side))
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      },
    })
    expect(await sharp(answer.bytes).metadata()).toMatchObject({ format: 'webp', width: side, height: side })
  }
})

test.each(['png', 'webp'] as const)('%s is read too', async (format) => {
  expect((await send(await picture(300, 300)[format]().toBuffer(), `me.${format}`)).status).toBe(200)
})

// A photo taken upright lay on its side, and told where it was taken.
test('it is turned as the camera was held, and tells nothing but what is seen', async () => {
  const turned = await twoColours(6)
  expect((await sharp(turned).metadata()).exif).toBeDefined()
  const address = (await send(turned)).body.data.user.avatar
  const { bytes } = await member.get(address)
  const { exif, orientation, icc, xmp } = await sharp(bytes).metadata()
  expect([exif, orientation, icc, xmp]).toEqual([undefined, undefined, undefined, undefined])
  const colourAt = async (left: number, top: number) => {
    const { dominant } = await sharp(
      await sharp(bytes).extract({ left, top, width: 40, height: 40 }).png().toBuffer(),
    ).stats()
    return dominant.r > dominant.b ? 'red' : 'blue'
  }
  // Turned by a quarter, left is above.
  expect([await colourAt(240, 20), await colourAt(240, 450)]).toEqual(['red', 'blue'])
})

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['a text', () => Buffer.from('not a picture')],
  ['nothing', () => Buffer.alloc(0)],
  [
    'a vector picture, which can hold a script',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  ],
  ['a bitmap, which the browser converts', () => Buffer.from('424d46000000000000003600000028000000', 'hex')],
  ['a picture that was cut short', () => jpeg.subarray(0, 2000)],
  ['the beginning of one alone', () => Buffer.from('ffd8ffe000104a46', 'hex')],
  [
    'a small file of more than fifty million pixels',
    () =>
      sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' }, limitInputPixels: false })
        .png({ compressionLevel: 9 })
        .toBuffer(),
  ],
])('%s is refused, and the avatar stays', async (_, make) => {
  await send(jpeg)
  const before = await avatarOf()
  const answer = await send(await make())
  expect(answer).toMatchObject({ status: 422, body: { code: 40027 } })
  expect(answer.body.message).toMatch(/JPG or PNG/)
  expect(await avatarOf()).toBe(before)
})

test('more than 10 MB are refused, and named so', async () => {
  const answer = await send(Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)]))
  expect(answer).toMatchObject({ status: 413, body: { code: 41007, message: expect.stringContaining('10 MB') } })
  expect(await avatarOf()).toBeNull()
})

test('the form has a part avatar, and perhaps a name for it, and nothing else', async () => {
  const form = async (add: (form: FormData) => void) => {
    const data = new FormData()
    add(data)
    const encoded = new Response(data)
    const type = encoded.headers.get('content-type') ?? ''
    return member.send('POST', upload, Buffer.from(await encoded.arrayBuffer()), { 'content-type': type })
  }
  const file = new Blob([new Uint8Array(jpeg)])
  const named = await form((data) => {
    data.append('filename', 'me.jpg')
    data.append('avatar', file, 'me.jpg')
  })
  expect(named.status).toBe(200)
  expect((await form((data) => data.append('file', file, 'me.jpg'))).body.code).toBe(40001)
  expect((await form((data) => data.append('filename', 'me.jpg'))).body.errors).toMatchObject({
    avatar: ['required'],
  })
  const twice = await form((data) => {
    data.append('avatar', file, 'me.jpg')
    data.append('avatar', file, 'me.jpg')
  })
  expect(twice.status).toBe(422)
  expect((await member.post(upload, { avatar: 'x' })).status).toBe(415)
})

test('a new one takes the place of the former, whose address ends, and whose files go', async () => {
  const first = (await send(jpeg)).body.data.user.avatar
  const second = (await send(await picture(400, 400).jpeg().toBuffer())).body.data.user.avatar
  expect(second).not.toBe(first)
  expect((await member.get(first)).status).toBe(404)
  expect((await member.get(second)).status).toBe(200)
  const before = (await files()).length
  await api.db.execute(sql`update ${fileRemovals} set created_at = now() - interval '6 minutes'`)
  await removeScheduledFiles(api.db, api.app.fileStore)
  expect((await files()).length).toBeLessThan(before)
  expect(await removals()).toBe(0)
  expect((await member.get(second)).status).toBe(200)
})

test('two at once leave one, and no file that nobody names', async () => {
  const answers = await Promise.all([send(jpeg), send(jpeg)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { id } = (await member.get('/api/jobseeker/me')).body.data.user
  const { rows } = await api.db.execute(sql`select token, side from ${avatarFiles} where user_id = ${id} order by side`)
  const token = (await avatarOf())?.split('/').at(-2)
  expect(rows).toEqual([
    { token, side: 128 },
    { token, side: 512 },
  ])
})

test('is deleted, also twice', async () => {
  const address = (await send(jpeg)).body.data.user.avatar
  for (const _ of [1, 2]) expect((await member.delete(remove)).body.data.user.avatar).toBeNull()
  expect((await member.get(address)).status).toBe(404)
  expect(unsealUser(api.app.sealKey, member.cookies.get('user') ?? '')?.avatar).toBeNull()
})

test('is one member’s, and no guest’s', async () => {
  const address = (await send(jpeg)).body.data.user.avatar
  const other = api.visitor()
  await other.register()
  await other.delete(remove)
  expect(await avatarOf()).toBe(address)
  const guest = api.visitor()
  await guest.guest()
  expect((await send(jpeg, 'me.jpg', guest)).body.code).toBe(40005)
  expect((await guest.delete(remove)).body.code).toBe(40005)
})

test.each([
  '/api/jobseeker/avatars/x/512',
  `/api/jobseeker/avatars/${'0'.repeat(32)}/512`,
  `/api/jobseeker/avatars/${'0'.repeat(32)}/64`,
])('there is nothing at %s', async (path) => {
  expect((await member.get(path)).status).toBe(404)
})

describe('the account’s end', () => {
  test('takes the files with it', async () => {
    await send(jpeg)
    const { id } = (await member.get('/api/jobseeker/me')).body.data.user
    const before = await removals()
    await api.db.execute(sql`delete from ${users} where id = ${id}`)
    expect(await removals()).toBe(before + 2)
  })
})
