const maxId = 2_147_483_647

/**
 * Reads the id at the end of `title-slug-42`; undefined when the text ends with none. What stood behind the address in a text, such as a bracket,
 * a full stop or a space, may have been copied with it.
 */
export const parseSlugId = (slug: string): number | undefined => {
  const digits = /^(?:.*-)?(\d{1,10})[\s\p{P}\p{S}]*$/su.exec(slug)?.[1]
  const id = Number(digits)
  return digits !== undefined && id > 0 && id <= maxId ? id : undefined
}
