import { media } from '@jobspan/shared-kit/design'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Problem, SingpassBrandButton } from './singpass-brand-button.tsx'
import { useSingpass } from './use-singpass.ts'

const Frame = styled.div<{ $fillsFooter: boolean }>`
  display: grid;
  justify-items: start;
  ${({ $fillsFooter }) =>
    $fillsFooter &&
    `
    flex: 1 1 auto;
    justify-items: stretch;

    ${media.tablet} {
      flex: none;
    }
  `}
`
/** As wide as the button, however long it is. */
const Note = styled.div`
  inline-size: 0;
  min-inline-size: 100%;
  margin-block-start: 8px;
`

/** The identity button, with what is wrong below it. `fillsFooter`: in the footer of a dialog, where buttons are as wide as a phone. */
export function SingpassButton({ fillsFooter = false }: { fillsFooter?: boolean }) {
  const singpass = useSingpass()
  const problemId = useId()
  return (
    <Frame $fillsFooter={fillsFooter}>
      <SingpassBrandButton singpass={singpass} problemId={problemId} />
      {singpass.problem && (
        <Note>
          <Problem id={problemId}>{singpass.problem}</Problem>
        </Note>
      )}
    </Frame>
  )
}
