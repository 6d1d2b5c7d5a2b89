import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { importFiles, type Rejection } from './import-files.ts'
import { postingFixture } from './posting-fixture.ts'

const now = Date.parse('2026-06-01T00:00:00Z')
const options = { now, keepExpired: false }

describe('files', () => {
  let directory: string
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'import-'))
  })
  afterEach(() => rmSync(directory, { recursive: true }))

  const file = (name: string, content: string | Buffer) => {
    const path = join(directory, name)
    writeFileSync(path, content)
    return path
  }
  const read = async (...files: string[]) => {
    const titles: string[] = []
    const rejections: Rejection[] = []
    const warnings: Rejection[] = []
    const summary = await importFiles(
      files,
      async ({ jobs }) => {
        titles.push(...jobs.map((job) => job.title))
        return { imported: jobs.length, updated: 0, unchanged: 0 }
      },
      (rejection) => rejections.push(rejection),
      { ...options, warn: (warning) => warnings.push(warning) },
    )
    const lines = (list: Rejection[]) => list.map(({ line, reason }) => `${line}: ${reason}`)
    return { titles, rejections: lines(rejections), warnings: lines(warnings), summary }
  }
  const one = (title: string) => JSON.stringify(postingFixture({ title }))

  test('JSON lines: a broken line costs only itself', async () => {
    const lines = [one('A1'), '{"@type":"JobPosting","title":', '', '[1]', '{"@type":"Person"}', one('B2'), '\u0000']
    const { titles, rejections } = await read(file('a.jsonl', `\ufeff${lines.join('\r\n')}`))
    expect(titles).toEqual(['A1', 'B2'])
    expect(rejections).toEqual([
      '2: not JSON: invalid end of input in column 31',
      '4: not an object',
      '5: not a JobPosting',
      "7: not JSON: invalid character '\\0' in column 1",
    ])
  })

  test('one object, a list and a graph', async () => {
    expect((await read(file('a.json', JSON.stringify(postingFixture(), null, 2)))).titles).toEqual(['Accountant'])
    expect(await read(file('b.json', `[\n${one('A1')},\n {bad},\n${one('B2')}\n]`))).toMatchObject({
      titles: ['A1', 'B2'],
      rejections: ["3: not JSON: invalid character '}' in column 6"],
    })
    const graph = {
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'WebSite' }, postingFixture({ title: 'C3' })],
    }
    expect((await read(file('c.json', JSON.stringify(graph)))).titles).toEqual(['C3'])
    expect((await read(file('no-ending', `${one('A1')}\n${one('B2')}\n`))).titles).toEqual(['A1', 'B2'])
  })

  test('a page with JSON-LD', async () => {
    const page = `<!doctype html>\n<title>Jobs</title><script>var a = "<script type='application/ld+json'>"</script>
      <script type="application/ld+json">{"@type":"BreadcrumbList"}</script>
      <script type="application/ld+json; charset=utf-8">${one('From a page')}</script>
      <script type="application/ld+json">{oops</script>`
    expect(await read(file('a.html', page))).toMatchObject({
      titles: ['From a page'],
      rejections: ['5: not JSON: invalid end of input in column 48'],
    })
    const open = `<script type="application/ld+json">${one('Never closed')}`
    expect((await read(file('d.html', open))).titles).toEqual(['Never closed'])
    expect((await read(file('b.html', '<html></html>'))).rejections).toEqual(['1: a page without JSON-LD'])
    // Counted neither as read nor as rejected, it was “it holds nothing”.
    const crumbs = '<script type="application/ld+json">{"@type":"BreadcrumbList"}</script>'
    expect((await read(file('c.html', crumbs))).rejections).toEqual(['1: a page without a JobPosting'])
  })

  // Pages of results carry their jobs in a list; these were “a page without a JobPosting”.
  test('postings that stand in a list, in a page or in both are read, no matter how schema.org is abbreviated', async () => {
    const entry = (title: string, position: number) => ({
      '@type': 'ListItem',
      position,
      item: postingFixture({ title }),
    })
    const list = (...titles: string[]) => ({ '@type': 'ItemList', itemListElement: titles.map(entry) })
    const inPage = { '@type': 'WebPage', mainEntity: list('C3', 'D4') }
    const prefixed = {
      '@type': 'schema:ItemList',
      'schema:itemListElement': { '@type': 'schema:ListItem', 'schema:item': postingFixture({ title: 'F6' }) },
    }
    const sources = [
      list('A1', 'B2'),
      { '@graph': [{ '@type': 'WebSite' }, inPage] },
      { '@type': 'ItemList', itemListElement: [postingFixture({ title: 'E5' })] },
      prefixed,
    ]
    const titles = ['A1', 'B2', 'C3', 'D4', 'E5', 'F6']
    const script = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`
    const page = `<!doctype html>${sources.map(script).join('')}${script({ '@type': 'BreadcrumbList', itemListElement: [] })}`
    expect(await read(file('a.html', page))).toMatchObject({ titles, rejections: [] })
    expect(await read(file('b.json', JSON.stringify(sources)))).toMatchObject({ titles, rejections: [] })
    expect(await read(file('c.jsonl', sources.map((source) => JSON.stringify(source)).join('\n')))).toMatchObject({
      titles,
      rejections: [],
    })
  })

  test('a list that holds no posting, or one too deep in it, is told as such', async () => {
    const links = { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', url: 'https://jobs.example/1' }] }
    const deep = `${'{"mainEntity":'.repeat(4_000)}${one('Deep')}${'}'.repeat(4_000)}`
    const { titles, rejections } = await read(file('a.jsonl', `${JSON.stringify(links)}\n${deep}`))
    expect(titles).toEqual([])
    expect(rejections).toEqual(['1: not a JobPosting', '2: not a JobPosting'])
    const page = `<script type="application/ld+json">${JSON.stringify(links)}</script>`
    expect((await read(file('b.html', page))).rejections).toEqual(['1: a page without a JobPosting'])
  })

  test.each([
    ['<!--', '-->'],
    ['//<![CDATA[', '//]]>'],
    ['<![CDATA[', ']]>'],
  ])('a page that wraps its JSON-LD in %s', async (before, after) => {
    const page = (content: string) => `<script type="application/ld+json">\n${before}\n${content}\n${after}\n</script>`
    expect(await read(file('a.html', page(one('Wrapped'))))).toMatchObject({ titles: ['Wrapped'], rejections: [] })
    expect((await read(file('b.html', page('{oops')))).rejections).toEqual([
      '3: not JSON: invalid end of input in column 6',
    ])
  })

  test('a file that cannot be read is named, and the rest goes on', async () => {
    const { titles, summary } = await read(join(directory, 'none.json'), directory, file('a.json', one('A1')))
    expect(titles).toEqual(['A1'])
    expect(summary.unreadable.map((entry) => entry.reason)).toEqual([
      'there is no such file',
      'it is a folder; name the files in it',
    ])
  })

  // Pages hold line breaks and tabs in strings, and commas before brackets; each cost its posting.
  test('what JSON forbids and pages write is read', async () => {
    const page = (json: string) => file('a.html', `<p>\n<script type="application/ld+json">${json}</script>`)
    const titles = async (json: string) => (await read(page(json))).titles
    expect(await titles('{"@type":"JobPosting","title":"Pastry\n\tcook \\"at night\\""}')).toEqual([
      'Pastry cook "at night"',
    ])
    expect(await titles('[{"@type":"JobPosting","skills":["a",],"title":"A1",}, // more\n]')).toEqual(['A1'])
    expect(await titles(one('Escaped').replaceAll('"', '&quot;'))).toEqual(['Escaped'])
    const lines = ['{"@type":"JobPosting","description":"One', '', 'Two","title":"B2"}', one('C3')]
    expect(await read(file('b.jsonl', lines.join('\r\n')))).toMatchObject({ titles: ['B2', 'C3'], rejections: [] })
    const broken = page('\n{"@type":"JobPosting",\n"description":"One\nTwo",\n "title":"The "best" job"}')
    expect((await read(broken)).rejections).toEqual(["6: not JSON: invalid character 'b' in column 16"])
  })

  // An odd quotation mark turned strings and what is between them round: all records behind it were lost as one.
  test('a quotation mark too many costs its record, not those behind it', async () => {
    const broken = '{"@type":"JobPosting","title":"A 5" pipe"}'
    const list = file('a.json', `[${one('A1')},\n${broken},\n${one('B2')},\n${one('C3')}]`)
    expect(await read(list)).toMatchObject({
      titles: ['A1', 'B2', 'C3'],
      rejections: ["2: not JSON: invalid character 'p' in column 37"],
    })
    const lines = file('b.jsonl', [broken, '{"@type":"JobPosting","title":"Never ends', one('B2')].join('\n'))
    expect(await read(lines)).toMatchObject({ titles: ['B2'], rejections: { length: 2 } })
  })

  test('whatever it was saved as, it is read', async () => {
    const text = JSON.stringify({ '@type': 'JobPosting', title: 'Técnico panadero' })
    const save = (name: string, bytes: Buffer) => {
      writeFileSync(join(directory, name), bytes)
      return join(directory, name)
    }
    const little = Buffer.from(`\ufeff${text}`, 'utf16le')
    const { titles } = await read(
      save('bom.jsonl', Buffer.from(`\ufeff${text}\r\n`)),
      save('little.jsonl', little),
      save('bare.jsonl', little.subarray(2)),
      save('big.jsonl', Buffer.from(little).swap16()),
      save('western.jsonl', Buffer.from(text, 'latin1')),
      save('packed.jsonl.gz', gzipSync(text)),
    )
    expect(titles).toEqual(Array(6).fill('Técnico panadero'))
    const { summary } = await read(save('cut.gz', gzipSync(text).subarray(0, 30)), save('none.json', Buffer.alloc(0)))
    expect(summary.unreadable.map((entry) => entry.reason)).toEqual(['its gzip ends too early', 'it holds nothing'])
  })

  const pageIn = (declared: string, title: string) =>
    `<html><head>${declared}<script type="application/ld+json">{"@type":"JobPosting","title":"${title}"}</script>`
  /** Letters of one byte each, by their place above ASCII in the page's character set. */
  const bytesOf = (text: string, letters: Record<string, number[]>) =>
    Buffer.concat([...text].map((letter) => Buffer.from(letters[letter] ?? [letter.charCodeAt(0)])))
  const turkish = { ğ: [0xf0], ü: [0xfc], ş: [0xfe], ı: [0xfd] }
  const japanese = { 東: [0x93, 0x8c], 京: [0x8b, 0x9e] }

  // Whatever a page declared, it was read as UTF-8 or in the old Western encoding: employers had names of senseless letters.
  test.each([
    ['<meta charset="iso-8859-9">', 'Soğuk aşçı', turkish],
    ['<!-- <meta charset="utf-8"> --><meta charset=windows-1254 />', 'Soğuk aşı', turkish],
    ['<meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS">', '東京', japanese],
  ])('a page is read in the character set that it declares: %s', async (declared, title, letters) => {
    const bytes = bytesOf(pageIn(declared, title), { ...letters, ç: [0xe7] })
    expect(await read(file('a.html', bytes))).toMatchObject({ titles: [title], warnings: [] })
  })

  test('text whose character set is in doubt is told', async () => {
    const turkishPage = bytesOf(pageIn('', 'Soğuk hava deposu için aşçı'), { ...turkish, ç: [0xe7] })
    expect((await read(file('a.html', turkishPage))).warnings).toEqual([
      expect.stringMatching(/^1: the file states no character set and is not UTF-8; it was read as .* by a guess/),
    ])
    const stale = await read(file('b.html', pageIn('<meta charset="iso-8859-9">', 'Aşçı')))
    expect(stale).toMatchObject({ titles: ['Aşçı'], warnings: [expect.stringContaining('but is UTF-8')] })
    expect((await read(file('c.html', pageIn('<meta charset="utf-8">', 'Aşçı')))).warnings).toEqual([])
    const spoiled = Buffer.concat([Buffer.from(`${one('Aşçı')}\n`), Buffer.alloc(300_000, 32), Buffer.from([0xff])])
    expect((await read(file('d.jsonl', spoiled))).warnings).toEqual([
      expect.stringMatching(/^2: the text from here on holds “\ufffd”/),
    ])
  })

  // Decided by its first kilobytes, a feed that begins in English lost its letters further on.
  test('a file that begins in ASCII is read by what follows', async () => {
    const long = JSON.stringify(postingFixture({ title: 'Cook', description: 'word '.repeat(60_000) }))
    const bytes = Buffer.from(`${long}\n${JSON.stringify(postingFixture({ title: 'Técnico de panadería' }))}`, 'latin1')
    expect(await read(file('a.jsonl', bytes))).toMatchObject({
      titles: ['Cook', 'Técnico de panadería'],
      warnings: { length: 1 },
    })
  })

  test('hostile records neither stop it nor take long', async () => {
    const started = Date.now()
    const lines = [
      one('A1'),
      JSON.stringify(postingFixture({ title: 'Deep', description: '<div>'.repeat(50_000) })),
      JSON.stringify(postingFixture({ title: 'Long', description: 'word '.repeat(1_000_000) })),
      JSON.stringify(postingFixture({ title: 'Entities', description: '&lol;&amp;'.repeat(100_000) })),
      JSON.stringify(postingFixture({ title: 'Open tags', description: '<a '.repeat(60_000) })),
      JSON.stringify(postingFixture({ title: 'Many places', jobLocation: Array(100_000).fill({ address: 'X' }) })),
      `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
      `{"@type":"JobPosting","title":"${'x'.repeat(17 * 1024 * 1024)}"}`,
      one('B2'),
    ]
    const { titles, rejections } = await read(file('a.jsonl', lines.join('\n')))
    expect(titles).toEqual(['A1', 'Deep', 'Long', 'Entities', 'Open tags', 'Many places', 'B2'])
    expect(rejections.at(-1)).toBe('8: longer than 16 MB')
    const letters = 'a'.repeat(300_000)
    const pages = [`<!-- `.repeat(60_000), `{"@type":"${letters}\xe9 ${letters}`, `<p>{"${'\\"'.repeat(100_000)}`]
    for (const [index, page] of pages.entries()) await read(file(`${index}.html`, Buffer.from(page, 'latin1')))
    await read(file('b.jsonl', `{"title":"${'\n"a}'.repeat(20_000)}`))
    expect(Date.now() - started).toBeLessThan(60_000)
  })

  test('a record that the database refuses is told, its neighbours are stored', async () => {
    const rejections: Rejection[] = []
    const stored: string[] = []
    await importFiles(
      [file('a.jsonl', ['A1', 'Refused', 'B2', 'C3'].map(one).join('\n'))],
      async ({ jobs }) => {
        if (jobs.some((job) => job.title === 'Refused')) throw new Error('value out of range')
        stored.push(...jobs.map((job) => job.title))
        return { imported: jobs.length, updated: 0, unchanged: 0 }
      },
      (rejection) => rejections.push(rejection),
      options,
    )
    expect(stored).toEqual(['A1', 'B2', 'C3'])
    expect(rejections).toMatchObject([{ line: 2, reason: 'cannot be stored: value out of range' }])
  })

  test('what of a record cannot be read is told with its file and line, and the record is taken', async () => {
    const warnings: Rejection[] = []
    const path = file('a.jsonl', [one('A1'), JSON.stringify(postingFixture({ validThrough: '03/04/2025' }))].join('\n'))
    const write = async () => ({ imported: 2, updated: 0, unchanged: 0 })
    const summary = await importFiles([path], write, () => undefined, {
      ...options,
      warn: (warning) => warnings.push(warning),
    })
    expect(summary).toMatchObject({ imported: 2, rejected: 0, warned: 1 })
    expect(warnings).toMatchObject([{ file: path, line: 2, reason: expect.stringContaining('“03/04/2025”') }])
  })
})
