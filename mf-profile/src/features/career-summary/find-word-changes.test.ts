import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { findWordChanges, type WordChange } from './find-word-changes.ts'

const textOf = (changes: readonly WordChange[], kinds: readonly WordChange['kind'][]) =>
  changes
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join('')

describe('changes between two texts', () => {
  it('are told word by word', () => {
    expect(findWordChanges('Ten years of ledgers.', 'Twelve years of tidy ledgers.', 'en')).toEqual([
      { kind: 'removed', text: 'Ten' },
      { kind: 'added', text: 'Twelve' },
      { kind: 'same', text: ' years of ' },
      { kind: 'added', text: 'tidy ' },
      { kind: 'same', text: 'ledgers.' },
    ])
  })

  it('are words, not sentences, where no spaces stand between them', () => {
    const changes = findWordChanges('経理を十年担当しました。', '経理を十二年担当しました。', 'ja')
    expect(textOf(changes, ['same'])).toContain('担当しました。')
    expect(textOf(changes, ['same', 'added'])).toBe('経理を十二年担当しました。')
  })

  // A draft that said something else was cut in pieces around one “a”.
  it('are the whole of both where they have little in common', () => {
    const [before, after] = ['Led a team of five clerks.', 'Senior accountant, looking for a position.']
    expect(findWordChanges(before, after, 'en')).toEqual([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ])
  })

  it('lose nothing of the new text, whatever both are', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 })
    fc.assert(
      fc.property(text, text, (before, after) => {
        const read = textOf(findWordChanges(before, after, 'en'), ['same', 'added'])
        return read.replace(/\s+/g, '') === after.replace(/\s+/g, '')
      }),
    )
  })
})
