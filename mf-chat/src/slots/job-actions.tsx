import { Button, ButtonLink, preloadOverlays } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type AppEvents, type SlotParams, usePlatform } from '@jobspan/shared-kit/remote'
import { urls, useLocation } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { type JobChat, jobChatQuery } from '../chat/job-chat-query.ts'
import { readTabStorage, writeTabStorage } from '../chat/tab-storage.ts'
import { removeChatFlag } from '../features/start-chat/return-url.ts'

/** Hidden from the eye where the page has room for the icon alone. */
const Label = styled.span`
  margin-inline-start: var(--job-actions-gap, 0);
  font-size: var(--job-actions-label, inherit);
`

type Panel = typeof import('../features/start-chat/chat-panel.tsx')

const loadPanel = () => import('../features/start-chat/chat-panel.tsx')
const preloadChatPanel = () => {
  preloadOverlays()
  // What fails now is asked for again at the press.
  void loadPanel().catch(() => undefined)
}

/** The panel behind the button; its code is fetched at the first press, or before, when somebody comes near. */
const useChatPanel = () => {
  const t = useTranslations('mf-chat')
  const { notify } = usePlatform()
  const [panel, setPanel] = useState<Panel>()
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    loadPanel().then(
      (loaded) => {
        setPanel(loaded)
        setOpen(true)
      },
      () => notify(t('problem.offline'), 'error'),
    )
  }
  return { panel, isOpen, open, close: () => setOpen(false) }
}

/** Who signed in to chat comes back with `?chat=1`: their panel opens by itself, once. */
const useOpenOnReturn = (open: () => void, isMember: boolean) => {
  const { navigate } = usePlatform()
  const { pathname, search } = useLocation()
  const hasFlag = isMember && new URLSearchParams(search).get('chat') === '1'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the flag is taken once, whatever else changes.
  useEffect(() => {
    if (!hasFlag) return
    void navigate(removeChatFlag(pathname, search), { replace: true, keepScroll: true })
    open()
  }, [hasFlag])
}

/** Whose session ends while their panel is open finds it open again once they have signed in, and nobody else does. */
const useReopenPanel = (open: () => void, isOpen: boolean, name: string | undefined) => {
  const { events } = usePlatform()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for once for each member.
  useEffect(() => {
    if (name === undefined || readTabStorage(name) === null) return
    writeTabStorage(name, '')
    open()
  }, [name])
  useEffect(() => {
    if (name === undefined || !isOpen) return
    const keep = ({ kind }: AppEvents['session.changed']) => {
      if (kind === 'guest') writeTabStorage(name, 'open')
    }
    events.on('session.changed', keep)
    return () => events.off('session.changed', keep)
  }, [events, name, isOpen])
}

/** Whether there is a chat, and it is about this job. */
const isAbout = ({ chat_id: chatId, other_job: otherJob }: JobChat) => chatId !== null && otherJob === null

type Job = SlotParams['job.actions']['job']

/** What a guest would be told: they have no chat yet, and whom a job names stands on its own page. */
const getJobChatForGuest = ({ status, company, recruiter }: NonNullable<Job>): JobChat | null =>
  status === 'open' && company && recruiter ? { recruiter, chat_id: null, other_job: null } : null

/**
 * Below a job's Apply: to its recruiter, or on with the chat that there is. Nothing where there is nobody to write to, and no chat begins for whom
 * the job is closed.
 */
export function Slot({
  jobId,
  job,
  isClosedToVisitor = false,
  loading = null,
}: SlotParams['job.actions'] & { loading?: ReactNode }) {
  const { api } = usePlatform()
  const isGuest = useSession().kind === 'guest'
  const isAsked = !isGuest || !job
  const { data, isPending, isPaused } = useQuery({ ...jobChatQuery(api, jobId), enabled: isAsked })
  if (isAsked && isPending && !isPaused) return loading
  const to = isAsked ? data : getJobChatForGuest(job)
  if (isClosedToVisitor && !(to && isAbout(to))) return null
  return to ? <ChatButton key={jobId} jobId={jobId} jobTitle={job?.title} to={to} /> : null
}

function ChatButton({ jobId, jobTitle, to }: { jobId: number; jobTitle: string | undefined; to: JobChat }) {
  const t = useTranslations('mf-chat')
  const link = useInternalLink()
  const session = useSession()
  const { panel, isOpen, open, close } = useChatPanel()
  const hasChat = isAbout(to)
  const canBegin = session.kind === 'member' && !hasChat
  useOpenOnReturn(open, canBegin)
  useReopenPanel(open, isOpen, canBegin ? `panel.${session.user.id}.${jobId}` : undefined)
  if (hasChat && to.chat_id !== null)
    return (
      <ButtonLink variant="secondary" block icon={MessageCircle} {...link(urls.chat(to.chat_id))}>
        <Label>{t('start.continue')}</Label>
      </ButtonLink>
    )
  return (
    <>
      <Button
        variant="secondary"
        block
        icon={MessageCircle}
        hasPopup="dialog"
        onPointerEnter={preloadChatPanel}
        onFocus={preloadChatPanel}
        onClick={open}
      >
        <Label>{to.can_apply ? t('start.chatAndApply') : t('start.button', { name: to.recruiter.name })}</Label>
      </Button>
      {panel && <panel.ChatPanel jobId={jobId} jobTitle={jobTitle} to={to} open={isOpen} onClose={close} />}
    </>
  )
}
