import type { PageContainer } from './page-container-pool.ts'
import type { PageState } from './page-state-machine.ts'

/** DOM element and React root in which a page is rendered. */
export type PageElement = Pick<PageContainer, 'container' | 'root'>

/** What the parts of one page application share. */
export type PageVisit = {
  state: PageState
  /** Counts mounts and unmounts: the result of what an earlier one began is dropped. */
  generation: number
  mountedAt: number
  /** When the visitor set out for the page. */
  navigatedAt: number
  /** Key of the history entry that the page is shown at. When the page is left, the history is already at the next entry. */
  historyKey: string
  /** Number in the React keys of the views. */
  viewKey: number
  /** Undefined while the page is not mounted. */
  element: PageElement | undefined
}

/** Says, when it is called later, whether the visitor is still at the same mount of the page. */
export const watchVisit = (visit: PageVisit): (() => boolean) => {
  const { generation } = visit
  return () => generation === visit.generation
}
