import type { ReleaseId } from './stored-release.ts'

/** A file of a release that cannot be run on this server: `missing` until it has come, `damaged` where its bytes are not what they should be. */
export class UnusableFileError extends Error {
  readonly code: 'missing' | 'damaged'
  readonly file: string
  constructor({ name, build }: ReleaseId, file: string, code: 'missing' | 'damaged') {
    super(`${name} ${build}: ${file} is ${code === 'damaged' ? 'not whole' : 'not here yet'}`)
    this.code = code
    this.file = file
  }
}
