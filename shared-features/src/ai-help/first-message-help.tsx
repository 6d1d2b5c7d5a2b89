import { Button, Inline, Stack } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { aiHelpQuery } from './ai-help-query.ts'
import { useAiTexts } from './use-ai-texts.ts'
import { useInsertion } from './use-insertion.tsx'
import { useWriting } from './use-writing.ts'
import { WritingBox } from './writing-box.tsx'

/**
 * Drafts a first message to the employer of a job from the posting and the member's profile. It begins at once: it is shown in place of the
 * button that was pressed. The draft goes into the field when it is inserted, and what it replaced can be brought back.
 */
export function FirstMessageHelp({
  jobId,
  text,
  onChange,
}: {
  jobId: number
  /** What is in the field. */
  text: string
  onChange: (text: string) => void
}) {
  const t = useAiTexts()
  const { api } = usePlatform()
  const { data: help } = useQuery(aiHelpQuery(api))
  const { writing, write, writeByRules, stop, discard, dialog } = useWriting('first_message')
  const button = useRef<HTMLButtonElement>(null)
  const insertion = useInsertion(text, onChange, () => button.current?.focus())
  const request = { method: 'POST', path: `/api/job/jobs/${jobId}/first-message`, body: {} } as const
  const begin = () => {
    insertion.forget()
    write(request)
  }
  const hasBegun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once, with the press that brought this here.
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    button.current?.focus()
    begin()
  }, [])
  return (
    <Stack gap={12}>
      {dialog}
      <WritingBox
        writing={writing}
        quota={help?.quotas.first_message}
        label={t('message.label')}
        begin={t('message.begin')}
        onBegin={begin}
        onStop={stop}
        onUseRules={() => writeByRules(request)}
        buttonRef={button}
        actions={
          writing.phase !== 'failed' && (
            <Inline gap={8}>
              <Button
                size="small"
                onClick={() => {
                  insertion.insert(writing.text)
                  discard()
                }}
              >
                {t(text.trim() === '' ? 'message.insert' : 'message.replace')}
              </Button>
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  discard()
                  button.current?.focus()
                }}
              >
                {t('writing.discard')}
              </Button>
            </Inline>
          )
        }
      />
      {insertion.notice}
    </Stack>
  )
}
