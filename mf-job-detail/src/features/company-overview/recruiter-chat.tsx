import type { ApiClient } from '@jobspan/shared-kit/api'
import { TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useHost, usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCompanyPartsTexts } from '../../company-parts-texts/use-company-parts-texts.ts'

const recruiterChatQuery = (api: ApiClient, recruiterId: number) =>
  queryOptions({
    queryKey: ['mf-job-detail', 'recruiter-chat', recruiterId],
    queryFn: async ({ signal }) => {
      const { checkChatExists } = await import('@jobspan/shared-kit/contracts/chats/chats')
      return api.call(checkChatExists, { params: { recruiter_id: recruiterId }, signal })
    },
    staleTime: 60_000,
    meta: { changedBy: ['session.changed'] },
  })

/** To the member's chat with a recruiter, where there is one: a first message is about a job, and begins there. Guests have none, and are not asked about. */
export function RecruiterChat({ recruiterId }: { recruiterId: number }) {
  const t = useCompanyPartsTexts()
  const { api } = usePlatform()
  const link = useInternalLink()
  const isMember = useSession().kind === 'member'
  const hasChats = useHost()?.hasPage(urls.chat()) ?? false
  const { data } = useQuery({ ...recruiterChatQuery(api, recruiterId), enabled: isMember && hasChats })
  return data?.chat_id ? (
    <TextLink {...link(urls.chat(data.chat_id))}>{t('companyPage.recruiters.continue')}</TextLink>
  ) : null
}
