import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { hasValidators } from './has-validators.ts'

const files = {
  'plain.ts': 'export const words = []\n',
  'jobs.ts': "import { z } from 'zod/mini'\nexport const job = z.object({})\n",
  'types.ts': "import type { Job } from './jobs.ts'\nimport { type Word } from './jobs.ts'\nexport const a: Job = 1\n",
  'uses.ts': "import { words } from './plain.ts'\nexport { job } from './jobs.ts'\n",
  'lines.ts': "import {\n  type Job,\n  job,\n} from './jobs.ts'\n",
}
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contracts-'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
})
afterAll(() => rm(folder, { recursive: true }))

// Contracts were told from words by their names: `generated-resume-constants` was taken for a contract, and with it a public page loaded all
// validators, 22 KB, before its first paint.
test.each([
  ['plain.ts', false],
  ['types.ts', false],
  ['jobs.ts', true],
  ['uses.ts', true],
  ['lines.ts', true],
])('%s: %s', (name, expected) => {
  expect(hasValidators(join(folder, name))).toBe(expected)
})
