import { type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { useSession } from '../session/session-atoms.ts'
import { ContributionView } from './contribution-view.tsx'
import { useHost, usePlatform } from './platform.tsx'
import type { Contribution, SlotFailure } from './slot-contract.ts'
import type { SlotName, SlotParams } from './slot-params.ts'

type Props<Name extends SlotName> = {
  name: Name
  params: SlotParams[Name]
  /** Name of the contribution in the page's language, for the fallback of one that failed. */
  label?: string
  /** Shown while a contribution loads, its code and then its data; the same size as what follows it. */
  loading?: ReactNode
  /** Shown where no remote offers this slot in this country. */
  absent?: ReactNode
  /** Pixels of height that each contribution has from the first paint on, so that nothing moves when it comes. */
  reservedHeight?: number
  /**
   * Pixels of height after which a contribution scrolls inside its room.
   * @default 3 * reservedHeight
   */
  maxHeight?: number
  /**
   * What is shown in place of a contribution that failed.
   * @default what the slot's declaration says
   */
  onFailure?: SlotFailure
  /** Shows only the contribution of this name, where the page shows each in a place of its own. */
  only?: string
}

/**
 * What remotes contribute to a slot in this country and this visitor may see, in order; for pages that list contributions by name.
 *
 * @example const tabs = useContributions('settings.tabs')
 */
export const useContributions = <Name extends SlotName>(name: Name): readonly Contribution<Name>[] => {
  const host = useHost()
  const isMember = useSession().kind === 'member'
  if (!host?.hasSlot(name)) return []
  return host.contributionsTo(name).filter(({ access }) => access === 'public' || isMember)
}

/**
 * Shows what other remotes contribute under a name, each in a room of its own. The page is whole without them: where no remote offers the
 * slot, nothing (or `absent`) is shown; one that fails is left out or has a fallback with a retry, and the others stay.
 *
 * @example <Slot name="job.actions" params={{ jobId: job.id }} reservedHeight={48} />
 */
export const Slot = <Name extends SlotName>({
  name,
  params,
  label,
  loading = null,
  absent = null,
  reservedHeight,
  maxHeight = reservedHeight === undefined ? undefined : 3 * reservedHeight,
  onFailure,
  only,
}: Props<Name>) => {
  const contributions = useContributions(name).filter(
    (contribution) => only === undefined || contribution.name === only,
  )
  if (contributions.length === 0) return absent
  return contributions.map((contribution) => (
    <ContributionView
      key={contribution.id}
      contribution={contribution as unknown as Contribution}
      {...{ params, label, loading, reservedHeight, maxHeight, onFailure }}
    />
  ))
}

const Label = ({ contribution }: { contribution: Contribution }) => {
  const { i18n } = usePlatform()
  const slot = contribution.loaded() ?? use(contribution.arrival())
  const { label } = slot.module
  return label?.((slot.i18n ?? i18n).getFixedT(null, slot.remote)) ?? contribution.name
}

/** What a contribution calls itself, in the visitor's language; `loading` until its texts have come. */
export const ContributionLabel = <Name extends SlotName>({
  of,
  loading = null,
}: {
  of: Contribution<Name>
  loading?: ReactNode
}) => {
  const [isReady, setReady] = useState(() => of.isReady())
  useEffect(() => {
    let current = true
    void of.arrival().then(() => current && setReady(true))
    return () => {
      current = false
    }
  }, [of])
  // What is not ready at first is not ready on the server either, which cannot wait for it.
  if (!isReady) return loading
  return (
    <Suspense fallback={loading}>
      <Label contribution={of as unknown as Contribution} />
    </Suspense>
  )
}
