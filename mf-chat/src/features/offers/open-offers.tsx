import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { Heading, Stack, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMessaging } from '../../messaging-connection/messaging-provider.tsx'
import { OfferPanel } from './offer-panel.tsx'
import { offersKey, openOffersQuery } from './offer-queries.ts'
import { applyOffer } from './use-offer-act.ts'

/** Asks anew for the offers when the recruiter sends one; one that is taken back, or changed, shows it where it stands. */
const useOfferUpdates = () => {
  const { api, queryClient } = usePlatform()
  const { subscribe } = useMessaging()
  useEffect(
    () =>
      subscribe((event) => {
        if (event.type !== 'message' || event.message.kind !== 'offer') return
        const { offer } = event.message
        const shown = queryClient.getQueryData(openOffersQuery(api).queryKey)
        if (offer && shown?.some(({ id }) => id === offer.id)) applyOffer(queryClient, offer)
        else void queryClient.invalidateQueries({ queryKey: offersKey })
      }),
    [subscribe, api, queryClient],
  )
}

/** Offers that wait for an answer; nothing where none does, and until they are here. */
export function OpenOffers() {
  const t = useTranslations('mf-chat')
  const link = useInternalLink()
  const { api } = usePlatform()
  const query = useQuery(openOffersQuery(api))
  useOfferUpdates()
  const isWaiting = query.isPending && !query.isPaused
  if (isWaiting || query.data?.length === 0) return null
  return (
    <Stack as="section" gap={12} label={t('offers.title')}>
      <Heading level={2} size={18}>
        {t('offers.title')}
      </Heading>
      <QueryBoundary query={query} skeleton={null}>
        {(offers) => (
          <Stack as="ul" gap={12}>
            {offers.map((offer) => (
              <li key={offer.id}>
                <OfferPanel
                  offer={offer}
                  isAlone
                  links={
                    offer.chat_id !== null && (
                      <TextLink {...link(urls.chat(offer.chat_id))}>{t('interview.openChat')}</TextLink>
                    )
                  }
                />
              </li>
            ))}
          </Stack>
        )}
      </QueryBoundary>
    </Stack>
  )
}
