import { EmptyState } from '@jobspan/shared-kit/design'
import type { ReactNode } from 'react'
import { Table } from '../../components/table.tsx'

/** Things of one kind, each a row with a key of its own, or that there are none. */
export function ItemTable<Item>({
  label,
  columns,
  items,
  none,
  children,
}: {
  label: string
  columns: readonly string[]
  items: readonly Item[]
  none: { title: string; body?: string }
  children: (item: Item) => ReactNode
}) {
  if (items.length === 0) return <EmptyState drawing={null} {...none} />
  return (
    <Table label={label} columns={columns}>
      {items.map(children)}
    </Table>
  )
}
