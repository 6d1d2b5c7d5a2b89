import { configList, findOption } from './config-list.ts'

/** The problem of an id that its configuration list does not have; false where it has it, or none is named. */
export const validateOptionId = (list: string, id: number | null | undefined): 'unknown' | false =>
  id != null && findOption(configList(list, 'en-us'), id) === undefined && 'unknown'
