import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GeneratedResumeFormat } from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { answerJobs } from '../../platform/processes/answer-jobs.ts'
import type { GeneratedDocument, ResumeOptions } from './generated-document.ts'
import { toJsonResume } from './json-resume.ts'
import { mergeImportedResume } from './merge-imported-resume.ts'
import { listFontFiles, readFonts } from './resume-fonts.ts'
import { maxJsonBytes, maxPages, maxPicturePages, maxSvgBytes } from './resume-limits.ts'
import { toAttachment } from './to-attachment.ts'
import { toDocument } from './to-document.ts'
import { toTypstInput } from './typst-input.ts'

/** The template's folder: nothing outside it can be read by a template. */
const workspace = join(dirname(fileURLToPath(import.meta.url)), 'typst')
const template = join(workspace, 'resume.typ')

/** `svg` is a picture of all pages, one below the other. */
export type ResumeForm = GeneratedResumeFormat | 'svg'
/** The profile, or a document that is made already, which is no JSON Resume. */
export type ResumeSource =
  | {
      profile: Profile
      options: ResumeOptions
      /** A date such as 2026-11-24. */
      today: string
      photo?: Buffer | undefined
      /** The JSON Resume that the member imported, of which one that is made keeps what the profile has no field for. */
      imported?: string | null
    }
  | { document: GeneratedDocument }
export type ResumeJob = { form: ResumeForm; source: ResumeSource }
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

const makeJson = (profile: Profile, { language }: ResumeOptions, imported: string | null): ResumeAnswer =>
  within(encode(JSON.stringify(mergeImportedResume(toJsonResume(profile, language), imported), null, 2)), maxJsonBytes)

answerJobs(async ({ form, source }: ResumeJob): Promise<ResumeAnswer> => {
  if (form === 'json') {
    if (!('profile' in source)) throw new Error('a document is no JSON Resume')
    return makeJson(source.profile, source.options, source.imported ?? null)
  }
  const document =
    'document' in source ? source.document : toDocument(source.profile, source.options, source.today, source.photo)
  if (form === 'docx') {
    const { writeDocx } = await import('./write-docx.ts')
    return { bytes: await writeDocx(document) }
  }
  try {
    compiler ??= await openCompiler()
  } catch (error) {
    return { problem: 'noFonts', reason: String(error) }
  }
  const attachment = form === 'pdf' && 'profile' in source ? toAttachment(source.profile, source.options) : undefined
  const answer = compile(compiler, form, toTypstInput(document, attachment))
  // Pages of members who came before are not kept.
  compiler.evictCache(5)
  return answer
})
