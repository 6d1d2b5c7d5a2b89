import { toCleanLine } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { resumeLimits, resumeNameRefused } from '@jobspan/shared-kit/contracts/profile/resumes'
import { trimSigns } from '../../platform/text/trim-signs.ts'

const maxNameLength = 80
const refused = new RegExp(resumeNameRefused, 'gu')
const ending = new RegExp(`\\.(${resumeLimits.kinds.join('|')})$`, 'i')

/**
 * The name of a resume out of what somebody's file is called (docs/product-rules.md#resume-name): in any script, without the path
 * that some browsers send, its ending and special characters; `otherwise` where nothing is left. It is shown and sent back, and never becomes part of a path.
 */
export const resumeNameOf = (filename: string, otherwise = 'resume'): string => {
  const cleaned = toCleanLine(filename.normalize('NFC'))
    // How browsers send these within a form (HTML, multipart form data).
    .replace(/%(22|0D|0A)/g, '')
    .replace(/^.*[\\/]/s, '')
    .replace(refused, '')
    .replace(ending, '')
    .replace(/\s+/g, ' ')
  return shorten(trimSigns(cleaned, /[. ]/)) || otherwise
}

/** At most so many UTF-16 units, as the contract counts, and never half a character. */
const shorten = (text: string): string => {
  if (text.length <= maxNameLength) return text
  let short = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (short.length + segment.length > maxNameLength) break
    short += segment
  }
  return trimSigns(short, /[. ]/)
}
