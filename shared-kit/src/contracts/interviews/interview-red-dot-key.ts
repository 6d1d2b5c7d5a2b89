/**
 * Under what the tab's query cache holds whether an interview or an offer waits for the member (`getInterviewRedDot`): the header and the chats show it,
 * and whoever answers one asks for it anew. Apart from the contract, so that the header loads no validator.
 */
export const interviewRedDotKey = ['interviews', 'red-dot'] as const
