import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import type { recordContract } from '@jobspan/shared-kit/contracts/profile/record-contract'
import type { RecordKind } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import type { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import type { ComponentType, ReactNode } from 'react'
import type { ProfilePart } from '../manage-profile/editor-requests.tsx'
import type { ListEntryOf } from '../profile/profile-names.ts'

export type Fields = Record<string, unknown>
export type AnyRecord = { id: number; version?: number | undefined } & Fields
export type RecordContract = ReturnType<typeof recordContract>

/** What a summary is written with. */
type SummaryTools = {
  t: ReturnType<typeof useTranslations>
  entryOf: ListEntryOf
  /** A month such as 2019-04. */
  month: (month: string) => string
  period: (start: string, end: string | null) => string
  format: ReturnType<typeof useFormat>
}
/** A record as others read it: what it is called, who it belongs to, small facts, and all of its description. */
type Summary = {
  title: ReactNode
  subtitle?: ReactNode
  facts?: readonly (ReactNode | false | null | undefined)[]
  description?: string | null
  badge?: ReactNode
}

/** How the editor asks for a field, beside what `recordKinds` says of it. */
export type EditorField = {
  /** A text of the kind says more: `hints.<field>`. */
  hasHint?: boolean
  autoComplete?: string
  /** It is written from left to right in every language, such as a number. */
  isLeftToRight?: boolean
  /** Of a month: it may be still to come, by so many years. Other months are refused there. */
  yearsAhead?: number
  /** Without a value where this field is ticked. */
  unless?: string
  /** No two records have the same: of a list the others' are left out, and `twice` says it where the API refuses one. */
  isUnique?: boolean
}

export type EditorProps<Item> = {
  known: Item | undefined
  all: readonly Item[]
  profile: Profile
  onDone: () => void
}

type RecordOf<Kind extends RecordKind> = NonNullable<Profile[Kind]>[number]

/**
 * How pages show and change the records of a kind. Its texts are `record.<kind>` (`locales/record/<kind>.json`): `title`, `add`, `empty`, `count`, a label
 * for each field, and what else the kind says.
 */
export type RecordPageKind<Kind extends RecordKind, Item = RecordOf<Kind>> = {
  /** Names the part of the page, and its editor in an address (`edit=`). */
  part: ProfilePart
  /** Names the drafts of the forms: `draft.new`, `draft.7`. */
  draft: string
  loadContract: () => Promise<RecordContract>
  nameOf: (item: Item, entryOf: ListEntryOf) => string
  /** Left out of records that are a line each, which stand beside each other: a name and how well it is known. */
  toSummary?: (item: Omit<Item, 'version'>, tools: SummaryTools) => Summary
  levelOf?: (item: Omit<Item, 'version'>, entryOf: ListEntryOf) => string | undefined
  /** The fields of the editor, in its order; or an editor of the kind's own. */
  editor:
    | Partial<Record<keyof Item & string, EditorField>>
    | { load: () => Promise<{ Editor: ComponentType<EditorProps<Item>> }> }
}
/** The same of any kind. */
export type AnyRecordPageKind = Omit<
  RecordPageKind<RecordKind, AnyRecord>,
  'editor' | 'toSummary' | 'levelOf' | 'nameOf'
> & {
  nameOf: (item: Fields, entryOf: ListEntryOf) => string
  toSummary?: (item: Fields, tools: SummaryTools) => Summary
  levelOf?: (item: Fields, entryOf: ListEntryOf) => string | undefined
  editor: Record<string, EditorField> | { load: () => Promise<{ Editor: ComponentType<EditorProps<AnyRecord>> }> }
}
