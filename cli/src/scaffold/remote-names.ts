import { usageError } from '../cli-error.ts'

export const checkName = (name: string): void => {
  if (/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && name.length <= 40) return
  const proposal = `mf-${
    name
      .toLowerCase()
      .replace(/^mf-?/, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^[^a-z]+|-+$/g, '') || 'learning'
  }`
  throw usageError(
    `${name} is no name for a remote.`,
    `Begin with mf-, then small letters, digits and single hyphens, 40 at most: such as ${proposal.slice(0, 40)}.`,
  )
}

export const titleOf = (name: string): string => {
  const words = name.slice(3).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const checkTitle = (title: string): void => {
  if (title.trim() === '' || title.length > 60 || /[{}<>\n]/.test(title))
    throw usageError(`--title: ${title} can be no heading.`, 'Use 1 to 60 characters without {, }, < and >.')
}

/** The query flag of a remote's overlay: `showSkillPaths` of `mf-skill-paths`. */
export const flagOf = (name: string): string =>
  `show${name
    .slice(3)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}`
