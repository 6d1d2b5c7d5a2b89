import type { ConfigEntry } from '@jobspan/shared-kit/contracts/config'
import { toggle } from '../../search-state/search-filters.ts'
import type { SearchState } from '../../search-state/search-state.ts'

export type JobFunction = NonNullable<ConfigEntry['children']>[number]

/** A choice from the tree of work. A whole branch and a part of it never stand side by side. */
type Chosen = Pick<SearchState, 'main_functions' | 'job_function_ids' | 'function_job_title_ids'>

const idsOf = (entries: readonly { id: number }[] | undefined): number[] => (entries ?? []).map(({ id }) => id)
const less = (list: readonly number[], ids: readonly number[]) => list.filter((id) => !ids.includes(id))

export const hasChosenTitleOf = (chosen: Chosen, child: JobFunction): boolean =>
  idsOf(child.job_titles).some((id) => chosen.function_job_title_ids.includes(id))

/** Whether some of the category's functions or titles are chosen. */
export const hasChosenIn = (chosen: Chosen, main: ConfigEntry): boolean =>
  (main.children ?? []).some((child) => chosen.job_function_ids.includes(child.id) || hasChosenTitleOf(chosen, child))

/** Ticks or unticks a whole category. */
export const chooseCategory = (chosen: Chosen, main: ConfigEntry): Chosen => ({
  main_functions: toggle(chosen.main_functions, main.id),
  job_function_ids: less(chosen.job_function_ids, idsOf(main.children)),
  function_job_title_ids: less(
    chosen.function_job_title_ids,
    (main.children ?? []).flatMap((child) => idsOf(child.job_titles)),
  ),
})

/** Puts the category's functions in its place where it is ticked as a whole. */
const byFunctions = (chosen: Chosen, main: ConfigEntry): Chosen =>
  chosen.main_functions.includes(main.id)
    ? {
        ...chosen,
        main_functions: less(chosen.main_functions, [main.id]),
        job_function_ids: [...less(chosen.job_function_ids, idsOf(main.children)), ...idsOf(main.children)],
      }
    : chosen

/** Ticks or unticks a function with all its titles. */
export const chooseFunction = (chosen: Chosen, main: ConfigEntry, child: JobFunction): Chosen => {
  const parts = byFunctions(chosen, main)
  return {
    ...parts,
    job_function_ids: toggle(parts.job_function_ids, child.id),
    function_job_title_ids: less(parts.function_job_title_ids, idsOf(child.job_titles)),
  }
}

/** Ticks or unticks one title; of a function that was ticked as a whole, the others stay. */
export const chooseTitle = (chosen: Chosen, main: ConfigEntry, child: JobFunction, title: number): Chosen => {
  const parts = byFunctions(chosen, main)
  const titles = parts.job_function_ids.includes(child.id)
    ? [...parts.function_job_title_ids, ...idsOf(child.job_titles)]
    : parts.function_job_title_ids
  return {
    ...parts,
    job_function_ids: less(parts.job_function_ids, [child.id]),
    function_job_title_ids: toggle(titles, title),
  }
}
