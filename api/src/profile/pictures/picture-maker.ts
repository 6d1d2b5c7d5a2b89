import { ApiError } from '../../platform/errors/api-error.ts'
import { type Caller, type ChildLimits, createChildPool } from '../../platform/processes/child-pool.ts'
import type { BusyMembers } from '../../platform/processes/work-queue.ts'
import type { GeneratedBy } from './make-squares.ts'
import type { PictureAnswer, PictureJob } from './picture-child.ts'

const script = new URL('./picture-child.ts', import.meta.url)

/** A picture of 50 million pixels takes one to three seconds, and 200 MB once it is unpacked. */
const pictureLimits: ChildLimits = {
  processorMs: 8_000,
  timeoutMs: 60_000,
  heapMb: 128,
  residentBytes: 640 * 1024 * 1024,
  atOnce: 2,
  waiting: 20,
  // As many uploads of one member as are taken at once.
  waitingOfOneMember: 3,
  jobsPerProcess: 100,
  idleMs: 20_000,
}

/** Reads a file when its turn comes: those that wait are not in memory. */
type ReadFile = () => Promise<Uint8Array>

/**
 * Everything throws 40006 (429) where this member has work under way, and 50101 (503) where too many wait, it takes too long, or it is closed.
 */
export type PictureMaker = {
  /** The sizes of an avatar, the first the largest. Throws 40027 for a picture that cannot be unpacked. */
  avatar(read: ReadFile, generatedBy: GeneratedBy | null, caller?: Caller): Promise<Buffer[]>
  /** Generated pictures in the larger size of an avatar. Throws 40027 for what is no picture, or stays too large. */
  candidates(pictures: Uint8Array[], caller?: Caller): Promise<Buffer[]>
  /** The cover of a video. Throws 40049 for a picture that cannot be unpacked. */
  cover(read: ReadFile, caller?: Caller): Promise<Buffer>
  /** A picture that is sent in a chat, with its size in pixels. Throws 40055 for a picture that cannot be unpacked. */
  attachment(read: ReadFile, caller?: Caller): Promise<{ image: Buffer; width: number; height: number }>
  /** A stored avatar as the JPEG that documents hold. */
  photo(stored: Uint8Array, caller?: Caller): Promise<Buffer>
  /** The first page of a layout's picture (SVG), as AVIF. */
  layoutExample(svg: Uint8Array): Promise<Buffer>
  close(): void
}

const isUnreadable = (error: unknown) => error instanceof ApiError && error.reason === 'avatarUnreadable'

/** Works on pictures in processes of their own: each is unpacked in memory, by native code. */
export const createPictureMaker = ({
  onFailure,
  members,
  limits,
}: {
  /** Told why a process ended without an answer. */
  onFailure: (reason: unknown) => void
  /** Who has work under way, here or in other pools. */
  members?: BusyMembers
  limits?: Partial<ChildLimits>
}): PictureMaker => {
  const pool = createChildPool<PictureJob, PictureAnswer>({
    script,
    hasAddons: true,
    limits: { ...pictureLimits, ...limits },
    members,
    // What breaks the process, or fills its memory, is in the picture.
    errors: {
      broken: 'avatarUnreadable',
      tooMuchMemory: 'avatarUnreadable',
      tooSlow: 'unavailable',
      killed: 'unavailable',
    },
    onFailure,
  })
  const work = async (job: PictureJob | (() => Promise<PictureJob>), caller?: Caller): Promise<Buffer[]> => {
    const images = await pool.run(job, caller)
    if (!images) throw new ApiError('avatarUnreadable')
    return images.map((image) => Buffer.from(image))
  }
  const workOnOne = async (job: PictureJob | (() => Promise<PictureJob>), caller?: Caller): Promise<Buffer> => {
    const [image] = await work(job, caller)
    if (!image) throw new Error('a job of a picture has no answer')
    return image
  }
  return {
    avatar: (read, generatedBy, caller) =>
      work(async () => ({ kind: 'avatar', file: await read(), generatedBy }), caller),
    candidates: (files, caller) => work({ kind: 'candidates', files }, caller),
    cover: (read, caller) =>
      workOnOne(async () => ({ kind: 'cover', file: await read() }), caller).catch((error) => {
        throw isUnreadable(error) ? new ApiError('coverUnreadable') : error
      }),
    attachment: async (read, caller) => {
      const answer = work(async () => ({ kind: 'attachment', file: await read() }), caller)
      const [image, size] = await answer.catch((error) => {
        throw isUnreadable(error) ? new ApiError('chatFileUnreadable') : error
      })
      if (!image || !size) throw new Error('a job of a picture has no answer')
      return { image, ...(JSON.parse(size.toString()) as { width: number; height: number }) }
    },
    photo: (file, caller) => workOnOne({ kind: 'photo', file }, caller),
    layoutExample: (file) => workOnOne({ kind: 'layoutExample', file }),
    close: pool.close,
  }
}
