import { SkeletonBlock } from '@jobspan/shared-kit/design'
import type { ComponentType } from 'react'
import { lazyComponent } from './lazy-component.tsx'
import type { MessageCardProps } from './message-card.ts'

type CardComponent = ComponentType<MessageCardProps>

const starts: (() => Promise<unknown>)[] = []

/** Fetches the code of all cards, for whoever renders without waiting. */
export const loadCards = (): Promise<unknown> => Promise.all(starts.map((start) => start()))

/** A card whose code is loaded when a conversation shows the first of its kind. The server fetches it as it starts. */
export const lazyCard = (load: () => Promise<CardComponent>): CardComponent => {
  const card = lazyComponent(load, <SkeletonBlock width="16rem" height="5rem" />)
  starts.push(card.load)
  if (typeof document === 'undefined') card.preload()
  return card
}
