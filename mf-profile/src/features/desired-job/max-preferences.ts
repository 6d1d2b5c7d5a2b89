/** Repeated from the contract of job preferences, whose validator nobody needs to see a page; a test compares them. */
export const maxPreferences = { remote: 3, onSiteOrHybrid: 3 } as const
