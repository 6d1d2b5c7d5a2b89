import { styled } from 'styled-components'
import { color } from './tokens.ts'

const Wash = styled.g`
  fill: ${color.accentWash};
  stroke: none;
`
const Second = styled.g`
  stroke: ${color.accent};
`

/** Our own drawings, in two inks that follow the theme. */
export const drawings = {
  /** A lens over a page whose lines are blank. */
  noResults: (
    <>
      <Wash>
        <circle cx="92" cy="58" r="38" />
      </Wash>
      <path d="M30 20h52a4 4 0 0 1 4 4v10M30 20a4 4 0 0 0-4 4v68a4 4 0 0 0 4 4h42" />
      <path d="M38 38h24M38 52h16M38 66h12M38 80h18" />
      <Second>
        <circle cx="92" cy="58" r="24" />
        <path d="m110 75 20 20" strokeWidth="5" />
        <path d="M80 52a14 14 0 0 1 10-8" />
      </Second>
    </>
  ),
  /** A plug pulled from its socket. */
  offline: (
    <>
      <Wash>
        <circle cx="80" cy="56" r="40" />
      </Wash>
      <path d="M10 64c14 0 16-8 30-8h8" />
      <path d="M48 44h14a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H48a4 4 0 0 1-4-4V48a4 4 0 0 1 4-4ZM66 51h9M66 61h9" />
      <Second>
        <path d="M112 44H98a4 4 0 0 0-4 4v16a4 4 0 0 0 4 4h14a4 4 0 0 0 4-4V48a4 4 0 0 0-4-4Z" />
        <path d="M116 56h8c14 0 14 8 28 8M80 30v-8M90 34l5-7M70 34l-5-7" />
      </Second>
    </>
  ),
  /** A cup that fell over. */
  error: (
    <>
      <Wash>
        <ellipse cx="92" cy="88" rx="48" ry="10" />
      </Wash>
      <path d="M44 34 84 46 72 88 32 76Z" />
      <path d="M36 62c-12 0-18-8-15-18s12-12 20-6" />
      <path d="M18 98h126" />
      <Second>
        <path d="M84 62c14 4 12 18 30 18 10 0 14 8 26 8H78" />
        <path d="M112 56c4 6 5 8 5 11a5 5 0 0 1-10 0c0-3 1-5 5-11Z" />
      </Second>
    </>
  ),
  /** A signpost with one blank arm. */
  missing: (
    <>
      <Wash>
        <circle cx="80" cy="50" r="40" />
      </Wash>
      <path d="M80 14v90M62 104h36" />
      <path d="M80 22h40l12 11-12 11H80" />
      <Second>
        <path d="M80 54H42L30 65l12 11h38" />
        <path d="M52 65h16" strokeDasharray="1 7" />
      </Second>
      <path d="M92 33h22" />
    </>
  ),
  /** A shop that is closed. */
  closed: (
    <>
      <Wash>
        <path d="M50 12h60v88H50z" />
      </Wash>
      <path d="M50 100V16a4 4 0 0 1 4-4h52a4 4 0 0 1 4 4v84M34 100h92" />
      <path d="M100 58v8" />
      <Second>
        <path d="m80 26-14 14M80 26l14 14" />
        <path d="M62 40h36a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H62a3 3 0 0 1-3-3V43a3 3 0 0 1 3-3Z" />
        <path d="M68 51h24" />
      </Second>
    </>
  ),
} as const
