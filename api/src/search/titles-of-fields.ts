import { mainFunctions } from '../config/lists/list-rows.ts'
import { jobFunctionByTitle, mainFunctionByJobFunction } from './function-filter.ts'

export type TitleCount = { id: number; count: number }

const totalOf = (titles: readonly TitleCount[]): number => titles.reduce((sum, { count }) => sum + count, 0)

/** Web3 has a page of its own, to which the home page leads. Its few titles would stand before nurses and accountants. */
const fieldWithPage = mainFunctions.find(({ key }) => key === 'web3-and-blockchain')?.id

/** Of each field of work the title that most jobs have; the fields with most jobs first. */
export const titlesOfFields = (counts: readonly TitleCount[]): TitleCount[] => {
  const fields = Map.groupBy(
    counts.filter(({ count }) => count > 0),
    ({ id }) => mainFunctionByJobFunction.get(jobFunctionByTitle.get(id) ?? 0),
  )
  fields.delete(fieldWithPage)
  return [...fields.values()]
    .sort((one, other) => totalOf(other) - totalOf(one))
    .flatMap((titles) => titles.sort((one, other) => other.count - one.count || one.id - other.id).slice(0, 1))
}
