import { enUs } from './en-us.ts'

export const ms = enUs
