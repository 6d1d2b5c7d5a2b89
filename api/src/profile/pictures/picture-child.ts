import sharp from 'sharp'
import { answerJobs } from '../../platform/processes/answer-jobs.ts'
import { makeAttachment } from './make-attachment.ts'
import { makeCover } from './make-cover.ts'
import { makeLayoutExample } from './make-layout-example.ts'
import { type GeneratedBy, makeCandidate, makeSquares } from './make-squares.ts'

export type PictureJob =
  | { kind: 'avatar'; file: Uint8Array; generatedBy: GeneratedBy | null }
  | { kind: 'candidates'; files: Uint8Array[] }
  | { kind: 'cover' | 'photo' | 'layoutExample' | 'attachment'; file: Uint8Array }
/** Null where a picture cannot be unpacked. */
export type PictureAnswer = Uint8Array[] | null

// One picture at a time, in one thread, of which nothing is kept: the pool says how many work at once.
sharp.cache(false)
sharp.concurrency(1)

/** Pixels: 300 to the inch at 3 cm. */
const photoSide = 360

const work = async (job: PictureJob): Promise<Uint8Array[]> => {
  if (job.kind === 'avatar') return makeSquares(job.file, job.generatedBy)
  if (job.kind === 'candidates') return Promise.all(job.files.map(makeCandidate))
  if (job.kind === 'attachment') return makeAttachment(job.file)
  if (job.kind === 'cover') return [await makeCover(job.file)]
  if (job.kind === 'layoutExample') return [await makeLayoutExample(job.file)]
  return [await sharp(job.file).resize(photoSide).jpeg({ quality: 85 }).toBuffer()]
}

answerJobs((job: PictureJob): Promise<PictureAnswer> => work(job).catch(() => null))
