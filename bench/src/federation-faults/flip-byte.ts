import { Script } from 'node:vm'

/** Flips the case of one letter in the middle of a script, one that leaves it a script: what is refused is refused for its hash. */
export const flipByte = (body: Buffer): Buffer => {
  const middle = Math.floor(body.length / 2)
  for (let step = 0; step < body.length; step += 1) {
    const at = (middle + step) % body.length
    const byte = body[at] ?? 0
    const isLetter = (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90)
    if (!isLetter) continue
    const changed = Buffer.from(body)
    changed[at] = byte ^ 0x20
    try {
      new Script(changed.toString())
      return changed
    } catch {
      // It was part of a keyword.
    }
  }
  throw new Error('no byte of the file can be changed')
}
