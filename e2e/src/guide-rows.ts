import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect } from '@playwright/test'

export type GuideRow = {
  /** What a product owner wants to do. */
  aim: string
  /** Words of the console in this row, in the order in which it names them; fails unless there are as many as the step knows. */
  words(count: number): string[]
}

/** The table “What you can do” of the guide for product owners, row by row: words of the console stand there in italics. */
export const readGuide = (): GuideRow[] => {
  const guide = readFileSync(resolve(import.meta.dirname, '../../docs/guides/for-product-owners.md'), 'utf8')
  const [, part = ''] = /## What you can do\n([\s\S]*?)\n\*\*/.exec(guide) ?? []
  return [...part.matchAll(/^\| (?!you want to)([^|]+) \| ([^|]+) \|$/gm)].map(([, aim = '', how = '']) => ({
    aim,
    words: (count) => {
      const words = [...how.matchAll(/\*([^*]+)\*/g)].map(([, each = '']) => each)
      expect(words, `words in italics under “${aim}”`).toHaveLength(count)
      return words
    },
  }))
}

/** A text that is this and nothing else, whatever surrounds it in white space. */
export const exactly = (words: string): RegExp =>
  new RegExp(`^\\s*${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`)
