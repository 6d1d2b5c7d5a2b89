import type { SearchSuggestion, TextRange } from '@jobspan/shared-kit/contracts/search/search-understanding'
import type { SuggestionChoice } from './suggest-list-props.ts'

/** A row of the list. */
export type Suggestion = {
  key: string
  kind: SearchSuggestion['kind'] | 'recent' | 'saved' | 'typed' | 'forget' | 'near'
  text: string
  /** Letters that were mended. */
  marks: readonly TextRange[]
  /** Number of its jobs, where it is told. */
  count?: number
  choice: SuggestionChoice
  /** Done in place of a search; where it gives something, that is searched for. */
  run?: () => Promise<SuggestionChoice | undefined>
  /** What `run` does is not done yet; `text` says what. */
  isBusy?: boolean
}
