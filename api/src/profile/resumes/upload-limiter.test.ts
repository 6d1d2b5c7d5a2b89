import { expect, test } from '@jest/globals'
import { uploadResume } from '@jobspan/shared-kit/contracts/profile/resumes'
import { pdfFile } from '../../testing/resume-files.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createUploadLimiter } from './upload-limiter.ts'

const take = (places: ReturnType<typeof createUploadLimiter>, userId: number, count: number) =>
  Array.from({ length: count }, () => places.acquire(userId))

test('a member has four uploads at work at most, and again as many when they are over', () => {
  const places = createUploadLimiter()
  const [leave] = take(places, 1, 4)
  expect(() => places.acquire(1)).toThrow('tooManyAttempts')
  take(places, 2, 4)
  leave?.()
  places.acquire(1)
  expect(() => places.acquire(1)).toThrow('tooManyAttempts')
})

test('a process has 32, however many members send', () => {
  const places = createUploadLimiter()
  for (let userId = 1; userId < 8; userId += 1) take(places, userId, 4)
  const last = take(places, 8, 4)
  expect(() => places.acquire(9)).toThrow('unavailable')
  for (const leave of last) leave()
  take(places, 9, 4)
})

test('an address attaches twenty a minute at most, refused ones too', async () => {
  const api = await createTestApp({ RATE_LIMIT_FACTOR: '0.25' })
  const member = api.visitor()
  await member.register()
  const statuses: number[] = []
  for (let sent = 1; sent <= 6; sent += 1) {
    statuses.push((await member.upload(uploadResume.path, { name: 'cv.pdf', bytes: pdfFile() })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 422, 422, 429])
  await api.close()
}, 60_000)
