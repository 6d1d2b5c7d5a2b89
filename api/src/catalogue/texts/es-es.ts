import { enUs } from './en-us.ts'

export const esEs = enUs
