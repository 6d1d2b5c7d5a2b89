import type { ComponentType } from 'react'
import type { Contribution } from './slot-contract.ts'
import type { SlotName } from './slot-params.ts'

/** What the shell provides to the kit's own parts of this contract. A remote asks it whether a page, a slot or an overlay is on in this country. */
export type Host = {
  /**
   * Is shown in place of a page or slot that failed. `label` is its name in the visitor's language, where it is known. `isSmall`: there is
   * space for a button or two.
   */
  Failure: ComponentType<{
    kind: 'page' | 'slot'
    label?: string | undefined
    retry: () => void
    isSmall?: boolean | undefined
  }>
  /** Retries at once what is being retried in the background, because the visitor asked for it. */
  retryNow?(): void
  /** Whether a path below the language leads to a page that is on in this country. */
  hasPage(path: string): boolean
  /** Whether a remote offers the slot in this country. */
  hasSlot(name: SlotName): boolean
  /** Whether a remote offers the overlay of a query flag in this country. */
  hasOverlay(queryFlag: string): boolean
  /** Every slot that is offered in this country: `SlotName`s of now, of which a released remote knows fewer. */
  // biome-ignore lint/suspicious/noExplicitAny: as their union, each name that somebody adds would break who was built with the former ones.
  slotNames(): readonly any[]
  /** Calls `listener` when a slot that failed can be loaded again. @returns a function that unsubscribes */
  onSlotRecovered(name: SlotName, listener: () => void): () => void
  /** Loads the component of a slot's first contribution with its texts. */
  // biome-ignore lint/suspicious/noExplicitAny: parameters grow by minors; a released remote knows the former ones.
  loadSlot(name: SlotName): Promise<any>
  /** What remotes contribute to a slot in this country, in order. Returns the same list each time. */
  contributionsTo<Name extends SlotName>(name: Name): readonly Contribution<Name>[]
}
