import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { resumeFilePath } from '@jobspan/shared-kit/contracts/profile/resume-constants'
import { listResumes, uploadResume } from '@jobspan/shared-kit/contracts/profile/resumes'
import { sql } from 'drizzle-orm'
import S3rver from 's3rver'
import { resumes } from '../../profile/tables/resumes.ts'
import { pdfFile } from '../../testing/resume-files.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { fileRemovals } from '../tables.ts'
import { cleanUpFiles } from './clean-up-files.ts'
import { cancelRemoval, scheduleRemoval } from './file-removals.ts'

describe.each(['a folder', 'a bucket'] as const)('files in %s', (kind) => {
  let api: TestApp
  let member: ReturnType<TestApp['visitor']>
  let folder: string
  let bucket: S3rver
  let port = 0

  const openBucket = async (buckets: { name: string }[]) => {
    bucket = new S3rver({ address: '127.0.0.1', port, silent: true, directory: folder, configureBuckets: buckets })
    port = (await bucket.run()).port
  }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 's3-'))
    if (kind === 'a bucket') await openBucket([{ name: 'resumes' }])
    const settings = {
      FILES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      FILES_S3_BUCKET: 'resumes',
      FILES_S3_ACCESS_KEY_ID: 'S3RVER',
      FILES_S3_SECRET_ACCESS_KEY: 'S3RVER',
      FILES_S3_PREFIX: 'members/',
    }
    api = await createTestApp(kind === 'a bucket' ? settings : {})
  }, 120_000)
  afterAll(async () => {
    await api.close()
    if (kind === 'a bucket') await bucket.close()
    await rm(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    member = api.visitor()
    await member.register()
    await api.db.delete(resumes)
    await sweepAll()
  })

  const attach = (text = 'a resume', headers = {}) =>
    member.upload(uploadResume.path, { name: 'cv.pdf', bytes: pdfFile(text) }, headers)
  const list = async () => (await member.get(listResumes.path)).body.data.items
  const below = (path: string) => readdir(path).catch(() => [] as string[])
  const arriving = () => below(join(api.app.settings.files.directory, 'arriving'))
  const stored = async () =>
    kind === 'a folder'
      ? below(join(api.app.settings.files.directory, 'kept'))
      : (await below(join(folder, 'resumes', 'members'))).filter((name) => name.endsWith('_object'))
  const notes = async () => (await api.db.execute(sql`select file_key from ${fileRemovals}`)).rows
  const age = (minutes: number) =>
    api.db.execute(sql`update ${fileRemovals} set created_at = now() - make_interval(mins => ${minutes})`)
  const sweepAll = async () => {
    await age(6)
    await cleanUpFiles(api.app)
  }

  test('go there and nowhere else, come back byte by byte, and are gone with the sweep after their row', async () => {
    expect((await attach('kept')).status).toBe(200)
    expect(await stored()).toHaveLength(1)
    if (kind === 'a bucket') expect(await below(join(api.app.settings.files.directory, 'kept'))).toEqual([])
    expect([await arriving(), await notes()]).toEqual([[], []])
    const [{ id }] = await list()
    expect((await member.get(resumeFilePath(id))).bytes).toEqual(pdfFile('kept'))
    await api.db.delete(resumes)
    // Another upload may be at work with a note as young: only what is old is nobody's.
    await cleanUpFiles(api.app)
    expect(await stored()).toHaveLength(1)
    await sweepAll()
    expect([await stored(), await notes()]).toEqual([[], []])
  })

  test('that were put by a process that died go with the next sweep', async () => {
    const key = 'a'.repeat(64)
    const path = join(api.app.settings.files.directory, 'arriving', 'staged')
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(path, pdfFile())
    await scheduleRemoval(api.db, key)
    const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(pdfFile()))).toString('hex')
    await api.app.fileStore.put(key, { path, size: pdfFile().length, sha256 })
    await rm(path, { force: true })
    expect(await stored()).toHaveLength(1)
    await sweepAll()
    expect([await stored(), await notes(), await list()]).toEqual([[], [], []])
  })

  test('whose time to be taken is over get no row any more, so that no row is without its file', async () => {
    await scheduleRemoval(api.db, 'late')
    await age(4)
    await expect(api.db.transaction((transaction) => cancelRemoval(transaction, 'late'))).rejects.toMatchObject({
      status: 503,
    })
    expect(await notes()).toEqual([{ file_key: 'late' }])
  })

  test('that are half here and old are removed; younger ones another upload is at', async () => {
    const path = join(api.app.settings.files.directory, 'arriving')
    await mkdir(path, { recursive: true })
    await writeFile(join(path, 'old'), 'x')
    await writeFile(join(path, 'young'), 'x')
    const before = new Date(Date.now() - 61 * 60_000)
    await utimes(join(path, 'old'), before, before)
    await cleanUpFiles(api.app)
    expect(await arriving()).toEqual(['young'])
    await rm(join(path, 'young'))
  })

  test('of a row whose transaction fails are removed', async () => {
    await api.db.execute(
      sql`create function refuse_resume() returns trigger language plpgsql as 'begin raise exception ''killed''; end'`,
    )
    await api.db.execute(
      sql`create trigger refuse_resume before insert on ${resumes} for each row execute function refuse_resume()`,
    )
    expect((await attach()).status).toBe(500)
    await api.db.execute(sql`drop function refuse_resume cascade`)
    expect([await list(), await arriving()]).toEqual([[], []])
    await sweepAll()
    expect([await stored(), await notes()]).toEqual([[], []])
  })

  test('whose sender leaves half-way leave nothing', async () => {
    if (!api.app.server.listening) await api.app.listen({ port: 0, host: '127.0.0.1' })
    const { port: ownPort } = api.app.server.address() as AddressInfo
    const call = request(`http://127.0.0.1:${ownPort}${uploadResume.path}`, {
      method: 'POST',
      headers: {
        'x-requested-with': 'jobspan',
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': 1_000_000,
        cookie: `sessionid=${member.cookies.get('sessionid')}`,
      },
    })
    const ended = once(call, 'error')
    call.write('--b\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-1.7 and so')
    while ((await arriving()).length === 0) await turn()
    call.destroy(new Error('left'))
    await ended
    while ((await arriving()).length > 0) await turn()
    expect([await list(), await stored(), await notes()]).toEqual([[], [], []])
  })

  if (kind === 'a bucket') {
    test('a store that is down refuses and keeps nothing; what was deleted meanwhile goes when it is back', async () => {
      await attach('before')
      const [{ id }] = await list()
      await bucket.close()
      const key = { 'idempotency-key': crypto.randomUUID() }
      expect(await attach('down', key)).toMatchObject({ status: 503, body: { code: errorCode.unavailable } })
      expect((await member.get(resumeFilePath(id))).status).toBe(503)
      expect((await member.delete(`${listResumes.path}/${id}/delete`)).status).toBe(200)
      await expect(sweepAll()).rejects.toThrow()
      expect([await list(), await arriving(), (await notes()).length]).toEqual([[], [], 2])
      await openBucket([])
      await sweepAll()
      expect([await stored(), await notes()]).toEqual([[], []])
      expect((await attach('down', key)).status).toBe(200)
    })
  }
})
