import type { ReactNode } from 'react'

/** Calls `onIntent` when pointer, finger or focus enters its children, so that what they open is loaded before the click. */
export function PrefetchOnIntent({ onIntent, children }: { onIntent: () => void; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens; what it holds is the control.
    <div onPointerEnter={onIntent} onTouchStart={onIntent} onFocus={onIntent}>
      {children}
    </div>
  )
}
