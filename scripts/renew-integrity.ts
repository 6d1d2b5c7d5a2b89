import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

const script = /integrity="[^"]*" src="([^"]+)"/g

/** Writes into a document the hashes of the scripts beside it as they were emitted: a plugin may change them after hashing. */
export const renewIntegrity = async (document: string): Promise<void> => {
  const text = await readFile(document, 'utf8')
  const sources = [...text.matchAll(script)].map((match) => match[1] as string)
  const hashes = new Map<string, string>()
  for (const source of sources) {
    const bytes = await readFile(join(dirname(document), basename(source)))
    hashes.set(source, `sha384-${createHash('sha384').update(bytes).digest('base64')}`)
  }
  await writeFile(
    document,
    text.replace(script, (_, source: string) => `integrity="${hashes.get(source)}" src="${source}"`),
  )
}
