import type { Interview } from '@jobspan/shared-kit/contracts/interviews/interview'
import { Inline, Stack, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'
import { InterviewPanel } from './interview-panel.tsx'

/** Where a link to one of them leads. */
export const interviewElementId = (id: number) => `interview-${id}`

/** Interviews below each other, each with the ways to its chat and to its application. */
export function InterviewPanels({ interviews }: { interviews: readonly Interview[] }) {
  const t = useTranslations('mf-chat')
  const link = useInternalLink()
  return (
    <Stack as="ul" gap={12}>
      {interviews.map((interview) => {
        const { id, chat_id: chatId, application_id: applicationId, job } = interview
        return (
          <li key={id} id={interviewElementId(id)}>
            <InterviewPanel
              interview={interview}
              isAlone
              links={
                <Inline gap={16}>
                  {chatId !== null && <TextLink {...link(urls.chat(chatId))}>{t('interview.openChat')}</TextLink>}
                  {applicationId !== null && job && (
                    <TextLink {...link(urls.application(job.id))}>{t('interview.openApplication')}</TextLink>
                  )}
                </Inline>
              }
            />
          </li>
        )
      })}
    </Stack>
  )
}
