import type { Offer } from '@jobspan/shared-kit/contracts/interviews/offers'
import { Button, Inline, preloadOverlaysProps, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useChatDateFormat } from '../../chat/use-chat-date-format.ts'
import { useOwnTimeFormat } from '../../chat/use-own-time-format.ts'
import { writeToComposer } from '../../chat/write-to-composer.ts'
import type { OfferDialog } from './offer-dialogs.tsx'

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

type Props = {
  offer: Offer
  /** Where the composer of its chat is on the page. */
  canAsk: boolean
  onAsk: (dialog: OfferDialog) => void
}

/** Until when an offer can be answered, and the buttons that accept it, decline it, or ask about it in the chat. */
export function AnswerOffer({ offer, canAsk, onAsk }: Props) {
  const t = useTranslations('mf-chat')
  const asksIn = canAsk ? offer.chat_id : null
  const decline = (
    <Button variant="quiet" {...preloadOverlaysProps} onClick={() => onAsk('decline')}>
      {t('offer.decline')}
    </Button>
  )
  return (
    <Stack gap={12}>
      <Deadline expiresAt={offer.expires_at} />
      <Inline gap={8}>
        <Button {...preloadOverlaysProps} onClick={() => onAsk('accept')}>
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
    </Stack>
  )
}
