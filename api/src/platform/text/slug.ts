/** The readable part of a job's or company's address: words of any script, joined by hyphens, at most 80 characters. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKC')
    // The small form of the Turkish İ would be an i with a second dot.
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .slice(0, 80)
    .toWellFormed()
    .replace(/\uFFFD/g, '')
    .replace(/^-|-$/g, '')

/** What follows `/job/` in the job's address. */
export const jobSlug = (job: { slug: string; id: number }): string => (job.slug ? `${job.slug}-${job.id}` : `${job.id}`)
