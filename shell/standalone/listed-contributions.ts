import type { SlotContribution } from '@jobspan/shared-kit/remote'
import type { SlotParameter, SlotParameters } from './slot-parameters.ts'

export type ListedContribution = SlotContribution

/** What developers call a contribution: by its slot alone, where it is the remote's one contribution to it of the short form. */
export const labelOf = ({ slot, name }: ListedContribution, remote: string): string =>
  name === remote ? slot : `${slot} · ${name}`

/** Slots that are told nothing: what a remote says of itself, and its story for the kit page. Their names are not listed one by one. */
const isBare = (slot: string) => slot.endsWith('.summary') || slot.startsWith('kit.')

/** Parameters of a slot; null where they are not known one by one. */
export const parametersOf = (slot: string, parameters: SlotParameters): readonly SlotParameter[] | null =>
  parameters[slot] ?? (isBare(slot) ? [] : null)
