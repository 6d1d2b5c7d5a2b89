import type { ConfigEntry } from '@jobspan/shared-kit/contracts/config/config'
import type { SearchState } from '../../search-state/search-state.ts'
import { toggle } from '../../search-state/toggle.ts'

export type JobFunction = NonNullable<ConfigEntry['children']>[number]

/** A choice from the tree of work. A whole branch and a part of it never stand side by side. */
type JobFunctionSelection = Pick<SearchState, 'main_functions' | 'job_function_ids' | 'function_job_title_ids'>

const idsOf = (entries: readonly { id: number }[] | undefined): number[] => (entries ?? []).map(({ id }) => id)
const removeIds = (list: readonly number[], ids: readonly number[]) => list.filter((id) => !ids.includes(id))

export const hasChosenTitleOf = (chosen: JobFunctionSelection, child: JobFunction): boolean =>
  idsOf(child.job_titles).some((id) => chosen.function_job_title_ids.includes(id))

/** Whether some of the category's functions or titles are chosen. */
export const hasChosenIn = (chosen: JobFunctionSelection, main: ConfigEntry): boolean =>
  (main.children ?? []).some((child) => chosen.job_function_ids.includes(child.id) || hasChosenTitleOf(chosen, child))

/** Ticks or unticks a whole category. */
export const toggleCategory = (chosen: JobFunctionSelection, main: ConfigEntry): JobFunctionSelection => ({
  main_functions: toggle(chosen.main_functions, main.id),
  job_function_ids: removeIds(chosen.job_function_ids, idsOf(main.children)),
  function_job_title_ids: removeIds(
    chosen.function_job_title_ids,
    (main.children ?? []).flatMap((child) => idsOf(child.job_titles)),
  ),
})

/** Puts the category's functions in its place where it is ticked as a whole. */
const expandCategory = (chosen: JobFunctionSelection, main: ConfigEntry): JobFunctionSelection =>
  chosen.main_functions.includes(main.id)
    ? {
        ...chosen,
        main_functions: removeIds(chosen.main_functions, [main.id]),
        job_function_ids: [...removeIds(chosen.job_function_ids, idsOf(main.children)), ...idsOf(main.children)],
      }
    : chosen

/** Ticks or unticks a function with all its titles. */
export const toggleFunction = (
  chosen: JobFunctionSelection,
  main: ConfigEntry,
  child: JobFunction,
): JobFunctionSelection => {
  const parts = expandCategory(chosen, main)
  return {
    ...parts,
    job_function_ids: toggle(parts.job_function_ids, child.id),
    function_job_title_ids: removeIds(parts.function_job_title_ids, idsOf(child.job_titles)),
  }
}

/** Ticks or unticks one title; of a function that was ticked as a whole, the others stay. */
export const toggleTitle = (
  chosen: JobFunctionSelection,
  main: ConfigEntry,
  child: JobFunction,
  title: number,
): JobFunctionSelection => {
  const parts = expandCategory(chosen, main)
  const titles = parts.job_function_ids.includes(child.id)
    ? [...parts.function_job_title_ids, ...idsOf(child.job_titles)]
    : parts.function_job_title_ids
  return {
    ...parts,
    job_function_ids: removeIds(parts.job_function_ids, [child.id]),
    function_job_title_ids: toggle(titles, title),
  }
}
