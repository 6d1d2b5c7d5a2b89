import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Box = styled.span`
  font-family: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace;
  font-size: 0.92em;
  overflow-wrap: anywhere;
`

/** What a machine named: build ids, commits, addresses, hashes. */
export function Monospace({ children }: { children: ReactNode }) {
  return <Box>{children}</Box>
}

/** Enough of a build id to tell it from its neighbours. */
export const shortBuild = (build: string): string => (build.length > 9 ? build.slice(0, 7) : build)
