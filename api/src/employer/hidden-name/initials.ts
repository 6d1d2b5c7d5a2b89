import { missingNamePart } from '@jobspan/shared-kit/contracts/person-name'

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' })

/**
 * A name as it is shown to those who may not know it yet (docs/product-rules.md#hidden-name): `A. T.`; a part that somebody has
 * not is left out.
 */
export const initialsOf = (...names: string[]): string =>
  names
    .filter((name) => name !== missingNamePart)
    .flatMap((name) => [...letters.segment(name.trim())].slice(0, 1))
    .map(({ segment }) => `${segment.toLocaleUpperCase('und')}.`)
    .join(' ')
