import type { JobFilter } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { type FunctionFilter, functionFilters } from '@jobspan/shared-kit/contracts/search/job-filters'
import { functionTitles, jobFunctions, mainFunctions } from '../config/lists/list-rows.ts'
import { encodeTag } from '../jobs/tags.ts'

const mainFunctionIds = new Set(mainFunctions.map(({ id }) => id))
/** The tree of functions from leaf to root: the function of a title, and the main function of that. */
export const mainFunctionByJobFunction = new Map(jobFunctions.map(({ id, parent }) => [id, parent]))
export const jobFunctionByTitle = new Map(functionTitles.map(({ id, parent }) => [id, parent]))

/**
 * The tags of the chosen functions: any of the branches, of each the narrowest choice, so that all of Finance and one function of Design
 * are both found, and a title narrows its function. `filter` is the first parameter in use. Ids that no list holds are dropped; null
 * where nothing is left.
 */
export const toFunctionTags = (filter: JobFilter): { filter: FunctionFilter; tags: number[] } | null => {
  const mains = [...(filter.main_functions ?? []), ...(filter.job_categories ?? [])].filter((id) =>
    mainFunctionIds.has(id),
  )
  const functions = (filter.job_function_ids ?? []).filter((id) => mainFunctionByJobFunction.has(id))
  const titles = (filter.function_job_title_ids ?? []).filter((id) => jobFunctionByTitle.has(id))
  const first = [mains, functions, titles].findIndex((ids) => ids.length > 0)
  const name = functionFilters[first]
  if (!name) return null
  const narrowedFunctions = new Set(titles.map((id) => jobFunctionByTitle.get(id)))
  const narrowedMains = new Set(
    [...functions, ...narrowedFunctions].map((id) => mainFunctionByJobFunction.get(id ?? 0)),
  )
  const tags = [
    ...mains.filter((id) => !narrowedMains.has(id)).map((id) => encodeTag('mainFunction', id)),
    ...functions.filter((id) => !narrowedFunctions.has(id)).map((id) => encodeTag('jobFunction', id)),
    ...titles.map((id) => encodeTag('functionTitle', id)),
  ]
  return { filter: name, tags }
}
