/** What is to be written, and the way back should it not be. */
export type Drained<Row> = { rows: Row[]; requeue: () => void }

/** Rows that this process counts in and writes again and again, each time whole, until their time is over. */
export type DirtyRows<Row> = {
  /** The row of that key, made where there is none, to be changed and written with the next turn. */
  touch: (key: string, make: () => Row) => Row
  /** What was touched since the last time. */
  drain: () => Drained<Row>
  /** Forgets rows whose time is over, once they are written. */
  evict: (isExpired: (row: Row) => boolean) => void
}

/** @param most rows kept while they cannot be written; past that the oldest are lost */
export const createDirtyRows = <Row>(maxRows: number): DirtyRows<Row> => {
  const rows = new Map<string, Row>()
  const dirty = new Set<string>()
  return {
    touch: (key, make) => {
      let row = rows.get(key)
      if (!row) {
        row = make()
        rows.set(key, row)
        const oldest = rows.size > maxRows ? rows.keys().next().value : undefined
        if (oldest !== undefined) {
          rows.delete(oldest)
          dirty.delete(oldest)
        }
      }
      dirty.add(key)
      return row
    },
    drain: () => {
      const keys = [...dirty]
      dirty.clear()
      return {
        rows: keys.flatMap((key) => rows.get(key) ?? []),
        requeue: () => {
          for (const key of keys) if (rows.has(key)) dirty.add(key)
        },
      }
    },
    evict: (isExpired) => {
      for (const [key, row] of rows) if (!dirty.has(key) && isExpired(row)) rows.delete(key)
    },
  }
}
