import type { SearchState } from '../../search-state/search-state.ts'

/** What the list tells assistive technology through the input that owns it (ARIA combobox pattern). */
export type ComboboxState = { listId: string; activeId: string | undefined } | null

/** What a row of the list searches for; what it does not name stays as it is. */
export type SuggestionChoice = {
  query?: string
  location?: string
  /** Id of a company, in place of words, which postings that only name it would answer to as well. */
  company?: number
  /** Key of the country to search in, where it is another. */
  country?: string
  /** It is filled in, and not searched for yet. */
  isDraft?: boolean
  /** A whole search, in place of the one at hand. */
  search?: SearchState
}

export type SuggestListProps = {
  kind: 'work' | 'place'
  input: HTMLInputElement
  text: string
  /** The visitor has typed already: this list was still on its way. */
  hasTyped: boolean
  country: string | null
  label: string
  onPick: (choice: SuggestionChoice) => void
  onComboboxChange: (state: ComboboxState) => void
}
