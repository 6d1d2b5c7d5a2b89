import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { isContractCompatible } from '@jobspan/shared-kit/contracts/remotes/remote-contract'
import type { SlotFailure } from '@jobspan/shared-kit/remote'
import type { BootContribution, BootRemote } from '../boot-data.ts'

/** A contribution, whose it is, and what its slot says of it. */
export type ListedContribution = BootContribution & {
  id: string
  remote: Pick<BootRemote, 'name' | 'build' | 'global'>
  onFailure: SlotFailure
}

/** What a slot is where no remote declares it, as a page of contract 2.1 or before. */
const undeclared = { version: '1.0', onFailure: 'fallback' } as const

/** Contributions of a remote, those that stand only under a slot's name too. */
const contributionsOf = ({ name, slots, contributions = [] }: BootRemote): BootContribution[] => [
  ...slots.map((slot) => ({ slot, name, version: undeclared.version, order: 0, access: 'public' as const })),
  ...contributions,
]

const compareNames = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/**
 * What remotes contribute to a slot in a country, in its order. `refused` are those that ask for another major of the slot than its page
 * declares, or a later minor: the page would not pass them what they need. Server and browser list the same.
 */
export const listContributions = (
  remotes: readonly BootRemote[],
  slot: string,
  country: CountryKey,
): { shown: ListedContribution[]; refused: ListedContribution[] } => {
  const declared = remotes.flatMap(({ declaredSlots = [] }) => declaredSlots).find(({ name }) => name === slot)
  const { version, onFailure } = declared ?? undeclared
  const all = remotes
    .flatMap((remote) =>
      contributionsOf(remote)
        .filter((contribution) => contribution.slot === slot && (contribution.countries?.includes(country) ?? true))
        .map((contribution) => ({
          ...contribution,
          id: `${slot}/${remote.name}/${contribution.name}`,
          remote,
          onFailure,
        })),
    )
    .toSorted((a, b) => a.order - b.order || compareNames(a.remote.name, b.remote.name) || compareNames(a.name, b.name))
  const [shown, refused]: [ListedContribution[], ListedContribution[]] = [[], []]
  for (const contribution of all)
    (isContractCompatible(contribution.version, version) ? shown : refused).push(contribution)
  return { shown, refused }
}

/** Slots that anything is contributed to, each once. */
export const listSlotNames = (remotes: readonly BootRemote[]): BootRemote['slots'] => [
  ...new Set(remotes.flatMap((remote) => contributionsOf(remote).map(({ slot }) => slot))),
]

/** Name of the file that holds a contribution in one, among those of a document. */
export const getBundleKey = ({ remote, slot, name }: Pick<ListedContribution, 'remote' | 'slot' | 'name'>): string =>
  `${remote.global}/${slot}/${name}`
