import { isApiError } from '@jobspan/shared-kit/api'
import type { AiQuota, AiSource } from '@jobspan/shared-kit/contracts/ai/ai-help'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { Button, color, font, Inline, Notice, radius, Stack, space, Text } from '@jobspan/shared-kit/design'
import { Square } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { QuotaText } from './quota-text.tsx'
import { useAiErrorText } from './use-ai-error-text.ts'
import { useAiTexts } from './use-ai-texts.ts'
import { useFocusWhenSpent } from './use-focus-when-spent.ts'
import type { Writing } from './use-writing.ts'

const Box = styled.div`
  padding: ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.sunken};
`
const Body = styled.div`
  /* So that what is below moves little while lines come. */
  min-block-size: calc(3 * 1.6em);
  line-height: ${font.leadingText};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  unicode-bidi: plaintext;
  text-align: start;
`

/** Who wrote it: text of a model is called so, and that of templates is not called anything more than it is. */
export function SourceText({ source }: { source: AiSource }) {
  const t = useAiTexts()
  return (
    <Text size={13} tone="soft">
      {source.kind === 'model' ? t('source.model', { provider: source.name }) : t('source.rules')}
    </Text>
  )
}

const Section = styled.section`
  outline: none;
`

/**
 * What is being written, and what can be done with it. One button begins, stops and begins anew, so that the keyboard stays where it is.
 * Screen readers are told of the beginning and the end, not of each word.
 */
export function WritingBox({
  writing,
  quota,
  label,
  begin,
  onBegin,
  onStop,
  onUseRules,
  actions,
  buttonRef,
  children,
}: {
  writing: Writing
  quota: AiQuota | undefined
  /** Names the group. */
  label: string
  /** Words of the button that begins. */
  begin: string
  onBegin: () => void
  onStop: () => void
  /** Writes by rules, which is offered where a model failed. */
  onUseRules: () => void
  /** What is done with a whole text; with one that broke off nothing is. */
  actions?: ReactNode
  buttonRef?: RefObject<HTMLButtonElement | null>
  /** Shows the text in another way, once it is whole. */
  children?: ReactNode
}) {
  const t = useAiTexts()
  const textId = useId()
  const { phase, text, source, error } = writing
  const isRunning = phase === 'starting' || phase === 'writing'
  const isSpent = !isRunning && quota?.remaining === 0
  const ownButton = useRef<HTMLButtonElement>(null)
  const button = buttonRef ?? ownButton
  const box = useFocusWhenSpent<HTMLElement>(isSpent, phase, button)
  const status = isRunning ? t('writing.working') : phase === 'done' ? t('writing.ready') : t('writing.stopped')
  return (
    <Section aria-label={label} tabIndex={-1} ref={box}>
      <Stack gap={12}>
        <Inline gap={12}>
          <Button
            variant="secondary"
            size="small"
            icon={isRunning ? Square : undefined}
            loading={phase === 'starting'}
            disabled={isSpent}
            // The second press of a double click does not stop what the first began.
            onClick={(event) => (isRunning ? event.detail < 2 && onStop() : onBegin())}
            ref={button}
          >
            {isRunning ? t('writing.stop') : phase === 'idle' ? begin : t('writing.again')}
          </Button>
          <Text as="span" size={13} tone="soft">
            <span role="status">{(isRunning || phase === 'done' || phase === 'stopped') && status}</span>
          </Text>
        </Inline>
        {phase === 'failed' && <Failure error={error} hasText={text !== ''} onUseRules={onUseRules} />}
        {(text !== '' || isRunning) && (
          <Box>
            <Stack gap={12}>
              <Body id={textId} aria-busy={isRunning} dir="auto">
                {phase === 'done' && children ? children : text}
              </Body>
              {source && <SourceText source={source} />}
            </Stack>
          </Box>
        )}
        {!isRunning && text !== '' && actions}
        {quota && <QuotaText quota={quota} />}
      </Stack>
    </Section>
  )
}

function Failure({ error, hasText, onUseRules }: { error: unknown; hasText: boolean; onUseRules: () => void }) {
  const t = useAiTexts()
  const toErrorText = useAiErrorText()
  const isOfModel = isApiError(error) && error.code === errorCode.aiUnavailable
  return (
    <Notice
      severity="error"
      live
      action={
        isOfModel && (
          <Button variant="secondary" size="small" onClick={onUseRules}>
            {t('consent.rules.text')}
          </Button>
        )
      }
    >
      {toErrorText(error)} {hasText && t('writing.kept')}
    </Notice>
  )
}
