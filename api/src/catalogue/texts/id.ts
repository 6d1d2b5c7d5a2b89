import { enUs } from './en-us.ts'

export const id = enUs
