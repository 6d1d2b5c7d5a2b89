import type { ReactNode } from 'react'

/** Calls `onWarm` when pointer, finger or focus comes near what it holds, so that what opens next is already here. */
export function Warm({ onWarm, children }: { onWarm: () => void; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens; what it holds is the control.
    <div onPointerEnter={onWarm} onTouchStart={onWarm} onFocus={onWarm}>
      {children}
    </div>
  )
}
