import type { LanguageKey } from '@jobspan/shared-kit/contracts/places'
import type { Row } from '../config-lists/read-table.ts'
import { skillTools } from '../config-lists/tables/skill-tools.ts'
import { skills } from '../config-lists/tables/skills.ts'

type SkillNames = { tools: readonly string[]; named: readonly string[] }

const belongs = (row: Row<'at'>, functionId: number) => row.at.split(' ').includes(String(functionId))

const known = new Map<string, SkillNames>()

/** The skills that go with a main function: tools, called alike everywhere, and those with a name in the language. */
export function skillsOf(functionId: number, language: LanguageKey): SkillNames {
  const name = `${functionId} ${language}`
  let found = known.get(name)
  if (!found) {
    found = {
      tools: skillTools.filter((row) => belongs(row, functionId)).map((row) => row.names[language]),
      named: skills.filter((row) => belongs(row, functionId)).map((row) => row.names[language]),
    }
    known.set(name, found)
  }
  return found
}
