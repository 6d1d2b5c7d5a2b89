import { missingNamePart, type NameParts } from '@jobspan/shared-kit/contracts/person-name'

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** What stands for a hidden name, as the API writes it: `M. T.` (docs/product-rules.md#hidden-name). */
export const getInitials = ({ first_name: first, last_name: last }: NameParts): string =>
  [first, last]
    .filter((name) => name !== missingNamePart)
    .flatMap((name) => [...letters.segment(name.trim())].slice(0, 1))
    .map(({ segment }) => `${segment.toLocaleUpperCase('und')}.`)
    .join(' ')
