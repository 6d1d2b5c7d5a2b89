/**
 * By then, from the navigation on, the code of the first page must be there: what stands in its place, most often the release before, has to
 * be fetched and seen within 4 s.
 */
const deadlineMs = 3300
/** A page gets this much time in any case. */
const minMs = 700
/** A page is smaller than the shell. Where that took long, as on a slow phone, the page may take half as long again. */
const bootRatio = 1.5

type Settings = {
  /** Milliseconds from the navigation until the page is asked for. */
  startedAt: number
  /** The same until the document began to arrive; what came before was the server's time. */
  documentAt: number
  /** What any other page gets. */
  timeoutMs: number
}

/** Milliseconds that the first page's code may take where the server left it to the browser, and the visitor has seen nothing of it yet. */
export const getFirstPageTimeout = ({ startedAt, documentAt, timeoutMs }: Settings): number =>
  startedAt < deadlineMs
    ? Math.min(timeoutMs, Math.max(minMs, (startedAt - documentAt) * bootRatio, deadlineMs - startedAt))
    : timeoutMs
