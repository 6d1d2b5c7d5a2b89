import type { Histogram } from './histogram.ts'

/** What a minute's row holds beside its counts. */
export type TelemetryDetails = {
  /** By phase, `total` excepted: that is the row's `load`. */
  load: Record<string, Histogram>
  /** By `phase reason`. */
  failures: Record<string, number>
  /** By the error's class; of many, the rest under `other`. */
  errors: Record<string, number>
  /** CLS in thousandths. */
  vitals: Record<string, Histogram>
}
