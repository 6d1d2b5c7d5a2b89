import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { resumeFilePath } from '@jobspan/shared-kit/contracts/profile/resume-constants'
import { listResumes, resumeName, uploadResume } from '@jobspan/shared-kit/contracts/profile/resumes'
import { compoundFile, docFile, docxFile, pdfFile, pdfOf, zipFile } from '../../testing/resume-files.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let api: TestApp
let member: ReturnType<TestApp['visitor']>

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  member = api.visitor()
  await member.register()
})

const attach = (name: string, bytes: Buffer) => member.upload(uploadResume.path, { name, bytes })
const list = async () => (await member.get(listResumes.path)).body.data.items
/** Every file below the store's folder. */
const files = async () => {
  const found = await readdir(api.app.settings.files.directory, { recursive: true }).catch(() => [])
  return found.filter((name) => name !== 'kept' && name !== 'arriving')
}

/** A file in which four bytes were written over, so far behind a mark, or behind a later one of its kind. */
const patched = (file: Buffer, mark: string, offset: number, value: number, place = 0): Buffer => {
  const copy = Buffer.from(file)
  let at = copy.indexOf(Buffer.from(mark, 'hex'))
  for (let index = 0; index < place; index += 1) at = copy.indexOf(Buffer.from(mark, 'hex'), at + 1)
  copy.writeUInt32LE(value, at + offset)
  return copy
}
const entry = '504b0102'
const end = '504b0506'
const partHeader = '504b0304'

/** A chain of sectors that leads back to itself, none of which names the document. */
const endless = () => {
  const file = compoundFile(['Nothing'])
  file.writeUInt32LE(1, 512 + 4)
  return file
}

/** The directory goes on in a second sector, which names the macros. */
const macrosInNextSector = () => {
  const [first, second] = [compoundFile(['1Table', 'WordDocument']), compoundFile(['Macros'])]
  first.writeUInt32LE(3, 512 + 4)
  first.writeUInt32LE(0xfffffffe, 512 + 12)
  return Buffer.concat([first, second.subarray(1024, 1536)])
}

const wrong: [string, string, Buffer][] = [
  ['nothing', 'cv.pdf', Buffer.alloc(0)],
  ['one byte', 'cv.pdf', Buffer.from('%')],
  ['half a mark', 'cv.pdf', Buffer.from('%PDF')],
  ['text', 'cv.pdf', Buffer.from('I am a resume')],
  ['a page', 'cv.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing with a script', 'cv.pdf', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a program', 'cv.pdf', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')],
  ['a program before a PDF', 'cv.pdf', Buffer.concat([Buffer.from('MZ'), pdfFile()])],
  ['a program before a Word file', 'cv.docx', Buffer.concat([Buffer.alloc(64, 'MZ'), docxFile()])],
  ['a shell script', 'cv.doc', Buffer.from('#!/bin/sh\nrm -rf /\n')],
  ['rich text', 'cv.doc', Buffer.from('{\\rtf1 resume}')],
  ['a picture', 'cv.pdf', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['a ZIP file', 'cv.docx', zipFile({ 'cv.txt': 'me' })],
  ['an empty ZIP file', 'cv.docx', zipFile({})],
  ['a spreadsheet', 'cv.docx', zipFile({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' })],
  ['slides', 'cv.docx', zipFile({ '[Content_Types].xml': '<Types/>', 'ppt/presentation.xml': '<p/>' })],
  ['an OpenDocument text', 'cv.docx', zipFile({ mimetype: 'application/vnd.oasis.opendocument.text' })],
  ['a Java program', 'cv.docx', zipFile({ 'META-INF/MANIFEST.MF': 'Main-Class: A', 'A.class': 'x' })],
  ['a Word file with macros', 'cv.docx', docxFile({ 'word/vbaProject.bin': 'x' })],
  // A binary document with the storage of macros was taken, and mailed on to any address.
  ['a binary Word file with macros', 'cv.doc', compoundFile(['WordDocument', 'Macros', 'VBA'])],
  ['a binary Word file with the macros of a workbook', 'cv.doc', compoundFile(['WordDocument', '_VBA_PROJECT_CUR'])],
  ['a binary Word file with macros behind its first sector', 'cv.doc', macrosInNextSector()],
  ['a part above the document', 'cv.docx', docxFile({ '../../../../etc/cron.d/x': 'x' })],
  ['a part above it, by Windows', 'cv.docx', docxFile({ '..\\..\\x.dll': 'x' })],
  ['a part at the root', 'cv.docx', docxFile({ '/etc/passwd': 'x' })],
  ['a part on a drive', 'cv.docx', docxFile({ 'C:/x.exe': 'x' })],
  ['the name of the part, as text', 'cv.docx', zipFile({ a: '[Content_Types].xml word/document.xml' })],
  ['a part that is elsewhere', 'cv.docx', patched(docxFile(), entry, 42, 0, 1)],
  ['a part past the end', 'cv.docx', patched(docxFile(), entry, 42, 0xfffffff0, 1)],
  ['another part where it should be', 'cv.docx', patched(docxFile(), partHeader, 30, 0x41414141, 1)],
  ['a bomb', 'cv.docx', patched(docxFile({ 'word/media/a': 'x' }), entry, 24, 0xfffffff0, 2)],
  ['a list past the end', 'cv.docx', patched(docxFile(), end, 16, 0xfffffff0)],
  ['a list of gigabytes', 'cv.docx', patched(docxFile(), end, 12, 0xfffffff0)],
  ['more parts than the list has', 'cv.docx', patched(docxFile(), end, 8, 0xffffffff)],
  ['a Word file cut short', 'cv.docx', docxFile().subarray(0, -30)],
  ['only the mark of a ZIP file', 'cv.docx', Buffer.from(partHeader, 'hex')],
  ['a binary spreadsheet', 'cv.doc', compoundFile(['Workbook'])],
  ['an installer', 'cv.doc', compoundFile(['\u4840\u3f3f', '_Tables'])],
  ['an encrypted document', 'cv.docx', compoundFile(['EncryptionInfo', 'EncryptedPackage'])],
  ['a compound file that leads in circles', 'cv.doc', endless()],
  ['a compound file cut short', 'cv.doc', docFile().subarray(0, 1024)],
  ['only the mark of a compound file', 'cv.doc', docFile().subarray(0, 8)],
  ['a compound file of odd sectors', 'cv.doc', patched(docFile(), 'd0cf11e0', 30, 31)],
]

test.each(wrong)('%s, called %s, is no resume, and nothing of it stays', async (_, name, bytes) => {
  const before = await files()
  const { status, body } = await attach(name, bytes)
  expect([status, body.code]).toEqual([422, errorCode.resumeKind])
  expect(await list()).toEqual([])
  expect(await files()).toEqual(before)
})

// These were taken without a word, and no employer could open them.
const half = (file: Buffer) => file.subarray(0, file.length / 2)
const scan = 'q 595 0 0 842 0 0 cm /Im1 Do Q'
const damaged = () => {
  const file = docxFile({ 'word/document.xml': `<w:document>${'<w:t>me</w:t>'.repeat(200)}</w:document>` })
  file.fill(0xff, file.indexOf('word/document.xml') + 20, file.indexOf('word/document.xml') + 60)
  return file
}
test.each([
  ['a PDF cut short', 'cv.pdf', half(pdfFile())],
  ['a PDF without its last line', 'cv.pdf', pdfFile().subarray(0, -7)],
  ['a PDF whose table is past its end', 'cv.pdf', Buffer.from('%PDF-1.7\n/Root\nstartxref\n9999\n%%EOF\n')],
  ['a PDF with a password', 'cv.pdf', pdfOf('BT (me) Tj ET', '/Encrypt 9 0 R')],
  ['a Word file whose text is damaged', 'cv.docx', damaged()],
  ['a Word file whose text ends in the middle', 'cv.docx', docxFile({ 'word/document.xml': '<w:document><w:t>m' })],
  ['a Word file without its text', 'cv.docx', docxFile({ 'word/document.xml': '' })],
])('%s is refused in the words of the visitor, and nothing of it stays', async (_, name, bytes) => {
  const before = await files()
  const { status, body } = await attach(name, bytes)
  expect([status, body.code]).toEqual([422, errorCode.resumeUnreadable])
  expect(body.message).toMatch(/can't be opened/)
  expect(await list()).toEqual([])
  expect(await files()).toEqual(before)
})

const packedPage = (content: string) => {
  const packed = deflateSync(content).toString('latin1')
  return pdfOf(scan)
    .toString('latin1')
    .replace(`<</Length ${scan.length}>>stream\n${scan}`, `<</Filter/FlateDecode>>stream\n${packed}`)
}
test.each([
  ['a PDF', pdfFile(), true],
  ['a PDF with packed pages', Buffer.from(packedPage('BT /F1 12 Tf [(m) -20 (e)] TJ ET'), 'latin1'), true],
  ['a scan', pdfOf(scan), false],
  ['a scan with packed pages', Buffer.from(packedPage(scan), 'latin1'), false],
  [
    'a Word file',
    docxFile({ 'word/document.xml': '<w:document><w:t xml:space="preserve">me</w:t></w:document>' }),
    true,
  ],
  ['a Word file with a picture alone', docxFile(), false],
  ['a binary Word file', docFile(), true],
])('of %s the answer says whether it holds text, and takes it', async (_, bytes, hasText) => {
  const { status, body } = await attach('cv', bytes)
  expect([status, body.data.has_text]).toEqual([200, hasText])
  expect(await list()).toHaveLength(1)
})

test.each<[string, Buffer, string]>([
  ['cv.exe', pdfFile(), 'pdf'],
  ['cv.docx', pdfFile(), 'pdf'],
  ['cv', docxFile(), 'docx'],
  ['cv.pdf', docFile(), 'doc'],
  ['cv.zip', zipFile({ '[Content_Types].xml': '<Types/>', 'word/document2.xml': '<w:document/>' }), 'docx'],
])('%s is what its bytes say', async (name, bytes, kind) => {
  await attach(name, bytes)
  expect(await list()).toMatchObject([{ kind }])
})

test.each([
  ['../../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\system32\\cv.pdf', 'cv'],
  ['C:\\Users\\Aiko\\My CV.PDF', 'My CV'],
  ['/etc/shadow.pdf', 'shadow'],
  ['..', 'resume'],
  ['....pdf', 'resume'],
  ['.pdf', 'resume'],
  ['   .docx', 'resume'],
  ['.htaccess', 'htaccess'],
  ['cv.final.pdf', 'cv.final'],
  ['cv\u202efdp.exe', 'cvfdp.exe'],
  ['a\u0007\u009fb\u200b.pdf', 'ab'],
  ['<script>"a"</script>.pdf', 'script'],
  ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie x1'],
  ['what? where* why|.pdf', 'what where why'],
  ['%2e%2e%2fcv.pdf', '2e2e2fcv'],
  ['$(reboot);`id`.pdf', '(reboot)id'],
  ['Re\u0301sume\u0301.pdf', 'R\u00e9sum\u00e9'],
  ['履歴書　2026.pdf', '履歴書 2026'],
  ['السيرة الذاتية.pdf', 'السيرة الذاتية'],
  [`${'x'.repeat(300)}.pdf`, 'x'.repeat(80)],
  [`${'👩‍💻'.repeat(40)}.pdf`, '👩‍💻'.repeat(16)],
])('the name %j is kept as %j, and no part of a path or header', async (name, stored) => {
  const before = await files()
  expect((await attach(name, pdfFile())).status).toBe(200)
  const [resume] = await list()
  expect(resume.filename).toBe(stored)
  expect(resumeName.safeParse(stored).success).toBe(true)
  const added = (await files()).filter((file) => !before.includes(file))
  expect(added).toEqual([expect.stringMatching(new RegExp(`^${join('kept', '[0-9a-f]{64}')}$`))])
  const { headers } = await member.get(resumeFilePath(resume.id))
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="resume\.pdf"; filename\*=UTF-8''[\w.~!#$&+^`|%-]+$/,
  )
  expect(headers['set-cookie']).toBeUndefined()
})
