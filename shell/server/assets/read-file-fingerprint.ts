import { stat } from 'node:fs/promises'

/** What a file looks like from outside, which is another text whenever it was written; undefined where there is none. */
export const readFileFingerprint = async (path: string): Promise<string | undefined> => {
  try {
    const { mtimeMs, ctimeMs, size, ino } = await stat(path)
    return `${mtimeMs} ${ctimeMs} ${size} ${ino}`
  } catch {
    return undefined
  }
}
