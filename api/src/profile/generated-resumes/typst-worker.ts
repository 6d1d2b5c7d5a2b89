import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

/** The template's folder: nothing outside it can be read by a template. */
const workspace = join(dirname(fileURLToPath(import.meta.url)), 'typst')
const template = join(workspace, 'resume.typ')

const { resolve } = createRequire(import.meta.url)
const families = ['ibm-plex-sans', 'ibm-plex-sans-arabic', 'noto-sans-jp', 'noto-sans-sc', 'noto-sans-tc']
const fontPaths = families.flatMap((family) => {
  const folder = dirname(resolve(`@expo-google-fonts/${family}/package.json`))
  return [join(folder, '400Regular'), join(folder, '700Bold')]
})

/** `svg` is a picture of all pages, one below the other. */
export type TypstJob = { id: number; input: string; form: 'pdf' | 'svg' }
export type TypstAnswer = { id: number } & ({ bytes: Uint8Array } | { error: string })

const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths }] })

const compile = ({ input, form }: TypstJob): Uint8Array => {
  const options = { mainFilePath: template, inputs: { data: input } }
  return form === 'pdf' ? compiler.pdf(options) : new TextEncoder().encode(compiler.plainSvg(options))
}

parentPort?.on('message', (job: TypstJob) => {
  try {
    parentPort?.postMessage({ id: job.id, bytes: compile(job) } satisfies TypstAnswer)
  } catch (error) {
    parentPort?.postMessage({ id: job.id, error: String(error) } satisfies TypstAnswer)
  }
  // Pages of members who came before are not kept.
  compiler.evictCache(5)
})
