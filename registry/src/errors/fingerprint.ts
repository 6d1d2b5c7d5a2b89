import { createHash } from 'node:crypto'
import type { ErrorReport, SymbolisedFrame } from '@jobspan/shared-kit/contracts/registry/errors'

const framesThatCount = 3

const isOwn = ({ file, isSymbolised }: SymbolisedFrame) => !isSymbolised || !/(^|\/)node_modules\/|^bundler$/.test(file)

/** The frames that name an error: those of the squads' own code, else of the libraries. */
const topFrames = (frames: readonly SymbolisedFrame[]): SymbolisedFrame[] => {
  const own = frames.filter(isOwn)
  return (own.length > 0 ? own : frames).slice(0, framesThatCount)
}

/** Where it was thrown, as people read it; empty where nothing is known. */
export const describePlace = (frames: readonly SymbolisedFrame[]): string => {
  const [top] = topFrames(frames)
  return top ? `${top.name ? `${top.name} · ` : ''}${top.file}:${top.line}` : ''
}

/**
 * Names what an error is, whatever release threw it: its class, its message without values, and files and functions of its first frames.
 * Lines are no part of it: they move with every edit.
 */
export const createFingerprint = (
  { name, message }: Pick<ErrorReport, 'name' | 'message'>,
  frames: readonly SymbolisedFrame[],
): string => {
  const places = topFrames(frames).map((frame) => `${frame.file} ${frame.name ?? ''}`)
  return createHash('sha256')
    .update([name, message, ...places].join('\n'))
    .digest('hex')
    .slice(0, 32)
}
