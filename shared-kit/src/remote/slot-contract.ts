import type { i18n, TFunction } from 'i18next'
import type { ComponentType, ReactNode } from 'react'
import type { CountryKey } from '../contracts/platform/locales.ts'
import type { PageContext, PageQuery } from './page-contract.ts'
import type { Access } from './platform-contract.ts'
import type { SlotName, SlotParams } from './slot-params.ts'

/** What is shown in place of a contribution that failed: nothing, or a named fallback with a retry. */
export type SlotFailure = 'hide' | 'fallback'

/**
 * A slot that the remote's pages show. Its version is that of its parameters; a contribution asks for the same major and no later minor.
 *
 * @example { name: 'job.actions', version: '1.2', onFailure: 'fallback' }
 */
export type SlotDeclaration = { name: SlotName; version: string; onFailure: SlotFailure }

export type SlotModule<Name extends SlotName = SlotName> = {
  /** `loading` is what is shown while the slot's code loads. Show it as well while the slot waits for its data. */
  Slot: ComponentType<SlotParams[Name] & { loading?: ReactNode }>
  queries?(context: PageContext & { slot: SlotParams[Name] }): PageQuery[]
  /** The name of the contribution, where the page lists contributions by name, as tabs are. */
  label?(t: TFunction): string
}

/** What a remote shows in a slot. `countries` narrows where; guests do not see one for members. */
export type SlotContribution<Name extends SlotName = SlotName> = {
  slot: Name
  /** Differs among the contributions of a slot. */
  name: string
  load: () => Promise<SlotModule<Name>>
  version: string
  /** Lower ones come first; of the same order the remotes' names decide. */
  order: number
  countries?: readonly CountryKey[] | undefined
  access: Access
  /**
   * When the browser of a guest loads the code of what the server rendered: with the page, or as soon as a pointer or the focus comes near it. A
   * press that is quicker than the code is repeated. Members' code is loaded with the page.
   * @default 'load'
   */
  hydrateOn?: 'load' | 'interaction' | undefined
}

/** A slot's code. `i18n` has the texts of the release that the code is of. */
export type LoadedSlot<Name extends SlotName = SlotName> = {
  remote: string
  module: SlotModule<Name>
  i18n?: i18n
}

/** A contribution in this document, as the shell gives it to the kit's `Slot`. */
export type Contribution<Name extends SlotName = SlotName> = {
  /** Differs among all contributions of the site. */
  id: string
  remote: string
  name: string
  access: Access
  onFailure: SlotFailure
  /** Whether its content can be rendered now: its code is here, or the server rendered it and the code is on its way. */
  isReady(): boolean
  /** Its code, where it is here. */
  loaded(): LoadedSlot<Name> | undefined
  /** Loads its code; rejects where that fails or takes too long. */
  load(): Promise<LoadedSlot<Name>>
  /** The same, and waits for the remote to recover instead of rejecting. Always the same promise. */
  arrival(): Promise<LoadedSlot<Name>>
  /** Calls `listener` when it can be loaded again. @returns a function that unsubscribes */
  onRecovered(listener: () => void): () => void
}
