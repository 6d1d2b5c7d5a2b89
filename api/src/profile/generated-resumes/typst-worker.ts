import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { listFontFiles, readFonts } from './resume-fonts.ts'

/** The template's folder: nothing outside it can be read by a template. */
const workspace = join(dirname(fileURLToPath(import.meta.url)), 'typst')
const template = join(workspace, 'resume.typ')

/** `svg` is a picture of all pages, one below the other. */
export type TypstJob = { id: number; input: string; form: 'pdf' | 'svg' }
export type TypstAnswer = { id: number } & ({ bytes: Uint8Array } | { error: string })

/** Fonts other than those of `listFontFiles`. */
export type TypstWorkerData = { fontFiles: readonly string[] | undefined }

const { fontFiles = listFontFiles() } = workerData as TypstWorkerData
// Typst says nothing of a font that it cannot read, and takes another one.
readFonts(fontFiles)
const fontPaths = [...new Set(fontFiles.map((file) => dirname(file)))]
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
