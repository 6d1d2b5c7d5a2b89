import { type OnWarning, readFileText } from './file-text.ts'
import { hasType, isObject, type JsonObject, property } from './json-ld-values.ts'
import { maximumRecordLength, type StreamedValue, valuesOfDocument, valuesOfLines } from './json-values.ts'
import { decodeEntities, jsonLdOf } from './markup-lines.ts'
import { isOrganization } from './to-company-record.ts'

/**
 * Every value of a file that could be a posting: JSON (one, a list, or what holds some, such as `@graph` and `ItemList`), JSON lines, or
 * the JSON-LD of an HTML page. Which it is, its beginning tells. Throws only when the file cannot be read. `onWarning` is told what of its text may
 * be read wrongly.
 */
export async function* readRecords(file: string, onWarning: OnWarning): AsyncGenerator<StreamedValue> {
  const chunks = readFileText(file, onWarning)[Symbol.asyncIterator]()
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
  for (const { text, start } of found)
    for await (const entry of valuesOfDocument(once(withoutWrapping(text)), start))
      if ('reason' in entry || isPosting(entry.value)) {
        isUsed = true
        yield entry
      }
  if (!isUsed) yield { line: 1, reason: `a page without ${found.length === 0 ? 'JSON-LD' : 'a JobPosting'}` }
}

/** Older pages hide their data from browsers that know no script, as a comment or as CDATA; others escape it as text. Lines stay where they are. */
const withoutWrapping = (text: string): string => {
  const bare = text.replace(wrapping, (part) => part.replace(/[^\n]/g, ''))
  return /^\s*[{[]\s*&(?:quot|#0*34|#x0*22);/i.test(bare) ? decodeEntities(bare) : bare
}
const wrapping = /^\s*(?:\/\/\s*)?<!(?:--|\[CDATA\[)|(?:\/\/ ?)?(?:-->|\]\]>)\s*$/g

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

const isPosting = (value: unknown): boolean =>
  Array.isArray(value) || (isObject(value) && (Object.hasOwn(value, '@graph') || !postingsIn(value).next().done))

/** Where schema.org things keep others: a page its list (`mainEntity`), a list its entries, and an entry what it is about. */
const holders = ['@graph', 'mainEntity', 'itemListElement', 'item']

// A graph holds a page, the page a list, the list an entry, and the entry its posting.
const deepest = 4

/** The object itself where it is a posting, or those that it holds, in their order. */
function* postingsIn(object: JsonObject, depth = deepest): Generator<JsonObject> {
  if (hasType(object, 'JobPosting')) yield object
  else if (depth > 0)
    for (const name of holders) {
      const held = property(object, name)
      for (const value of Array.isArray(held) ? held : [held]) if (isObject(value)) yield* postingsIn(value, depth - 1)
    }
}

/** A list on a line holds its values one level down, no deeper; of what holds postings only these are meant. */
function* unfold(entry: StreamedValue): Generator<StreamedValue> {
  if ('reason' in entry) yield entry
  else for (const value of Array.isArray(entry.value) ? entry.value : [entry.value]) yield* unfoldOne(entry.line, value)
}

function* unfoldOne(line: number, value: unknown): Generator<StreamedValue> {
  let isFound = false
  if (isObject(value))
    for (const posting of postingsIn(value)) {
      isFound = true
      yield { line, value: posting }
    }
  if (isFound) return
  const held = isObject(value) && Array.isArray(value['@graph']) ? value['@graph'].filter(isObject) : []
  const organizations = held.filter(isOrganization)
  if (organizations.length > 0) for (const organization of organizations) yield { line, value: organization }
  else if (isObject(value) && Array.isArray(value['@graph'])) yield { line, reason: 'a graph without a JobPosting' }
  else yield { line, value }
}
