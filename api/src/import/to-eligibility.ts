import { userIdentities } from '../config/lists/list-rows.ts'
import type { JobRecord } from '../jobs/job-record.ts'
import { comparable } from '../platform/text/comparable.ts'
import { type JsonObject, property, textsOf } from './json-ld-values.ts'
import { toPlainText } from './rich-text-blocks.ts'

/** What postings call those identities that they name most, beside the names of the list. */
const otherNames: Record<string, string> = {
  citizens: 'citizen',
  'singapore citizens': 'citizen',
  singaporean: 'citizen',
  singaporeans: 'citizen',
  sc: 'citizen',
  pr: 'permanent-resident',
  prs: 'permanent-resident',
  'singapore pr': 'permanent-resident',
  'singapore prs': 'permanent-resident',
  'permanent residents': 'permanent-resident',
  'singapore permanent residents': 'permanent-resident',
  spr: 'permanent-resident',
  sprs: 'permanent-resident',
}

let idByName: Map<string, number> | undefined

const loadNames = (): Map<string, number> => {
  const idByKey = new Map(userIdentities.map(({ key, id }) => [key, id]))
  const names = userIdentities.flatMap(({ id, key, names: texts }) => [
    [key, id] as const,
    // “S Pass holder” is also called “S Pass”, and in the plural.
    ...Object.values(texts).flatMap((name) => {
      const short = name.replace(/ holder$/, '')
      return [name, `${name}s`, short, `${short}es`].map((text) => [text, id] as const)
    }),
  ])
  const others = Object.entries(otherNames).map(([name, key]) => [name, idByKey.get(key) ?? 0] as const)
  return new Map([...names, ...others].map(([name, id]) => [comparable(name), id]))
}

const findId = (name: string): number | undefined => {
  idByName ??= loadNames()
  return idByName.get(comparable(name.replace(/-/g, ' '))) ?? idByName.get(comparable(name))
}

/** The identities that a text names and nothing else, as “Singapore citizens and PRs only”; none where it says anything more. */
const parseIdentities = (text: string): number[] => {
  const names = text
    .replace(/^\s*(only|open to|for)\s+/i, '')
    .replace(/ only ?\.?$/i, '')
    .split(/[,;/]| (?:and|or|&) /i)
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const ids = names.map(findId)
  return ids.length > 0 && ids.every((id) => id !== undefined) ? [...new Set(ids as number[])] : []
}

/**
 * Who may do the work by law, of `eligibilityToWorkRequirement`, and of our own `userIdentities`: keys of `user_identity_lists`. A text that
 * says more than names of the list, or is of a job elsewhere than in Singapore, is shown and checked by nobody: a condition that is half understood would turn the wrong people away.
 */
export const toEligibility = (posting: JsonObject, country: JobRecord['country']): JobRecord['eligibility'] => {
  const texts = textsOf(property(posting, 'eligibilityToWorkRequirement'))
  const text = toPlainText(texts.join(', ').slice(0, 10_000), 500) || null
  const named = textsOf(property(posting, 'userIdentities')).map(findId)
  const stated = named.every((id) => id !== undefined) ? (named as number[]) : []
  const identityIds = stated.length > 0 ? [...new Set(stated)] : country === 'sg' ? parseIdentities(text ?? '') : []
  return text === null && identityIds.length === 0 ? undefined : { identityIds, text }
}
