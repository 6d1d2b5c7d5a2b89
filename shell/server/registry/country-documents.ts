import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { CountryDocument } from '@jobspan/shared-kit/contracts/registry/document'

/** The registry document of each country, as far as this shell could verify it. */
export type CountryDocuments = {
  /** The last good document of a country; undefined until there was one. */
  of(country: CountryKey): CountryDocument | undefined
  /** Calls back for every country whose document changed. */
  subscribe(listener: (country: CountryKey) => void): void
  /** When the registry last answered, in milliseconds since 1970; undefined until it did, and where there is none. */
  answeredAt(): number | undefined
  /** Reads what there is, and follows changes from then on. Resolves when all that can be had at once was read. */
  open(): Promise<void>
  close(): void
}
