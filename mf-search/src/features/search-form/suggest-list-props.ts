/** What the list tells assistive technology through the input that owns it (ARIA combobox pattern). */
export type ComboboxState = { listId: string; activeId: string | undefined } | null

export type SuggestListProps = {
  kind: 'work' | 'place'
  input: HTMLInputElement
  text: string
  /** The visitor has typed already: this list was still on its way. */
  hasTyped: boolean
  country: string | null
  label: string
  /** `company` is the id of the company that was picked, where it is one. */
  onPick: (text: string, company?: number) => void
  onComboboxChange: (state: ComboboxState) => void
}
