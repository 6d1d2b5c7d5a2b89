import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { type SkillPlaces, skills, skillTools } from '../../../api/src/config/lists/list-rows.ts'

type SkillNames = { tools: readonly string[]; named: readonly string[] }

const known = new Map<string, SkillNames>()

/** The skills that go with a job function: tools, called alike everywhere, and those with a name in the language. */
export function skillsOfFunction(mainFunctionId: number, jobFunctionId: number, language: LanguageKey): SkillNames {
  const name = `${jobFunctionId} ${language}`
  let found = known.get(name)
  if (!found) {
    const belongs = (row: SkillPlaces) =>
      row.mainFunctions.includes(mainFunctionId) || row.jobFunctions.includes(jobFunctionId)
    found = {
      tools: skillTools.filter(belongs).map((row) => row.names[language]),
      named: skills.filter(belongs).map((row) => row.names[language]),
    }
    known.set(name, found)
  }
  return found
}
