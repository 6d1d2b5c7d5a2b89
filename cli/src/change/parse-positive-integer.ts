import { InvalidArgumentError } from 'commander'

/** Number of an audit row or of a scheduled change, as people type it. */
export const parsePositiveInteger = (text: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It is a whole number from 1 on.')
  return Number(text)
}
