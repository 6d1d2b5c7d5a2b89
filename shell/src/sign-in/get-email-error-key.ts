/** What is wrong with an address that was typed and is none (spec section 5: an empty one has words of its own). */
export const emailProblem = (typed: string) =>
  typed.trim() === '' ? 'account.errors.emailMissing' : 'account.errors.email'
