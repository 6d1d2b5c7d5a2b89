import { Button, color, Icon, Inline, radius, Stack, space, Text } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { declineOffer } from './declined-offer.ts'
import { PushOfferAnswer } from './push-offer-answer.tsx'
import { replyPushQuery } from './reply-push-query.ts'
import { usePush } from './use-push.ts'
import { usePushTexts } from './use-push-texts.ts'

/** Takes the focus from the button that goes with the question, so that the next Tab continues here. */
const Place = styled.section`
  outline: none;
`
const Box = styled.div`
  display: flex;
  gap: ${space[12]};
  padding: ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`
const Mark = styled.span`
  display: inline-flex;
  flex: none;
  padding-block-start: 2px;
  color: ${color.accent};
`

function Question({ push, onDecline }: { push: ReturnType<typeof usePush>; onDecline: () => void }) {
  const t = usePushTexts()
  return (
    <Stack gap={12}>
      <Stack gap={4}>
        <Text weight="semibold">{t('offer.title')}</Text>
        <Text size={15} tone="soft">
          {t('offer.body')}
        </Text>
      </Stack>
      {push.problem && (
        <span role="alert">
          <Text as="span" size={15} tone="danger">
            {push.problem}
          </Text>
        </span>
      )}
      <Inline gap={8}>
        <Button variant="secondary" size="small" loading={push.isPending} onClick={push.turnOn}>
          {t('offer.turnOn')}
        </Button>
        <Button variant="quiet" size="small" onClick={onDecline}>
          {t('offer.notNow')}
        </Button>
      </Inline>
    </Stack>
  )
}

function Framed({ children }: { children: ReactNode }) {
  return (
    <Box>
      <Mark>
        <Icon glyph={BellRing} />
      </Mark>
      {children}
    </Box>
  )
}

/**
 * The question, then in its place what came of it. Nothing where this browser has nothing to be turned on, where the member wants no push of replies,
 * and once the member said *Not now*.
 */
export function PushOfferCard() {
  const t = usePushTexts()
  const { api } = usePlatform()
  const push = usePush()
  const place = useRef<HTMLElement>(null)
  const [isDeclined, setDeclined] = useState(false)
  const [wasAsked, setWasAsked] = useState(false)
  const kind = push.query.data?.kind
  const { data: wantsReplies } = useQuery({ ...replyPushQuery(api), enabled: kind === 'off' })
  if (kind === 'off' && wantsReplies && !wasAsked) setWasAsked(true)
  const answer = kind === 'on' ? 'on' : push.isRefused ? 'refused' : undefined
  useEffect(() => {
    if (answer === undefined) return
    if (answer === 'refused') declineOffer()
    // Who has gone on to something else stays there.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [answer])
  const decline = () => {
    declineOffer()
    setDeclined(true)
  }
  if (!wasAsked || (answer === undefined && kind !== 'off')) return null
  // The browser's own question may be answered later still, and then they are on.
  if (isDeclined && answer !== 'on') return null
  return (
    <Place ref={place} tabIndex={-1} aria-label={t('offer.title')}>
      {answer === undefined && (
        <Framed>
          <Question push={push} onDecline={decline} />
        </Framed>
      )}
      <div role="status">{answer && <PushOfferAnswer answer={answer} />}</div>
    </Place>
  )
}
