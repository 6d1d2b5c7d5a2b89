import type { ConfigEntry } from '@jobspan/shared-kit/contracts/config/config'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { normalizeName } from '../platform/text/normalize-name.ts'
import { configList } from './lists/config-list.ts'
import { functionTitles, jobFunctions, type SkillPlaces, skills, skillTools } from './lists/list-rows.ts'

type Wanted = { query?: string | undefined; function_title_id?: number | undefined; size: number }
type NamedSkill = { option: ConfigEntry; names: string[] }

const named = new Map<LanguageKey, NamedSkill[]>()

/** Each skill with its names as they are compared: the language's and the English one, which people type everywhere. */
const namedSkills = (language: LanguageKey): NamedSkill[] => {
  let found = named.get(language)
  if (!found) {
    const english = configList('skills', 'en-us') ?? []
    found = (configList('skills', language) ?? []).map((option, index) => ({
      option,
      names: [option.value, english[index]?.value ?? ''].map(normalizeName),
    }))
    named.set(language, found)
  }
  return found
}

/** 0 where a name begins with the text, 1 where a word of it does, 2 where it holds it; undefined where it does not. */
const rank = ({ names }: NamedSkill, text: string): number | undefined => {
  if (names.some((name) => name.startsWith(text))) return 0
  if (names.some((name) => name.includes(` ${text}`))) return 1
  return names.some((name) => name.includes(text)) ? 2 : undefined
}

const jobFunctionOf = new Map(functionTitles.map(({ id, parent }) => [id, parent]))
const mainFunctionOf = new Map(jobFunctions.map(({ id, parent }) => [id, parent]))

/** Ids of the skills that go with a job title. */
const skillsOfTitle = (functionTitleId: number | undefined): Set<number> => {
  const jobFunction = jobFunctionOf.get(functionTitleId ?? 0)
  if (jobFunction === undefined) return new Set()
  const mainFunction = mainFunctionOf.get(jobFunction) ?? 0
  const belongs = (skill: SkillPlaces) =>
    skill.jobFunctions.includes(jobFunction) || skill.mainFunctions.includes(mainFunction)
  return new Set([...skillTools, ...skills].filter(belongs).map(({ id }) => id))
}

/** Skills to choose from: those that are close to what was typed, or those that go with a job title; the list's first for neither. */
export const suggestSkills = (
  language: LanguageKey,
  { query = '', function_title_id: functionTitleId, size }: Wanted,
): ConfigEntry[] => {
  const text = normalizeName(query)
  const ofTitle = skillsOfTitle(functionTitleId)
  const isOther = ({ option }: NamedSkill) => Number(!ofTitle.has(option.id))
  const all = namedSkills(language)
  const found =
    text === ''
      ? all.toSorted((one, other) => isOther(one) - isOther(other))
      : all
          .map((skill) => ({ skill, rank: rank(skill, text) }))
          .filter((match): match is { skill: NamedSkill; rank: number } => match.rank !== undefined)
          .toSorted((one, other) => one.rank - other.rank || isOther(one.skill) - isOther(other.skill))
          .map(({ skill }) => skill)
  return found.slice(0, size).map(({ option }) => option)
}
