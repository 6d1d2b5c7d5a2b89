import { comparable } from '../../platform/text/comparable.ts'
import { skills, skillTools } from './list-rows.ts'

let ids: Map<string, number> | undefined

/** What stands for a skill however it is written: 会計 and Accounting are one, by the list of skills; one that is not listed is its own words. */
export const skillKey = (name: string): string => {
  ids ??= new Map(
    [...skills, ...skillTools].flatMap(({ id, names }) => Object.values(names).map((each) => [comparable(each), id])),
  )
  const words = comparable(name)
  const id = ids.get(words)
  return id === undefined ? words : `#${id}`
}
