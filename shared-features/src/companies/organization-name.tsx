import { Fragment } from 'react'
import { styled } from 'styled-components'

// Of the scripts that put no space between a name and its legal form.
const form =
  '(?:株式|有限|合[同資名])会社|[(（][株有同][)）]|(?:一般社団|医療|学校|社会福祉)法人|(?:集[团團])?(?:股份|责任|責任)?有限(?:责任|責任)?公司'
const legalForm = new RegExp(`^(${form})|(${form})$`)

/** A word is not torn apart while it fits a line of its own. */
const Name = styled.bdi`
  overflow-wrap: anywhere;
  word-break: keep-all;
`

/** The name of a company, in its own direction. Where it is longer than its line, 株式会社 and its like stand on a line of their own. */
export function OrganizationName({ name }: { name: string }) {
  return (
    <Name>
      {name
        .split(legalForm)
        .filter(Boolean)
        .map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change their order.
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
    </Name>
  )
}
