import type { ApiClient } from '@jobspan/shared-kit/api'
import { toCleanText } from '@jobspan/shared-kit/contracts/platform/invisible-characters'

const contract = () => import('@jobspan/shared-kit/contracts/profile/career-summary')

export const checkSummary = async (text: string) => (await contract()).careerSummaryBody.safeParse({ text })

export const saveSummary = async (api: ApiClient, text: string, version: number | undefined) => {
  const { saveCareerSummary } = await contract()
  return api.call(saveCareerSummary, { body: { text: toCleanText(text) || null, version } })
}
