import type { Offer } from '@jobspan/shared-kit/contracts/interviews/offers'
import { Button, LazyDialog, Notice, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { ReasonDialog } from '../../chat/reason-dialog.tsx'
import { useErrorMessage } from '../../chat/use-error-message.ts'
import { formFields } from '../../form-fields.ts'
import { OfferTerms } from './offer-terms.tsx'
import { useOfferAct } from './use-offer-act.ts'

type Contract = typeof import('@jobspan/shared-kit/contracts/interviews/offers')

/** As in the contract, whose code is not fetched for some words. */
const reasons: Contract['declineOfferReasons'] = ['other_offer', 'pay', 'start', 'place', 'role', 'personal', 'other']
const maxMessageLength: Contract['offerLimits']['reasonLength'] = 1000

type DialogProps = { offer: Offer; open: boolean; onClose: () => void; onDone: (text: string) => void }

/** Asks once more: nothing takes an acceptance back. */
function AcceptOfferDialog({ offer, open, onClose, onDone }: DialogProps) {
  const t = useTranslations('mf-chat')
  const toErrorMessage = useErrorMessage()
  const accept = useOfferAct<undefined>(
    ({ acceptOffer }, api) => api.call(acceptOffer, { params: { id: offer.id }, body: { is_confirmed: true } }),
    () => {
      onClose()
      onDone(t('offer.acceptDone'))
    },
  )
  const close = () => {
    accept.reset()
    onClose()
  }
  return (
    <LazyDialog
      open={open}
      onClose={close}
      role="alertdialog"
      title={t('offer.acceptTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
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
  const decline = useOfferAct<{ reason: (typeof reasons)[number]; message?: string }>(
    ({ declineOffer }, api, body) => api.call(declineOffer, { params: { id: offer.id }, body }),
    () => {
      onClose()
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
      act={decline}
      fields={formFields.declineOffer}
    />
  )
}

export type OfferDialog = 'accept' | 'decline'

/** What asks before an offer is answered. It stays where the offer was withdrawn meanwhile, to say so. */
export function OfferDialogs({ dialog, ...props }: Omit<DialogProps, 'open'> & { dialog: OfferDialog | undefined }) {
  return (
    <>
      <AcceptOfferDialog {...props} open={dialog === 'accept'} />
      <DeclineOfferDialog {...props} open={dialog === 'decline'} />
    </>
  )
}
