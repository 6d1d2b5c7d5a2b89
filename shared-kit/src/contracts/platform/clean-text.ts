import { z } from 'zod/mini'
import { toCleanLine, toCleanText } from './invisible-characters.ts'

/**
 * Checks that begin every text that somebody types or pastes, in place of `z.trim()`: what a page copied along without being seen is dropped
 * before anything is asked of the text, in the browser as on the server. Passwords have none: they are compared as they were typed.
 *
 * @example z.string().check(cleanLine(), z.minLength(1), z.maxLength(100))
 */
export const cleanText = () => z.overwrite(toCleanText)
export const cleanLine = () => z.overwrite(toCleanLine)
