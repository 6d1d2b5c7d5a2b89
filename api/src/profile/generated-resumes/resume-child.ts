import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { answerJobs } from '../../platform/processes/answer-jobs.ts'
import type { GeneratedDocument } from './generated-document.ts'
import { listFontFiles, readFonts } from './resume-fonts.ts'
import { maxPages, maxPicturePages, maxSvgBytes } from './resume-limits.ts'
import { toTypstInput } from './typst-input.ts'

/** The template's folder: nothing outside it can be read by a template. */
const workspace = join(dirname(fileURLToPath(import.meta.url)), 'typst')
const template = join(workspace, 'resume.typ')

/** `svg` is a picture of all pages, one below the other. A PDF carries the attachment. */
export type ResumeJob = { form: 'pdf' | 'svg' | 'docx'; document: GeneratedDocument; attachment?: string | undefined }
export type ResumeAnswer = { bytes: Uint8Array } | { problem: 'tooLong' } | { problem: 'noFonts'; reason: string }

const [, , ...givenFonts] = process.argv

let compiler: NodeCompiler | undefined
const openCompiler = async (): Promise<NodeCompiler> => {
  const fontFiles = givenFonts.length > 0 ? givenFonts : listFontFiles()
  // Typst says nothing of a font that it cannot read, and takes another one.
  readFonts(fontFiles)
  const fontPaths = [...new Set(fontFiles.map((file) => dirname(file)))]
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  return NodeCompiler.create({ workspace, fontArgs: [{ fontPaths }] })
}

const compile = (typst: NodeCompiler, form: 'pdf' | 'svg', input: string): ResumeAnswer => {
  const compiled = typst.compile({ mainFilePath: template, inputs: { data: input } })
  const document = compiled.result
  if (!document) throw new Error('the document is not compiled')
  if (document.numOfPages > (form === 'svg' ? maxPicturePages : maxPages)) return { problem: 'tooLong' }
  if (form === 'pdf') return { bytes: typst.pdf(document) }
  const bytes = new TextEncoder().encode(typst.plainSvg(document))
  return bytes.length > maxSvgBytes ? { problem: 'tooLong' } : { bytes }
}

answerJobs(async ({ form, document, attachment }: ResumeJob): Promise<ResumeAnswer> => {
  if (form === 'docx') {
    const { writeDocx } = await import('./write-docx.ts')
    return { bytes: await writeDocx(document) }
  }
  try {
    compiler ??= await openCompiler()
  } catch (error) {
    return { problem: 'noFonts', reason: String(error) }
  }
  const answer = compile(compiler, form, toTypstInput(document, attachment))
  // Pages of members who came before are not kept.
  compiler.evictCache(5)
  return answer
})
