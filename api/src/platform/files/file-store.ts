import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { StagedFile } from './stage-file.ts'

/** A part of a file: the first and the last byte, both included. */
export type ByteRange = { start: number; end: number }

/** Where members' files are kept (ADR 39). A key is taken by one file, once, and never by another. */
export type FileStore = {
  /** Takes a staged file over; what is left where it was staged is its owner's to remove. */
  put: (key: string, file: StagedFile) => Promise<void>
  /** Null where there is no such file. */
  read: (key: string, range?: ByteRange) => Promise<Readable | null>
  /** Removes a file; one that is not there is removed already. */
  remove: (key: string) => Promise<void>
}

/** A name that nobody guesses and that says nothing of whose file it is, nor of what kind. */
export const newFileKey = (): string => randomBytes(32).toString('hex')
