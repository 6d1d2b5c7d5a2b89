import { enUs } from './en-us.ts'

export const tr = enUs
