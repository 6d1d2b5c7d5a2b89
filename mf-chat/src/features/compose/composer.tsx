import { toCleanText } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { Button, color, font, fontSize, media, radius, space, Text, visuallyHidden } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { offerComposer } from '../../chat/write-to-composer.ts'
import { useMessaging } from '../../messaging-connection/messaging-provider.tsx'
import { joinDrafts, useDraft } from './use-draft.ts'

const Footer = styled.div`
  padding-block: ${space[8]} calc(${space[8]} + env(safe-area-inset-bottom));
  padding-inline: var(--gutter);
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};

  /* It stands at the foot of the screen: the page need not make the room below it that it makes for other fields. */
  & :is(textarea, button) {
    scroll-margin-block: -24px;
  }

  ${media.wide} {
    padding-block: ${space[12]} calc(${space[12]} + env(safe-area-inset-bottom));
    padding-inline: ${space[24]};
  }
`
const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[8]};
`
const Label = styled.label`
  ${visuallyHidden}
`
const Area = styled.textarea`
  display: block;
  inline-size: 100%;
  min-block-size: 44px;
  max-block-size: min(12lh, 40vh);
  padding-block: 9px;
  padding-inline: 14px;
  border: 1px solid ${color.lineControl};
  border-radius: ${radius.control};
  background: ${color.surface};
  font-size: ${fontSize[16]};
  line-height: ${font.leadingTight};
  resize: none;
  field-sizing: content;

  &::placeholder {
    color: ${color.inkFaint};
    opacity: 1;
  }

  &[aria-invalid] {
    border-color: ${color.danger};
  }

  &:focus-visible {
    outline-offset: -1px;
    border-color: transparent;
  }
`
const Count = styled.div`
  padding-block-start: ${space[4]};
`

/** As in the contract, whose code is not fetched for one number. */
const messageLength: typeof import('@jobspan/shared-kit/contracts/chats/chats').maxMessageLength = 2000
/** So many characters before the end, the count appears. */
const counterThreshold = 200
/** The member's writing is told at most so often, in milliseconds. */
const typingThrottleMs = 3000
const maxRows = 6

/** The Enter of an input method ends a word, not the message; some browsers tell only by the old code. */
const isComposing = ({ nativeEvent }: KeyboardEvent) => nativeEvent.isComposing || nativeEvent.keyCode === 229
/** On-screen keyboards have no Shift for a line break. */
const hasKeyboard = () => !window.matchMedia('(pointer: coarse)').matches

/** What is being written, what was refused of it, and how it is sent. */
const useComposition = (chatId: number, onSend: (text: string) => void) => {
  const { sendEvent } = useMessaging()
  const [text, setText] = useDraft(chatId)
  const [refusal, setRefusal] = useState<string>()
  const area = useRef<HTMLTextAreaElement>(null)
  const lastTypingSentAt = useRef(0)
  const words = toCleanText(text)
  const left = messageLength - words.length
  const send = () => {
    area.current?.focus({ preventScroll: true })
    if (words === '' || left < 0) return
    onSend(words)
    setText('')
    setRefusal(undefined)
    lastTypingSentAt.current = 0
  }
  const write = (next: string) => {
    setText(next)
    setRefusal(undefined)
    const now = Date.now()
    if (toCleanText(next) === '' || now - lastTypingSentAt.current < typingThrottleMs) return
    lastTypingSentAt.current = now
    sendEvent({ type: 'typing', chat_id: chatId })
  }
  const begin = useEffectEvent((words: string, reason?: string) => {
    if (reason === undefined) {
      write(text.startsWith(words) ? text : words + text)
      area.current?.focus()
    } else {
      // Of several that come back, the first stays the first.
      setText(refusal === undefined ? joinDrafts(words, text) : joinDrafts(text, words))
      setRefusal(reason)
    }
  })
  useEffect(() => offerComposer(chatId, (words, reason) => begin(words, reason)), [chatId])
  return { area, text, left, refusal, write, send }
}

type Props = {
  chatId: number
  name: string
  onSend: (text: string) => void
  /** What else can be sent, before the field. */
  tools?: ReactNode
}

/** Where a message is written. Enter sends and Shift with Enter breaks the line; on phones Enter breaks it. */
export function Composer({ chatId, name, onSend, tools }: Props) {
  const t = useTranslations('mf-chat')
  const format = useFormat()
  const { area, text, left, refusal, write, send } = useComposition(chatId, onSend)
  const id = useId()
  return (
    <Footer>
      <Row>
        <div>{tools}</div>
        <div>
          <Label htmlFor={id}>{t('compose.label', { name })}</Label>
          <Area
            id={id}
            ref={area}
            dir="auto"
            // Browsers that do not size it by its content size it by its lines.
            rows={Math.min(maxRows, text.split('\n').length)}
            value={text}
            placeholder={t('compose.placeholder')}
            aria-describedby={`${id}-note`}
            aria-invalid={left < 0 || refusal !== undefined || undefined}
            onChange={({ target }) => write(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || isComposing(event) || !hasKeyboard()) return
              event.preventDefault()
              send()
            }}
          />
        </div>
        <Button icon={SendHorizontal} directionalIcon onClick={send}>
          {t('compose.send')}
        </Button>
      </Row>
      <div id={`${id}-note`} aria-live="polite">
        {refusal !== undefined && (
          <Count>
            <Text as="span" size={13} tone="danger">
              {refusal}
            </Text>
          </Count>
        )}
        {left <= counterThreshold && (
          <Count>
            <Text as="span" size={13} tone={left < 0 ? 'danger' : 'soft'} numeric>
              {left < 0
                ? t('compose.tooLong', { count: -left, over: format.count(-left) })
                : t('compose.left', { count: left, left: format.count(left) })}
            </Text>
          </Count>
        )}
      </div>
    </Footer>
  )
}
