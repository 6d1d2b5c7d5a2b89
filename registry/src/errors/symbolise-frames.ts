import type { ErrorFrame, SymbolisedFrame } from '@jobspan/shared-kit/contracts/registry/errors'
import { originalPositionFor } from '@jridgewell/trace-mapping'
import type { SourceMapStore } from '../releases/source-maps/source-map-store.ts'

type Located = { frame: ErrorFrame; file: string | null; line: number; column: number; name: string | null }

/** Names that a minifier gave say nothing; Node's own build keeps those of the sources. */
const readableName = ({ file, name }: ErrorFrame): string | null =>
  name !== undefined && (!file.startsWith('web/') || name.length > 3) ? name : null

/**
 * Says where in the sources each frame is. A map knows what is called at a place, not the function that the place is in: so the function of
 * a frame is what the next one calls. Frames without a map stay as they came.
 */
export const symboliseFrames = async (
  maps: Pick<SourceMapStore, 'find'>,
  frames: readonly ErrorFrame[],
): Promise<SymbolisedFrame[]> => {
  const located: Located[] = []
  for (const frame of frames) {
    const { remote, build, file, line, column } = frame
    if (file.startsWith('server/')) {
      located.push({ frame, file: `shell/${file}`, line, column, name: null })
      continue
    }
    // A store that cannot be read costs the names, not the error.
    const mapped = await maps.find(remote, build, file, line).catch(() => undefined)
    const lineInMap = line - (mapped?.firstLine ?? 0)
    const found =
      mapped && lineInMap >= 1
        ? originalPositionFor(mapped.map, { line: lineInMap, column: Math.max(0, column - 1) })
        : undefined
    located.push({
      frame,
      file: found?.source ?? null,
      line: found?.line ?? line,
      column: found?.source ? (found.column ?? 0) + 1 : column,
      name: found?.name ?? null,
    })
  }
  return located.map(({ frame, file, line, column }, index) => ({
    file: file ?? frame.file,
    line,
    column,
    name: (frame.file.startsWith('web/') ? located[index + 1]?.name : undefined) ?? readableName(frame),
    owner: frame.remote,
    isSymbolised: file !== null,
  }))
}
