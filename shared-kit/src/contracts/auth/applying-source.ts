/**
 * `source` of a registration in order to apply: the mail of the application is the first then, and the welcome is sent only where no application
 * follows.
 */
export const applyingSource = 'apply'
