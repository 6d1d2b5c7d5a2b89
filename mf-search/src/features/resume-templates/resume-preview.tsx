import type { ResumeTemplateKey } from '@jobspan/shared-kit/contracts/profile/resume-templates'
import { color } from '@jobspan/shared-kit/design'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Sheet = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
  fill: none;
  stroke: ${color.inkFaint};
  stroke-width: 2.5;
  stroke-linecap: round;

  &:dir(rtl) {
    scale: -1 1;
  }
`
const Paper = styled.rect`
  fill: ${color.surface};
  stroke: ${color.lineStrong};
  stroke-width: 1;
`
const Name = styled.path`
  stroke: ${color.ink};
  stroke-width: 6;
`
const Accent = styled.path`
  stroke: ${color.accent};
`
const Rule = styled.path`
  stroke: ${color.lineStrong};
  stroke-width: 1;
`

/** Where the text of each template stands, on a sheet of A4 as 120 by 170. */
const layouts: Record<ResumeTemplateKey, ReactNode> = {
  /** Name in the middle, then even parts under fine rules. */
  classic: (
    <>
      <Name d="M42 20h36" />
      <path d="M36 31h48" />
      <Accent d="M16 46h22M16 82h26M16 130h18" />
      <Rule d="M14 51h92M14 87h92M14 135h92" />
      <path d="M16 59h84M16 67h66M16 95h30M92 95h10M20 103h66M20 111h74M20 119h50M16 143h56M16 151h42" />
    </>
  ),
  /** Name at the start; results first, then a long career. */
  experienced: (
    <>
      <Name d="M18 20h46" />
      <path d="M16 31h30" />
      <Accent d="M14 40h92M14 74h92" strokeWidth="1.5" />
      <Accent d="M16 47h26M16 81h22" />
      <path d="M20 55h72M20 63h60M16 89h34M90 89h12M20 97h70M20 105h62M16 115h28M90 115h12M20 123h66M20 131h52M16 141h32M90 141h12M20 149h58M20 157h44" />
    </>
  ),
  /** School and projects first; skills as a row of their own. */
  graduate: (
    <>
      <Name d="M18 20h34" />
      <path d="M16 31h42" />
      <Accent d="M16 46h20M16 78h28M16 110h24M16 138h18" />
      <Rule d="M14 51h92M14 83h92M14 115h92M14 143h92" />
      <path d="M16 59h40M92 59h10M20 67h64M16 91h36M92 91h10M20 99h70M20 123h58" />
      <Accent d="M16 152h16M42 152h22M74 152h14" strokeWidth="5" />
    </>
  ),
}

/** What a template looks like, drawn small in two inks; beside its name, so hidden from screen readers. */
export const ResumePreview = ({ template }: { template: ResumeTemplateKey }) => (
  <Sheet viewBox="0 0 120 170" aria-hidden focusable={false}>
    <Paper x="0.5" y="0.5" width="119" height="169" rx="4" />
    {layouts[template]}
  </Sheet>
)
