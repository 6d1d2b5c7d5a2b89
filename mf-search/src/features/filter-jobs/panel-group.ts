import type { FilterGroup } from '../../search-state/search-filters.ts'

/** A group of the filters, as a panel shows it. */
export type PanelGroup = FilterGroup | 'country'
