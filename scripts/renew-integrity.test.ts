import { createHash } from 'node:crypto'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { renewIntegrity } from './renew-integrity.ts'

// The console stood white: its main script was sorted after its hash had been written into the document, and browsers refused it.
it('gives a document the hashes of its scripts as they are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'integrity-'))
  const document = join(folder, 'index.html')
  await writeFile(join(folder, 'main.js'), 'as emitted')
  await writeFile(document, '<script defer integrity="sha384-old" src="/assets/main.js"></script>')
  await renewIntegrity(document)
  const hash = createHash('sha384').update('as emitted').digest('base64')
  expect(await readFile(document, 'utf8')).toBe(
    `<script defer integrity="sha384-${hash}" src="/assets/main.js"></script>`,
  )
})
