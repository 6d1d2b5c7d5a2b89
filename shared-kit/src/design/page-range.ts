/** `gap` stands for pages left out. */
export type PageStep = number | 'gap'

/**
 * Pages to show: first, last, and the current with one neighbour on each side; a gap only where it hides two or more.
 * Always seven steps once there are more than seven pages, so that nothing moves under the pointer.
 */
export function pageRange(page: number, pageCount: number): PageStep[] {
  if (pageCount <= 7) return Array.from({ length: Math.max(pageCount, 0) }, (_, index) => index + 1)
  const current = Math.min(Math.max(Math.trunc(page), 1), pageCount)
  if (current <= 4) return [1, 2, 3, 4, 5, 'gap', pageCount]
  if (current >= pageCount - 3) return [1, 'gap', pageCount - 4, pageCount - 3, pageCount - 2, pageCount - 1, pageCount]
  return [1, 'gap', current - 1, current, current + 1, 'gap', pageCount]
}
