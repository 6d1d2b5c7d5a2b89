import type { ReactNode } from 'react'

/** Calls `onWarm` when pointer, finger or focus comes near what it holds, so that what opens next is already here. */
export function PrefetchOnIntent({ onIntent, children }: { onIntent: () => void; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens; what it holds is the control.
    <div onPointerEnter={onIntent} onTouchStart={onIntent} onFocus={onIntent}>
      {children}
    </div>
  )
}
