const maxId = 2_147_483_647

/** Reads the id at the end of `title-slug-42`; undefined when the text names no job. */
export const parseJobId = (slug: string): number | undefined => {
  const digits = /^(?:.*-)?(\d{1,10})$/s.exec(slug)?.[1]
  const id = Number(digits)
  return digits !== undefined && id > 0 && id <= maxId ? id : undefined
}
