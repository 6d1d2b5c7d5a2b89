import type { Offer } from '@jobspan/shared-kit/contracts/interviews/offers'
import { Button, Inline, LazyDialog, Notice, preloadOverlaysProps, Stack, Text } from '@jobspan/shared-kit/design'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { ReasonDialog } from '../../chat/reason-dialog.tsx'
import { useChatDateFormat } from '../../chat/use-chat-date-format.ts'
import { useErrorMessage } from '../../chat/use-error-message.ts'
import { useOwnTimeFormat } from '../../chat/use-own-time-format.ts'
import { writeToComposer } from '../../chat/write-to-composer.ts'
import { formFields } from '../../form-fields.ts'
import { OfferTerms } from './offer-terms.tsx'
import { useOfferAct } from './use-offer-act.ts'

type Contract = typeof import('@jobspan/shared-kit/contracts/interviews/offers')

/** As in the contract, whose code is not fetched for some words. */
const reasons: Contract['declineOfferReasons'] = ['other_offer', 'pay', 'start', 'place', 'role', 'personal', 'other']
const maxMessageLength: Contract['offerLimits']['reasonLength'] = 1000

const dayMs = 86_400_000

/** Until when it can be answered: the day, and how many are left. */
function Deadline({ expiresAt }: { expiresAt: string }) {
  const t = useTranslations('mf-chat')
  const moments = useChatDateFormat()
  const { moment } = useOwnTimeFormat()
  if (!moments) return null
  const count = Math.floor((Date.parse(expiresAt) - moments.now) / dayMs)
  const left = count > 0 ? t('offer.left', { count }) : t('offer.lastDay')
  return (
    <Text size={15} tone={count > 2 ? 'soft' : 'signal'}>
      {t('offer.answerBy', { date: moment(expiresAt), left })}
    </Text>
  )
}

type DialogProps = { offer: Offer; open: boolean; onClose: () => void; onDone: (text: string) => void }

/** Asks once more: nothing takes an acceptance back. */
function AcceptOfferDialog({ offer, open, onClose, onDone }: DialogProps) {
  const t = useTranslations('mf-chat')
  const toErrorMessage = useErrorMessage()
  const accept = useOfferAct<undefined>(
    ({ acceptOffer }, api) => api.call(acceptOffer, { params: { id: offer.id }, body: { is_confirmed: true } }),
    () => {
      // An open dialog would not let go of the focus.
      flushSync(onClose)
      onDone(t('offer.acceptDone'))
    },
  )
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={t('offer.acceptTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('offer.keep')}
          </Button>
          <Button loading={accept.isPending} onClick={() => accept.mutate(undefined)}>
            {t('offer.accept')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {accept.isError && (
          <Notice severity="error" live>
            {toErrorMessage(accept.error)}
          </Notice>
        )}
        <OfferTerms offer={offer} />
        <Text tone="soft">{t('offer.acceptBody', { name: offer.recruiter.name })}</Text>
      </Stack>
    </LazyDialog>
  )
}

function DeclineOfferDialog({ offer, open, onClose, onDone }: DialogProps) {
  const t = useTranslations('mf-chat')
  const toErrorMessage = useErrorMessage()
  const decline = useOfferAct<{ reason: (typeof reasons)[number]; message?: string }>(
    ({ declineOffer }, api, body) => api.call(declineOffer, { params: { id: offer.id }, body }),
    () => {
      // An open dialog would not let go of the focus.
      flushSync(onClose)
      onDone(t('offer.declineDone'))
    },
  )
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={t('offer.declineTitle')}
      reasons={reasons}
      name={offer.recruiter.name}
      maxLength={maxMessageLength}
      confirm={t('offer.declineConfirm')}
      isPending={decline.isPending}
      refusal={useFormRefusal()(decline.error, formFields.declineOffer, toErrorMessage)}
      onConfirm={decline.mutate}
    />
  )
}

type Props = {
  offer: Offer
  /** Where the composer of its chat is on the page. */
  canAsk: boolean
  onDone: (text: string) => void
}

/** Accepts an offer after a question, declines it with a reason, or asks about it in the chat. */
export function AnswerOffer({ offer, canAsk, onDone }: Props) {
  const t = useTranslations('mf-chat')
  const [dialog, setDialog] = useState<'accept' | 'decline'>()
  const dialogProps = { offer, onClose: () => setDialog(undefined), onDone }
  const asksIn = canAsk ? offer.chat_id : null
  const decline = (
    <Button variant="quiet" {...preloadOverlaysProps} onClick={() => setDialog('decline')}>
      {t('offer.decline')}
    </Button>
  )
  return (
    <Stack gap={12}>
      <Deadline expiresAt={offer.expires_at} />
      <Inline gap={8}>
        <Button {...preloadOverlaysProps} onClick={() => setDialog('accept')}>
          {t('offer.accept')}
        </Button>
        {!asksIn && decline}
      </Inline>
      {asksIn && (
        <Inline gap={8}>
          <Button
            variant="secondary"
            onClick={() => writeToComposer(asksIn, `${t('offer.question', { title: offer.title })} `)}
          >
            {t('offer.ask')}
          </Button>
          {decline}
        </Inline>
      )}
      <AcceptOfferDialog {...dialogProps} open={dialog === 'accept'} />
      <DeclineOfferDialog {...dialogProps} open={dialog === 'decline'} />
    </Stack>
  )
}
