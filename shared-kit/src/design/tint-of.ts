import { tints } from './palette.ts'

/** Index of the tint that belongs to a name: the same on every page and machine (FNV-1a). */
export function tintOf(name: string): number {
  let hash = 0x811c9dc5
  for (const letter of name.trim().toLowerCase()) {
    hash ^= letter.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193) >>> 0
  }
  return hash % tints.length
}
