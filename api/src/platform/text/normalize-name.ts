import { fold } from './fold.ts'

/** One spelling of a name for all that readers take as the same, as the search of jobs has it; spaces once. */
export const normalizeName = (name: string): string => fold(name).replace(/\s+/g, ' ').trim()
