import { readdir, stat } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { resumeFilePath } from '@jobspan/shared-kit/contracts/profile/resume-constants'
import { type Resume, resumeLimits, resumeMediaTypes } from '@jobspan/shared-kit/contracts/profile/resumes'
import { sql } from 'drizzle-orm'
import { cleanUpFiles } from '../../platform/files/clean-up-files.ts'
import { fileRemovals } from '../../platform/tables.ts'
import { docFile, docxFile, pdfFile } from '../../testing/resume-files.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { resumes } from '../tables/resumes.ts'

const path = '/api/jobseeker/resumes'
const uploadPath = '/api/jobseeker/resume/upload'

let api: TestApp
let member: ReturnType<TestApp['visitor']>

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  member = api.visitor()
  await member.register()
  await api.db.delete(resumes)
  await tidy()
})

const tidy = async () => {
  await api.db.execute(sql`update ${fileRemovals} set created_at = now() - interval '6 minutes'`)
  await cleanUpFiles(api.app)
}
const attach = (name = 'cv.pdf', bytes = pdfFile(), headers = {}) => member.upload(uploadPath, { name, bytes }, headers)
const list = async (): Promise<Resume[]> => (await member.get(path)).body.data.items
const names = async () => (await list()).map(({ filename, kind }) => `${filename}.${kind}`)
const filesIn = (folder: string) => readdir(join(api.app.settings.files.directory, folder)).catch(() => [] as string[])
const stored = () => filesIn('kept')
const arriving = () => filesIn('arriving')

describe('attaching', () => {
  test('keeps PDF, DOC and DOCX as they came, the newest first', async () => {
    expect((await attach('One.pdf', pdfFile())).body.data.items).toHaveLength(1)
    await attach('Two.doc', docFile())
    const { status, body } = await attach('Three.docx', docxFile())
    expect(status).toBe(200)
    expect(body.data.items).toEqual(await list())
    expect(await names()).toEqual(['Three.docx', 'Two.doc', 'One.pdf'])
    expect((await list())[2]).toMatchObject({ size: pdfFile().length, uploaded_at: expect.stringMatching(/^20.*Z$/) })
    const [file] = await stored()
    expect((await stat(join(api.app.settings.files.directory, 'kept', file ?? ''))).mode & 0o777).toBe(0o600)
    expect(await arriving()).toEqual([])
  })

  test('a fourth is refused, also when four arrive at once, and leaves no file', async () => {
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => attach(`${name}.pdf`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 422])
    expect(answers.find(({ status }) => status === 422)?.body.code).toBe(errorCode.resumeLimit)
    expect(await list()).toHaveLength(resumeLimits.maxCount)
    expect((await attach()).body.code).toBe(errorCode.resumeLimit)
    expect(await stored()).toHaveLength(resumeLimits.maxCount)
  })

  test('repeated with its key, it is there once; with another file the key is refused', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await attach('cv.pdf', pdfFile('one'), key)
    const again = await attach('cv.pdf', pdfFile('one'), key)
    expect(again.body).toEqual(first.body)
    expect(again.headers['idempotent-replayed']).toBe('true')
    const other = await attach('cv.pdf', pdfFile('two'), key)
    expect(other).toMatchObject({ status: 422, body: { code: errorCode.validationFailed } })
    expect(await list()).toHaveLength(1)
    expect(await stored()).toHaveLength(1)
  })

  test('with one key at once it is there once', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => attach('cv.pdf', pdfFile(), key)))
    for (const { status } of answers) expect([200, 409]).toContain(status)
    expect(await list()).toHaveLength(1)
    expect(await stored()).toHaveLength(1)
  })

  test('20 MB fit, a byte more does not, whether the request says so or not', async () => {
    const bytes = Buffer.alloc(resumeLimits.bytes)
    // A PDF is read from its end.
    pdfFile().copy(bytes)
    pdfFile().copy(bytes, bytes.length - pdfFile().length)
    expect((await attach('large.pdf', bytes)).status).toBe(200)
    const more = await attach('larger.pdf', Buffer.concat([bytes, Buffer.alloc(1)]))
    expect(more).toMatchObject({ status: 413, body: { code: errorCode.fileTooLarge, data: null } })
    const far = await attach('far.pdf', Buffer.concat([bytes, Buffer.alloc(100_000)]))
    expect(far).toMatchObject({ status: 413, body: { code: errorCode.fileTooLarge } })
    expect(await names()).toEqual(['large.pdf'])
    expect([await stored(), await arriving()]).toMatchObject([[expect.any(String)], []])
  }, 30_000)

  // A phone goes into a tunnel; the page sends the same file again, with the same key.
  test('cut off at 99 % it leaves nothing, and sent again with its key it is there once', async () => {
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' })
    const key = { 'idempotency-key': crypto.randomUUID() }
    const bytes = Buffer.concat([pdfFile(), Buffer.alloc(200_000, ' '), pdfFile()])
    const sent = httpRequest(`${address}${uploadPath}`, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(bytes.length + 200),
        'x-requested-with': 'jobspan',
        cookie: [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...key,
      },
    })
    sent.on('error', () => undefined)
    sent.write('--x\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n')
    sent.write(bytes.subarray(0, Math.floor(bytes.length * 0.99)))
    const untilArriving = async (count: number) => {
      while ((await arriving()).length !== count) await new Promise((resolve) => setTimeout(resolve, 10))
    }
    await untilArriving(1)
    sent.destroy()
    await untilArriving(0)
    expect([await list(), await stored()]).toEqual([[], []])
    expect((await attach('cv.pdf', bytes, key)).status).toBe(200)
    expect((await attach('cv.pdf', bytes, key)).headers['idempotent-replayed']).toBe('true')
    expect([await names(), (await stored()).length]).toEqual([['cv.pdf'], 1])
  })

  test('without a form, a file, or with more than one part, it is refused', async () => {
    const form = (parts: [string, string | Blob][]) => {
      const data = new FormData()
      for (const [name, value] of parts) data.append(name, value as string)
      return new Response(data)
    }
    const send = async (response: Response) =>
      member.send('POST', uploadPath, Buffer.from(await response.arrayBuffer()), {
        'content-type': response.headers.get('content-type') ?? '',
      })
    const file = new Blob([new Uint8Array(pdfFile())])
    const wrong: [string, string | Blob][][] = [
      [],
      [['file', 'words']],
      [['resume', file]],
      [
        ['file', file],
        ['file', file],
      ],
      [
        ['file', file],
        ['user_id', '1'],
      ],
      [
        ['user_id', '1'],
        ['file', file],
      ],
    ]
    for (const parts of wrong) {
      const { status, body } = await send(form(parts))
      expect([parts.length, status, body.code]).toEqual([parts.length, 422, errorCode.validationFailed])
    }
    expect((await member.post(uploadPath, { file: 'x' })).status).toBe(415)
    expect((await member.send('POST', uploadPath)).status).toBe(415)
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
      expect((await member.send('POST', uploadPath, 'no form', { 'content-type': type })).status).toBe(422)
    }
    expect([await list(), await stored(), await arriving()]).toEqual([[], [], []])
  })

  // What a form may be sent to, a page of another site can have a browser send.
  test('is taken from the site’s own pages only, and no other route reads forms', async () => {
    expect((await attach('cv.pdf', pdfFile(), { 'x-requested-with': '' })).status).toBe(403)
    expect((await attach('cv.pdf', pdfFile(), { origin: 'https://evil.example' })).status).toBe(403)
    const elsewhere = await member.upload('/api/jobseeker/greeting-messages/create', { name: 'a', bytes: pdfFile() })
    expect(elsewhere.status).toBe(415)
    expect(await list()).toEqual([])
  })

  test('is for members', async () => {
    const guest = api.visitor()
    await guest.guest()
    expect((await guest.upload(uploadPath, { name: 'cv.pdf', bytes: pdfFile() })).body.code).toBe(40005)
    const nobody = await api.visitor().upload(uploadPath, { name: 'cv.pdf', bytes: pdfFile() })
    expect(nobody.status).toBe(401)
    expect(await arriving()).toEqual([])
  })
})

describe('the file', () => {
  test('comes back byte by byte, as something to save and not to run', async () => {
    await attach('Lebenslauf “Zoë” 履歴書.pdf', pdfFile('bytes é'))
    const [resume] = await list()
    const answer = await member.get(resumeFilePath(resume?.id ?? 0))
    expect(answer.status).toBe(200)
    expect(answer.bytes).toEqual(pdfFile('bytes é'))
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdfFile('bytes é').length),
      'content-disposition': `attachment; filename="resume.pdf"; filename*=UTF-8''${encodeURIComponent('Lebenslauf “Zoë” 履歴書.pdf')}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(answer.headers['content-security-policy']).toContain('sandbox')
  })

  test('and the form that brings it are in the documentation as what they are', async () => {
    const { paths } = (await member.get('/api/docs/openapi.json')).body
    const form = paths[uploadPath].post.requestBody.content['multipart/form-data'].schema
    expect(form).toMatchObject({ required: ['file'], properties: { file: { type: 'string' } } })
    const { content } = paths[`${path}/{id}/file`].get.responses[200]
    expect(Object.keys(content)).toEqual(Object.values(resumeMediaTypes))
  })

  test('is its owner’s only', async () => {
    await attach()
    const [resume] = await list()
    const file = resumeFilePath(resume?.id ?? 0)
    const other = api.visitor()
    await other.register()
    expect((await other.get(file)).status).toBe(404)
    expect((await other.put(`${path}/${resume?.id}/rename`, { filename: 'Mine' })).status).toBe(404)
    expect((await other.delete(`${path}/${resume?.id}/delete`)).status).toBe(404)
    expect((await other.get(path)).body.data.items).toEqual([])
    expect((await api.visitor().get(file)).status).toBe(401)
    expect((await member.get(resumeFilePath(999_999))).status).toBe(404)
    expect((await member.get(`${path}/x/file`)).status).toBe(404)
    expect(await names()).toEqual(['cv.pdf'])
  })
})

describe('renaming', () => {
  const rename = async (filename: unknown) => {
    const [resume] = await list()
    return member.put(`${path}/${resume?.id}/rename`, { filename })
  }

  test('changes the name, in any script; an ending that is typed along is none of it', async () => {
    await attach()
    for (const [typed, stored] of [
      ['سيرة ذاتية', 'سيرة ذاتية.pdf'],
      ['  Aiko Tan  ', 'Aiko Tan.pdf'],
      ['Aiko.PDF', 'Aiko.pdf'],
      ['Ai\u202eko\u0007', 'Aiko.pdf'],
    ]) {
      expect((await rename(typed)).status).toBe(200)
      expect(await names()).toEqual([stored])
    }
  })

  // `My CV!@#$%` was taken.
  test.each([
    'My CV!@#$%',
    'a;b',
    'a&b',
    'a=b',
    '',
    '   ',
    'a/b',
    'a\\b',
    'a:b',
    'a\ue000b',
    'x'.repeat(81),
    5,
    undefined,
  ])('to %j is refused', async (filename) => {
    await attach()
    expect((await rename(filename)).status).toBe(422)
    expect(await names()).toEqual(['cv.pdf'])
  })
})

describe('deleting', () => {
  test('takes the resume away at once and its file with the next sweep, and makes room', async () => {
    for (const name of ['a', 'b', 'c']) await attach(`${name}.pdf`)
    const [newest] = await list()
    const answer = await member.delete(`${path}/${newest?.id}/delete`)
    expect(answer.body.data.items.map(({ filename }: Resume) => filename)).toEqual(['b', 'a'])
    expect((await member.get(resumeFilePath(newest?.id ?? 0))).status).toBe(404)
    expect((await member.delete(`${path}/${newest?.id}/delete`)).status).toBe(404)
    await tidy()
    expect(await stored()).toHaveLength(2)
    expect((await api.db.execute(sql`select * from ${fileRemovals}`)).rows).toEqual([])
    expect((await attach('d.pdf')).status).toBe(200)
  })
})
