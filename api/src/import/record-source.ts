import { textOfFile } from './file-text.ts'
import { isObject, listOf } from './json-ld-values.ts'
import { maximumRecordLength, type StreamedValue, valuesOfDocument, valuesOfLines } from './json-values.ts'
import { jsonLdOf } from './markup-lines.ts'

/**
 * Every value of a file that could be a posting: JSON (one, a list, or `@graph`), JSON lines, or the JSON-LD of an HTML page. Which
 * it is, its beginning tells. Throws only when the file cannot be read.
 */
export async function* readRecords(file: string): AsyncGenerator<StreamedValue> {
  const chunks = textOfFile(file)[Symbol.asyncIterator]()
  let beginning = ''
  let isDone = false
  while (!isDone && beginning.length < 64 * 1024) {
    const next = await chunks.next()
    isDone = next.done === true
    if (!isDone) beginning += next.value as string
  }
  beginning = beginning.replace(/^\ufeff/, '')
  const text = async function* () {
    yield beginning
    if (!isDone) yield* { [Symbol.asyncIterator]: () => chunks } as AsyncIterable<string>
  }
  const values = /^\s*</.test(beginning)
    ? valuesOfPage(text())
    : isJsonLines(file.replace(/\.gz$/i, ''), beginning)
      ? valuesOfLines(text())
      : valuesOfDocument(text())
  for await (const entry of values) yield* unfold(entry)
}

const isJsonLines = (file: string, beginning: string): boolean => {
  if (/\.(?:jsonl|ndjson|jsonlines)$/i.test(file)) return true
  if (/\.json$/i.test(file) || /^\s*\[/.test(beginning)) return false
  const [first = ''] = beginning.trimStart().split('\n', 1)
  try {
    return isObject(JSON.parse(first))
  } catch {
    return false
  }
}

async function* valuesOfPage(chunks: AsyncIterable<string>): AsyncGenerator<StreamedValue> {
  let page = ''
  for await (const chunk of chunks) {
    page += chunk
    if (page.length > maximumRecordLength) {
      yield { line: 1, reason: 'a page longer than 16 MB' }
      return
    }
  }
  const found = jsonLdOf(page)
  let isUsed = false
  // A page's other facts (breadcrumbs, the site itself) are no failed postings.
  for (const { text, line } of found)
    for await (const entry of valuesOfDocument(once(withoutWrapping(text))))
      if ('reason' in entry || isPosting(entry.value)) {
        isUsed = true
        yield { ...entry, line: line + entry.line - 1 }
      }
  if (!isUsed) yield { line: 1, reason: `a page without ${found.length === 0 ? 'JSON-LD' : 'a JobPosting'}` }
}

/** Older pages hide their data from browsers that know no script, as a comment or as CDATA. Lines stay where they are. */
const withoutWrapping = (text: string): string => text.replace(wrapping, (part) => part.replace(/[^\n]/g, ''))
const wrapping = /^\s*(?:\/\/\s*)?<!(?:--|\[CDATA\[)|(?:\/\/ ?)?(?:-->|\]\]>)\s*$/g

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

const isPosting = (value: unknown): boolean =>
  Array.isArray(value) || (isObject(value) && (Object.hasOwn(value, '@graph') || typesOf(value).includes('JobPosting')))

const typesOf = (value: Record<string, unknown>): string[] =>
  listOf(value['@type']).flatMap((type) => (typeof type === 'string' ? [type.replace(/^.*[/:#]/, '')] : []))

/** A list on a line or a `@graph` holds its postings one level down, no deeper; of a graph only these are meant. */
function* unfold(entry: StreamedValue): Generator<StreamedValue> {
  if ('reason' in entry) yield entry
  else if (Array.isArray(entry.value)) for (const value of entry.value) yield { line: entry.line, value }
  else if (
    isObject(entry.value) &&
    Array.isArray(entry.value['@graph']) &&
    !typesOf(entry.value).includes('JobPosting')
  ) {
    const postings = entry.value['@graph'].filter((value) => isObject(value) && typesOf(value).includes('JobPosting'))
    if (postings.length === 0) yield { line: entry.line, reason: 'a graph without a JobPosting' }
    for (const value of postings) yield { line: entry.line, value }
  } else yield entry
}
