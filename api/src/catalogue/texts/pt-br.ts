import { enUs } from './en-us.ts'

export const ptBr = enUs
