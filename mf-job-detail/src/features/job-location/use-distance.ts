import { useState } from 'react'
import type { Point } from './distance.ts'

type State = { step: 'unasked' | 'asking' | 'refused' } | { step: 'known'; metres: number }

/** How far the place is from the visitor. The position is asked for only on request and never leaves the browser. */
export const useDistance = (to: Point) => {
  const [state, setState] = useState<State>({ step: 'unasked' })
  const ask = () => {
    if (!('geolocation' in navigator)) return setState({ step: 'refused' })
    setState({ step: 'asking' })
    const refuse = () => setState({ step: 'refused' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        import('./distance.ts').then(
          ({ calculateDistanceMeters }) => setState({ step: 'known', metres: calculateDistanceMeters(coords, to) }),
          refuse,
        )
      },
      refuse,
      { maximumAge: 600_000, timeout: 10_000 },
    )
  }
  return { state, ask }
}
