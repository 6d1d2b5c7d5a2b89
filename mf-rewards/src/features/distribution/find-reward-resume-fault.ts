import { rewardLimits } from '../../rewards/reward-limits.ts'

/** What is wrong with a file before it is sent; what it really is, its bytes tell the API. */
export const findRewardResumeFault = (file: { name: string; size: number }): 'kind' | 'size' | 'empty' | undefined => {
  if (!/\.(pdf|docx?)$/i.test(file.name)) return 'kind'
  if (file.size === 0) return 'empty'
  return file.size > rewardLimits.resumeBytes ? 'size' : undefined
}
