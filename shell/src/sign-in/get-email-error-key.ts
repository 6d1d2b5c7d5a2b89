import { toCleanLine } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
/** What is wrong with an address that was typed and is none. An empty one has words of its own (docs/product-rules.md#empty-email). */
export const getEmailErrorKey = (typed: string) =>
  toCleanLine(typed) === '' ? 'account.errors.emailMissing' : 'account.errors.email'
