import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/locales'
import type { Profile } from '@jobspan/shared-kit/contracts/profile'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { answerJobs } from '../../platform/processes/answer-jobs.ts'
import type { GeneratedDocument, ResumeOptions } from './generated-document.ts'
import { toJsonResume } from './json-resume.ts'
import { keepImported } from './keep-imported.ts'
import { listFontFiles, readFonts } from './resume-fonts.ts'
import { maxJsonBytes, maxPages, maxPicturePages, maxSvgBytes } from './resume-limits.ts'
import { toAttachment } from './to-attachment.ts'
import { toDocument } from './to-document.ts'
import { toTypstInput } from './typst-input.ts'

/** The template's folder: nothing outside it can be read by a template. */
const workspace = join(dirname(fileURLToPath(import.meta.url)), 'typst')
const template = join(workspace, 'resume.typ')

/** A document, or the profile that it is made of. `today` is a date such as 2026-11-24. */
export type ResumeSource =
  | { document: GeneratedDocument }
  | { profile: Profile; options: ResumeOptions; today: string; photo?: Buffer | undefined }
/** `svg` is a picture of all pages, one below the other. `imported` is the JSON Resume that the member imported. */
export type ResumeJob =
  | ({ form: 'pdf' | 'svg' | 'docx' } & ResumeSource)
  | { form: 'json'; profile: Profile; language: LanguageKey; imported: string | null }
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

const within = (bytes: Uint8Array, maxBytes: number): ResumeAnswer =>
  bytes.length > maxBytes ? { problem: 'tooLong' } : { bytes }
const encode = (text: string): Uint8Array => new TextEncoder().encode(text)

const compile = (typst: NodeCompiler, form: 'pdf' | 'svg', input: string): ResumeAnswer => {
  const document = typst.compile({ mainFilePath: template, inputs: { data: input } }).result
  if (!document) throw new Error('the document is not compiled')
  if (document.numOfPages > (form === 'svg' ? maxPicturePages : maxPages)) return { problem: 'tooLong' }
  return form === 'pdf' ? { bytes: typst.pdf(document) } : within(encode(typst.plainSvg(document)), maxSvgBytes)
}

const makeJson = ({ profile, language, imported }: Extract<ResumeJob, { form: 'json' }>): ResumeAnswer =>
  within(encode(JSON.stringify(keepImported(toJsonResume(profile, language), imported), null, 2)), maxJsonBytes)

answerJobs(async (job: ResumeJob): Promise<ResumeAnswer> => {
  if (job.form === 'json') return makeJson(job)
  const document = 'document' in job ? job.document : toDocument(job.profile, job.options, job.today, job.photo)
  if (job.form === 'docx') {
    const { writeDocx } = await import('./write-docx.ts')
    return { bytes: await writeDocx(document) }
  }
  try {
    compiler ??= await openCompiler()
  } catch (error) {
    return { problem: 'noFonts', reason: String(error) }
  }
  const attachment = job.form === 'pdf' && 'profile' in job ? toAttachment(job.profile, job.options) : undefined
  const answer = compile(compiler, job.form, toTypstInput(document, attachment))
  // Pages of members who came before are not kept.
  compiler.evictCache(5)
  return answer
})
