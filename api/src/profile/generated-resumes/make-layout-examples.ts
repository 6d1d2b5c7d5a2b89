import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createPictureMaker } from '../pictures/picture-maker.ts'
import { examplePicture, layoutExamples, toExampleDocument } from './layout-example-document.ts'
import { createResumeMaker } from './resume-maker.ts'
import { toTypstInput } from './typst-input.ts'

// Makes the pictures of the layouts, which are committed: `node api/src/profile/generated-resumes/make-layout-examples.ts`.

/** What the pictures were made of. */
export const fingerprintFile = new URL('./layout-examples/fingerprint.txt', import.meta.url)

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

/** Of Typst and the fonts, by package. */
const typesettingVersions = (): [string, string][] => {
  const { dependencies } = JSON.parse(read('../../../package.json')) as { dependencies: Record<string, string> }
  return Object.entries(dependencies).filter(([name]) => /^@(expo-google-fonts|myriaddreamin)\//.test(name))
}

/** Of all that decides how the pictures look: the template, the words in it, fonts and programs. */
export const fingerprintOfExamples = (): string => {
  const template = globSync('typst/*', { cwd: import.meta.dirname }).toSorted()
  const sources = [...template, '../pictures/make-layout-example.ts'].map(read)
  const inputs = layoutExamples.map((example) => toTypstInput(toExampleDocument(example)))
  return createHash('sha256')
    .update(JSON.stringify([sources, typesettingVersions(), inputs]))
    .digest('hex')
}

const makeExamples = async (): Promise<void> => {
  const onFailure = (reason: unknown) => console.error(reason)
  const resumes = createResumeMaker({ onFailure })
  const pictures = createPictureMaker({ onFailure })
  try {
    for (const example of layoutExamples) {
      const svg = await resumes.make('svg', async () => ({ document: toExampleDocument(example) }))
      await writeFile(examplePicture(example), await pictures.layoutExample(svg))
    }
    // Last: pictures of which not all were made count as old.
    await writeFile(fingerprintFile, `${fingerprintOfExamples()}\n`)
  } finally {
    resumes.close()
    pictures.close()
  }
}

if (import.meta.main) await makeExamples()
