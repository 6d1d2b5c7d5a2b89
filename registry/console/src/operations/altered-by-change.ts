/** Keys of what a change in the registry can alter: the matrix, who runs where, the schedule, the trail, the keys. */
export const alteredByChange = [['overview'], ['releases'], ['schedule'], ['audit'], ['canary'], ['keys']] as const
