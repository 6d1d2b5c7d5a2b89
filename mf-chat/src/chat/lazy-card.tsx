import { ErrorState, SkeletonBlock } from '@jobspan/shared-kit/design'
import { createLazyModule } from '@jobspan/shared-kit/hooks/create-lazy-module'
import { type ComponentType, Suspense, useState, useTransition } from 'react'
import type { MessageCardProps } from './message-card.ts'

type CardComponent = ComponentType<MessageCardProps>
type CardModule = ReturnType<typeof createLazyModule<CardComponent | undefined>>

const starts: (() => Promise<unknown>)[] = []

/** Fetches the code of all cards, for whoever renders without waiting. */
export const loadCards = (): Promise<unknown> => Promise.all(starts.map((start) => start()))

/** The card, once its code is here; without a connection it can be asked for once more. */
function LoadedCard({ card, ...props }: MessageCardProps & { card: CardModule }) {
  const Card = card.useModule()
  const [, setTries] = useState(0)
  const [isTrying, startTransition] = useTransition()
  if (Card) return <Card {...props} />
  const retry = () => {
    card.forget()
    startTransition(() => setTries((tries) => tries + 1))
  }
  return <ErrorState compact onRetry={retry} retrying={isTrying} />
}

/** A card whose code is loaded when a conversation shows the first of its kind. The server fetches it as it starts. */
export const lazyCard = (load: () => Promise<CardComponent>): CardComponent => {
  const card = createLazyModule(() => load().catch(() => undefined))
  starts.push(card.load)
  if (typeof document === 'undefined') card.preload()
  return (props) => (
    <Suspense fallback={<SkeletonBlock width="16rem" height="5rem" />}>
      <LoadedCard card={card} {...props} />
    </Suspense>
  )
}
