import type { MyJobsRow } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { useState } from 'react'

type Items = readonly MyJobsRow[]
/** `items` are those that the API gave last, `rows` what stands there. */
type Shown = { listKey: string; items: Items; rows: Items }

/**
 * The rows of a list as they stood when it was opened, in the order that `order` gave them then. What the API says later changes a row in its
 * place; one that has left the list stays, marked, and what is new waits until `showNew` is called: nothing moves while it is read. `isOld`: the
 * items are of the list before, until those of this one have come.
 */
export const useSteadyRows = (listKey: string, isOld: boolean, items: Items, order: (items: Items) => Items) => {
  const [shown, setShown] = useState<Shown>(() => ({ listKey, items, rows: order(items) }))
  const latest = new Map(items.map((row) => [row.key, row]))
  const update = (): Shown =>
    shown.listKey === listKey
      ? { listKey, items, rows: shown.rows.map((row) => latest.get(row.key) ?? row) }
      : { listKey: isOld ? shown.listKey : listKey, items, rows: order(items) }
  const isCurrent = shown.items === items && (isOld || shown.listKey === listKey)
  const current = isCurrent ? shown : update()
  if (current !== shown) setShown(current)
  const known = new Set(current.rows.map(({ key }) => key))
  return {
    rows: current.rows.map((row) => ({ row, hasLeft: !latest.has(row.key) })),
    newCount: items.filter(({ key }) => !known.has(key)).length,
    showNew: () => setShown({ listKey, items, rows: order(items) }),
  }
}
