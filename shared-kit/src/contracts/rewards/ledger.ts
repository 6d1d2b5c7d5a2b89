/**
 * Where points are: `available` and `reserved` of each member; `programme`, which gives them; `payouts`, where paid ones end; `forfeited`, where those of
 * deleted accounts end.
 */
export const ledgerAccountKinds = ['available', 'reserved', 'programme', 'payouts', 'forfeited'] as const
export type LedgerAccountKind = (typeof ledgerAccountKinds)[number]

/** Why points move from one account to another. */
export const transferReasons = ['reward', 'reserved', 'returned', 'settled', 'forfeited', 'correction'] as const
export type TransferReason = (typeof transferReasons)[number]
