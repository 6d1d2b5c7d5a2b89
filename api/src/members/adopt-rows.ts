import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { popupRecords } from './tables.ts'

/** SQL statement: rows of a guest become the member's. `key` tells which of them the member has already; those stay behind. */
export const adoptRows =
  (owner: PgColumn, key: PgColumn) =>
  (guestId: SQLWrapper, memberId: SQLWrapper): SQL => {
    const [ownerName, keyName] = [sql.identifier(owner.name), sql.identifier(key.name)]
    return sql`
      update ${owner.table as PgTable} set ${ownerName} = ${memberId} where ${ownerName} = ${guestId}
      and ${keyName} not in (select ${keyName} from ${owner.table as PgTable} as kept where kept.${ownerName} = ${memberId})`
  }

export const adoptPopupRecords = adoptRows(popupRecords.seekerId, popupRecords.popup)
