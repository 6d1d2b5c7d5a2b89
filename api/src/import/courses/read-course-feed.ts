import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { readFileText } from '../file-text.ts'
import { hasType, isObject, type JsonObject, property } from '../json-ld-values.ts'
import { type StreamedValue, valuesOfDocument, valuesOfLines } from '../json-values.ts'

/** A row of a feed: a schema.org `Course`, or a line of a CSV by the names of its columns. */
export type FeedRow = { line: number } & (
  | { course: JsonObject }
  | { columns: Record<string, string> }
  | { reason: string }
)

/** The courses of a file: CSV by its name, else JSON (one, a list, a graph) or JSON lines, gzipped or not. Throws only when the file cannot be read. */
export async function* readCourseFeed(file: string): AsyncGenerator<FeedRow> {
  const name = file.replace(/\.gz$/i, '')
  const text = readFileText(file, () => undefined)
  if (/\.csv$/i.test(name)) yield* rowsOfCsv(text)
  else
    for await (const value of /\.(?:jsonl|ndjson)$/i.test(name) ? valuesOfLines(text) : valuesOfDocument(text))
      yield* coursesOf(value)
}

async function* rowsOfCsv(text: AsyncIterable<string>): AsyncGenerator<FeedRow> {
  const records = Readable.from(text).pipe(
    parse({ columns: true, bom: true, trim: true, info: true, skip_empty_lines: true }),
  )
  // What is no CSV from some line on has no rows after it.
  try {
    for await (const { record, info } of records) yield { line: info.lines, columns: record }
  } catch (error) {
    const { lines = 1, message } = error as { lines?: number; message: string }
    yield { line: lines, reason: message }
  }
}

function* coursesOf(value: StreamedValue): Generator<FeedRow> {
  if ('reason' in value) {
    yield value
    return
  }
  const found = [...coursesIn(value.value)]
  if (found.length === 0) yield { line: value.line, reason: 'no schema.org Course' }
  for (const course of found) yield { line: value.line, course }
}

/** Where schema.org things keep others: a graph, a list its entries, and an entry what it is about. */
const holders = ['@graph', 'itemListElement', 'item', 'mainEntity']
const maxDepth = 4

function* coursesIn(value: unknown, depth = maxDepth): Generator<JsonObject> {
  if (Array.isArray(value)) for (const each of value) yield* coursesIn(each, depth)
  else if (!isObject(value)) return
  else if (hasType(value, 'Course')) yield value
  else if (depth > 0) for (const name of holders) yield* coursesIn(property(value, name), depth - 1)
}
