import type { Offer, OfferState } from '@jobspan/shared-kit/contracts/interviews/offers'
import { type BadgeTone, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { FileSignature } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CardFrame } from '../../chat/card-frame.tsx'
import { useOwnTimeFormat } from '../../chat/use-own-time-format.ts'
import { AnswerOffer } from './answer-offer.tsx'
import { type OfferDialog, OfferDialogs } from './offer-dialogs.tsx'
import { OfferTerms } from './offer-terms.tsx'

const tones: Record<OfferState, BadgeTone> = {
  sent: 'signal',
  accepted: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
}

type Props = {
  offer: Offer
  /** Says whose offer it is, where the page around it does not. */
  isAlone?: boolean
  /** Where it leads on to, where the chat is not around it. */
  links?: ReactNode
}

/** An offer with what became of it. Its terms stay readable whatever became of it: they are what was agreed, or would have been. */
export function OfferPanel({ offer, isAlone = false, links }: Props) {
  const t = useTranslations('mf-chat')
  const { date } = useOwnTimeFormat()
  const [announcement, setAnnouncement] = useState('')
  const [dialog, setDialog] = useState<OfferDialog>()
  const head = useRef<HTMLDivElement>(null)
  const focusHead = () => head.current?.focus({ preventScroll: true })
  const close = () => {
    // An open dialog would not let go of the focus.
    flushSync(() => setDialog(undefined))
    // Where the offer was withdrawn meanwhile, the button that opened the dialog is gone.
    if (!offer.can_answer) focusHead()
  }
  const { state, answered_at: answeredAt, expires_at: expiresAt, recruiter, company } = offer
  const endings: Partial<Record<OfferState, string>> = {
    accepted: answeredAt ? t('offer.acceptedOn', { date: date(answeredAt) }) : '',
    declined: answeredAt ? t('offer.declinedOn', { date: date(answeredAt) }) : '',
    withdrawn: answeredAt ? t('offer.withdrawnOn', { date: date(answeredAt), name: recruiter.name }) : '',
    expired: t('offer.expiredOn', { date: date(expiresAt) }),
  }
  // For two minutes it is open, and cannot be answered.
  const isApplicationWithdrawn = state === 'sent' && !offer.can_answer
  const shownState = isApplicationWithdrawn ? 'withdrawn' : state
  const ending = isApplicationWithdrawn ? t('offer.applicationWithdrawn') : endings[state]
  const reason = offer.decline_reason && t('interview.reason', { reason: t(`answerReason.${offer.decline_reason}`) })
  return (
    <CardFrame
      icon={FileSignature}
      title={isAlone ? t('offer.from', { company: company.name }) : t('offer.heading')}
      badge={{ tone: tones[shownState], text: t(`offer.state.${shownState}`) }}
      announcement={announcement}
      headRef={head}
    >
      {ending && <Text size={15}>{ending}</Text>}
      {reason && (
        <Text size={15} tone="soft">
          {reason}
        </Text>
      )}
      {offer.message && (
        <Text size={15} tone="soft" direction="auto">
          {offer.message}
        </Text>
      )}
      <OfferTerms offer={offer} />
      {offer.can_answer && <AnswerOffer offer={offer} canAsk={!isAlone} onAsk={setDialog} />}
      <OfferDialogs
        offer={offer}
        dialog={dialog}
        onClose={close}
        onDone={(text) => {
          setAnnouncement(text)
          focusHead()
        }}
      />
      {links}
    </CardFrame>
  )
}
