/** The login that a newcomer is told of; it is made only together with the demo catalogue. */
export const demoLogin = { email: 'demo@jobspan.example', password: 'find-a-good-job' }

/** Where the API says whether that login is in its database: 204 or 404. The shell does not proxy it. */
export const demoLoginPath = '/internal/demo-login'
