/**
 * Where points are: `available` and `reserved` of each member; `programme`, which gives them; `payouts`, where paid ones end; `forfeited`, where those of
 * deleted accounts end.
 */
export type LedgerAccountKind = 'available' | 'reserved' | 'programme' | 'payouts' | 'forfeited'

/** Why points move from one account to another. */
export type TransferReason = 'reward' | 'reserved' | 'returned' | 'settled' | 'forfeited' | 'correction'
