import type { ComponentType } from 'react'
import type { CountryKey, LanguageKey } from '../contracts/platform/locales.ts'
import type { NavigationAccess, NavigationArea, NavigationIcon } from '../contracts/remotes/navigation.ts'
import type { PageContext, PageModule, PageQuery } from './page-contract.ts'
import type { Access } from './platform-contract.ts'
import type { SlotContribution, SlotDeclaration, SlotModule } from './slot-contract.ts'
import type { SlotName } from './slot-params.ts'

export { REMOTE_CONTRACT_VERSION } from '../contracts/remotes/remote-contract.ts'

export type OverlayProps = {
  /** The query of the address, with the overlay's own flag. */
  params: URLSearchParams
  /** Takes the flag out of the address, and the overlay with it. `reload` loads the page below it again, as a new document. */
  close(options?: { reload?: boolean }): void
}

/** What a remote shows above any page, while the page's query carries a flag. */
export type OverlayModule = {
  /** Renders a dialog of the kit, whose `onClose` is `close`. */
  Overlay: ComponentType<OverlayProps>
  /** Fetched with the overlay's code. The overlay is shown without those that fail or are late, `critical` ones too. */
  queries?(context: PageContext): PageQuery[]
}

export type OverlayDefinition = {
  name: string
  queryFlag: string
  // biome-ignore lint/suspicious/noExplicitAny: contract 2.1 asked for a `PageModule`, which was shown nowhere; `overlay` asks for an `OverlayModule`.
  load: () => Promise<any>
  /**
   * Guests are sent to sign in from a `member` overlay, and are led back afterwards.
   * @default 'public'
   */
  access?: Access
}

/**
 * A link that the remote adds to the shell's header, menus or footer. It is not shown where the remote is off, where its page does not exist, and
 * where `countries` does not name the visitor's.
 *
 * @example
 * { area: 'header', id: 'companies', to: urls.companies(), textKey: 'navigation.companies', weight: 40, access: 'public' }
 */
export type NavigationLink = {
  area: NavigationArea
  /** Names the link in all areas where it is shown; it belongs to one remote. */
  id: string
  /** Path below the language of a page of this remote, made by `urls`. */
  to: string
  /** Key of the label in the remote's own texts. The build reads it in all ten languages, and fails where one is missing. */
  textKey: string
  /** For menu and bar; header and footer show none. */
  icon?: NavigationIcon
  /** Lower ones come first; of the same weight the ids decide. */
  weight: number
  access: NavigationAccess
  countries?: readonly CountryKey[]
  /**
   * The link is marked as current where the path begins with one of these.
   * @default [to]
   */
  activePaths?: readonly string[]
}

export type PageDefinition = { path: string; load: () => Promise<PageModule>; access: Access }

/**
 * The server of a remote's own squad. It answers below `/api/x/<remote>/`, on the site's own origin, to calls that carry session claims
 * (docs/product-rules.md#back-ends-of-remotes).
 */
type BackendDefinition = {
  /** Origins by the name of the environment, such as `{ production: 'https://rewards.example' }`. The operator of the site lists them too. */
  origins: Readonly<Record<string, string>>
  /**
   * Milliseconds until an answer has to begin, at most 30,000.
   * @default 10_000
   */
  timeoutMs?: number
}

export type RemoteDefinition = {
  name: string
  contract: string
  pages: PageDefinition[]
  /** One contribution for each slot, by its name: the short form for slots that no page declares, such as a summary. */
  slots: { [Name in SlotName]?: () => Promise<SlotModule<Name>> }
  /** Slots that this remote's pages show. */
  declaredSlots?: SlotDeclaration[]
  /** What this remote shows in slots of others, and in its own. */
  contributions?: SlotContribution[]
  overlays: OverlayDefinition[]
  navigation?: NavigationLink[]
  backend?: BackendDefinition
  /**
   * Names of the Trusted Types policies that its code creates besides the site's own, such as `vue`. Neither `default` nor the site's `jobspan`.
   */
  trustedTypes?: readonly string[]
  /** Loads this remote's texts in a language (i18next resource); its namespace is the remote's name. */
  texts: (language: LanguageKey) => Promise<Record<string, unknown>>
}
