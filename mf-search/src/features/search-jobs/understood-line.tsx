import type { SearchUnderstanding } from '@jobspan/shared-kit/contracts/search/search-understanding'
import { color, fontSize, media } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Link } from '@jobspan/shared-kit/routing'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { MarkedText } from '../../marked-text/marked-text.tsx'
import { changeSearch } from '../../search-state/search-filters.ts'
import type { SearchState } from '../../search-state/search-state.ts'
import { buildSearchUrl, type SearchArea } from '../../search-state/search-url.ts'
import { useSearchPartsTexts } from './parts-texts/use-search-parts-texts.ts'

const Line = styled.p`
  padding-block-start: 4px;
  font-size: ${fontSize[13]};
  line-height: 18px;
  color: ${color.inkSoft};
  overflow-wrap: anywhere;

  & bdi,
  & b {
    color: ${color.ink};
  }

  ${media.tablet} {
    padding-block-start: 8px;
    font-size: ${fontSize[15]};
    line-height: 1.4;
  }
`

const OtherSearch = styled(Link)`
  position: relative;
  color: ${color.accent};
  text-underline-offset: 0.2em;

  &::after {
    content: '';
    position: absolute;
    inset-block: -8px;
    inset-inline: 0;
  }

  & bdi {
    color: inherit;
  }
`

/** Stands for the words in a text, which is cut there. No query holds it: control characters are taken out of what is typed. */
const placeholder = '\u0000'

export type UnderstoodLineProps = { area: SearchArea; state: SearchState; understood: SearchUnderstanding }

/** What the words were taken for where that is not what was typed, and the way back to what was. */
export const UnderstoodLine = ({ area, state, understood }: UnderstoodLineProps) => {
  const t = useTranslations('mf-search')
  const tPart = useSearchPartsTexts()
  /** `text` has the placeholder where the words go. */
  const sentence = (text: string, words: ReactNode) => {
    const [before, after] = text.split(placeholder)
    return (
      <>
        {before}
        {words}
        {after}
      </>
    )
  }
  const otherSearch = (exact: boolean, text: ReactNode) => (
    <OtherSearch to={buildSearchUrl(area, changeSearch(state, { exact }))} rel="nofollow">
      {text}
    </OtherSearch>
  )
  if (understood.is_exact)
    return (
      <Line>
        {sentence(
          tPart('understood.exact', { words: placeholder }),
          <b>
            <bdi>{state.query}</bdi>
          </b>,
        )}{' '}
        {otherSearch(false, tPart('understood.similar'))}
      </Line>
    )
  if (!understood.correction) return null
  const { from, to, marks } = understood.correction
  return (
    <Line>
      {sentence(t('understood.showing', { words: placeholder }), <MarkedText text={to} marks={marks} />)}{' '}
      {otherSearch(true, sentence(tPart('understood.instead', { words: placeholder }), <bdi>{from}</bdi>))}
    </Line>
  )
}
