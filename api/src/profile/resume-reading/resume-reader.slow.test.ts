import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { ChildLimits } from '../../platform/processes/child-pool.ts'
import {
  docxFile,
  officeRelation,
  paragraphs,
  pdfFile,
  pdfOf,
  wordFile,
  wordNames,
} from '../../testing/resume-files.ts'
import { createResumeReader, type ResumeReader } from './resume-reader.ts'

let folder: string
const readers: ResumeReader[] = []
const servers: Server[] = []
let reader: ResumeReader
const failures: string[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'resume-reader-'))
  reader = createResumeReader({ onFailure: (reason) => failures.push(String(reason)) })
})
afterEach(() => {
  for (const each of readers.splice(0)) each.close()
  for (const server of servers.splice(0)) server.close()
  failures.length = 0
})
afterAll(() => {
  reader.close()
  rmSync(folder, { recursive: true, force: true })
})

const pdf = (bytes: Buffer) => reader.read({ kind: 'pdf', bytes })
const docx = (bytes: Buffer) => reader.read({ kind: 'docx', bytes })
const refusal = (name: string) => ({ message: name })
const listen = async (server: Server): Promise<number> => {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** A PDF with this many pages, each with a line. */
const longPdf = (pages: number): Buffer => {
  const content = 'BT /F1 12 Tf 72 700 Td (A page of a resume with more than fifty characters on it, as usual.) Tj ET'
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${Array.from({ length: pages }, (_, index) => `${index + 5} 0 R`).join(' ')}]/Count ${pages}>>`,
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...Array.from(
      { length: pages },
      () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 3 0 R/Resources<</Font<</F1 4 0 R>>>>>>',
    ),
  ]
  let file = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(
    `${file}${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  )
}

describe('a file that is not read', () => {
  test('has no text: a scan', () => expect(pdf(pdfFile('1'))).rejects.toMatchObject(refusal('resumeWithoutText')))

  test('has a password', async () => {
    const bytes = '00'.repeat(32)
    const trailer = `/Encrypt<</Filter/Standard/V 1/R 2/O<${bytes}>/U<${bytes}>/P -4>>/ID[<00><00>]`
    await expect(pdf(pdfOf('BT (hidden) Tj ET', trailer))).rejects.toMatchObject(refusal('resumeEncrypted'))
  })

  test('has 2,000 pages', () => expect(pdf(longPdf(2_000))).rejects.toMatchObject(refusal('resumeTooLong')))
  test('of 50 pages is read, of 51 is not', async () => {
    expect((await pdf(longPdf(50))).pageCount).toBe(50)
    await expect(pdf(longPdf(51))).rejects.toMatchObject(refusal('resumeTooLong'))
  })

  test('is damaged', async () => {
    await expect(pdf(pdfFile().subarray(0, 40))).rejects.toMatchObject(refusal('resumeUnreadable'))
    await expect(docx(docxFile().subarray(0, 60))).rejects.toMatchObject(refusal('resumeUnreadable'))
    await expect(docx(wordFile('<w:p><w:r>'))).rejects.toMatchObject(refusal('resumeUnreadable'))
  })

  test('unpacks to far more than it is', async () => {
    const bomb = wordFile(paragraphs('x'), '', { 'word/styles.xml': ' '.repeat(40_000_000) })
    expect(bomb.length).toBeLessThan(100_000)
    await expect(docx(bomb)).rejects.toMatchObject(refusal('resumeTooLong'))
    await expect(docx(wordFile(paragraphs('word '.repeat(100_000))))).rejects.toMatchObject(refusal('resumeTooLong'))
  })
})

describe('a DOCX', () => {
  test('fetches nothing that it refers to, and includes no file of the server', async () => {
    let requests = 0
    const server = createHttpServer((_, response) => {
      requests += 1
      response.end('secret')
    })
    const address = `http://127.0.0.1:${await listen(server)}/x`
    const secret = join(folder, 'secret.txt')
    writeFileSync(secret, 'the secret of the server')
    const picture = (relation: string) =>
      `<w:p><w:r><w:drawing><wp:inline><a:graphic><a:graphicData><a:blip r:link="${relation}"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`
    const relations = ['picture', 'file', 'template']
      .map(
        (id) =>
          `<Relationship Id="${id}" Type="${officeRelation}/${id === 'template' ? 'attachedTemplate' : 'image'}" TargetMode="External" Target="${id === 'file' ? `file://${secret}` : address}"/>`,
      )
      .join('')
    const entity = `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY x SYSTEM "file://${secret}">]>`
    const { parsed } = await docx(
      wordFile(picture('picture') + picture('file') + paragraphs('Mei Ling Tan'), relations),
    )
    expect(parsed.items[0]?.fields.last_name?.value).toBe('Tan')
    const body = `<w:document ${wordNames}><w:body>${paragraphs('Aiko Tan &amp;x;', '&x;')}</w:body></w:document>`
    const expanded = await docx(wordFile('', '', { 'word/document.xml': entity + body })).then(
      (answer) => JSON.stringify(answer),
      ({ message }) => message,
    )
    expect(expanded).not.toContain('the secret')
    expect(requests).toBe(0)
  })

  // Each beginning of a paragraph was followed to the end of the file: 400,000 of them, which pack to a few KB, held a place until its time was over.
  test('is read whatever begins in its header and does not end', async () => {
    const endless = ['<w:p ', '<w:p><w:t ', '<w:p>'].map((start) => start.repeat(400_000)).join('')
    const { parsed } = await docx(wordFile(paragraphs('Mei Ling Tan'), '', { 'word/header1.xml': endless }))
    expect(parsed.items[0]?.fields.last_name?.value).toBe('Tan')
  })

  test('is read with its header and footer, where names and numbers often stand', async () => {
    const part = (tag: string, ...texts: string[]) =>
      `<?xml version="1.0"?><w:${tag} ${wordNames}>${paragraphs(...texts)}</w:${tag}>`
    const { parsed } = await docx(
      wordFile(paragraphs('Skills', 'Excel, SAP'), '', {
        'word/header1.xml': part('hdr', 'Mei Ling Tan'),
        'word/footer1.xml': part('ftr', 'mei@example.com &amp; +65 9123 4567'),
      }),
    )
    const [person] = parsed.items
    expect(person?.fields).toMatchObject({
      first_name: { value: 'Mei Ling' },
      email: { value: 'mei@example.com', source: { line: 'mei@example.com & +65 9123 4567' } },
      phone: { value: '+6591234567' },
    })
  })
})

describe('the process that reads', () => {
  const scripted = (script: string, limits: Partial<ChildLimits> = {}): ResumeReader => {
    const childScript = pathToFileURL(join(folder, `${crypto.randomUUID()}.mjs`))
    writeFileSync(childScript, script)
    const made = createResumeReader({ onFailure: (reason) => failures.push(String(reason)), childScript, limits })
    readers.push(made)
    return made
  }
  const job = { kind: 'pdf', bytes: new Uint8Array(1) } as const
  const connectAnd = (port: number, work: string) =>
    `import { connect } from 'node:net'
     process.once('message', () => connect(${port}, '127.0.0.1', () => { ${work} }))`
  /** A server that tells when the process, which is connected to it, is there and when it is gone. */
  const watch = async () => {
    let isGone: Promise<void> = Promise.resolve()
    let resolveThere = () => {}
    const isThere = new Promise<void>((resolve) => {
      resolveThere = resolve
    })
    const port = await listen(
      createServer((socket) => {
        isGone = new Promise((resolve) => socket.on('error', () => undefined).on('close', () => resolve()))
        socket.resume()
        resolveThere()
      }),
    )
    return { port, isThere, isGone: () => isGone }
  }

  test('is killed where it takes too long', async () => {
    const { port, isGone } = await watch()
    const slow = scripted(connectAnd(port, 'for (;;);'), { timeoutMs: 1_500 })
    await expect(slow.read(job)).rejects.toMatchObject(refusal('resumeReadingTimeout'))
    await isGone()
    expect(failures).toEqual([expect.stringContaining('too long')])
  })

  test('is killed where it takes too much memory', async () => {
    const { port, isGone } = await watch()
    const work = 'const all = []; setInterval(() => all.push(Buffer.alloc(20_000_000, 1)), 5)'
    const large = scripted(connectAnd(port, work), { residentBytes: 300 * 1024 * 1024 })
    await expect(large.read(job)).rejects.toMatchObject(refusal('resumeReadingTimeout'))
    await isGone()
    expect(failures).toEqual([expect.stringContaining('too much memory')])
  })

  test('killed half-way by somebody else is told, and the next file is read', async () => {
    const killed = scripted(`process.once('message', ({ kind }) =>
      kind === 'pdf' ? process.kill(process.pid, 'SIGKILL') : process.send({ parsed: 'read' }, () => process.exit(0)))`)
    const other = { ...job, kind: 'docx' } as const
    const outcomes = await Promise.allSettled([job, other, job, other].map((each) => killed.read(each)))
    expect(outcomes.map((each) => (each.status === 'fulfilled' ? each.value.parsed : each.reason.message))).toEqual([
      'resumeReadingTimeout',
      'read',
      'resumeReadingTimeout',
      'read',
    ])
    expect(failures).toEqual([expect.stringContaining('SIGKILL'), expect.stringContaining('SIGKILL')])
    failures.length = 0
    const broken = scripted(`process.once('message', () => { throw new Error('a bug') })`)
    await expect(broken.read(job)).rejects.toMatchObject(refusal('resumeUnreadable'))
    await expect(broken.read(job)).rejects.toMatchObject(refusal('resumeUnreadable'))
    expect(failures).toHaveLength(2)
  })

  test('ends with the service, and what waited is refused', async () => {
    const { port, isThere, isGone } = await watch()
    const slow = scripted(connectAnd(port, 'for (;;);'))
    const reads = Promise.allSettled([slow.read(job), slow.read(job), slow.read(job)])
    await isThere
    slow.close()
    expect((await reads).map((each) => each.status === 'rejected' && each.reason.message)).toEqual([
      'unavailable',
      'unavailable',
      'unavailable',
    ])
    expect(failures).toEqual([])
    await isGone()
    await expect(slow.read(job)).rejects.toMatchObject(refusal('unavailable'))
  })

  test('reads and writes no file of others, starts no program, and knows nothing of the service’s environment', async () => {
    const path = join(folder, 'written')
    const answer = await scripted(`
      import { spawnSync } from 'node:child_process'
      import { readFileSync, writeFileSync } from 'node:fs'
      const attempt = (work) => { try { work(); return 'done' } catch (error) { return error.code } }
      process.once('message', () => process.send({ parsed: [
        attempt(() => readFileSync('/etc/hostname')),
        attempt(() => writeFileSync(${JSON.stringify(path)}, 'x')),
        attempt(() => spawnSync('true')),
        Object.keys(process.env).filter((name) => !name.startsWith('NODE_')),
      ] }))`).read(job)
    expect(answer.parsed).toEqual(['ERR_ACCESS_DENIED', 'ERR_ACCESS_DENIED', 'ERR_ACCESS_DENIED', []])
  })

  test('is one of two at once; too many that wait are refused at once', async () => {
    const slow = scripted('process.once("message", () => setInterval(() => {}, 1000))')
    const reads = Array.from({ length: 22 }, () => slow.read(job))
    await expect(slow.read(job)).rejects.toMatchObject(refusal('unavailable'))
    slow.close()
    await Promise.allSettled(reads)
  })
})
