/** The login that a newcomer is told of; it is made only together with the demo catalogue. */
export const demoLogin = { email: 'demo@jobspan.example', password: 'find-a-good-job' }
