import type { ReactNode } from 'react'
import { Tab as AriaTab, Tabs as AriaTabs, TabList, TabPanel } from 'react-aria-components'
import { styled } from 'styled-components'
import { color, fontSize, minTargetSize, motion } from '../tokens.ts'
import { AriaLocaleProvider } from './aria-locale-provider.tsx'

const Bar = styled(TabList)`
  display: flex;
  gap: 24px;
  border-block-end: 1px solid ${color.line};
  overflow-x: auto;
  scrollbar-width: none;
`
const One = styled(AriaTab)`
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  flex: none;
  min-block-size: ${minTargetSize};
  padding-inline: 2px;
  color: ${color.inkSoft};
  font-size: ${fontSize[15]};
  font-weight: 500;
  cursor: pointer;
  outline: none;
  transition: color ${motion.feedback};

  &[data-hovered] {
    color: ${color.ink};
  }

  &[data-selected] {
    color: ${color.accent};
  }

  &[data-selected]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 2px;
    background: ${color.accent};
  }

  &[data-focus-visible] {
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
    border-radius: 4px;
  }

  &[data-disabled] {
    color: ${color.inkFaint};
    cursor: not-allowed;
  }
`
const Count = styled.span`
  font-variant-numeric: tabular-nums;
  color: ${color.inkFaint};
`
const Panel = styled(TabPanel)`
  padding-block-start: 24px;

  &[data-focus-visible] {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
    border-radius: 4px;
  }
`

export type Tab = { id: string; label: string; count?: string; content: ReactNode; disabled?: boolean }

export type TabsProps = {
  label: string
  tabs: readonly Tab[]
  /** Give both to keep the tab in the URL; otherwise it keeps its own. */
  selected?: string
  onSelect?: (id: string) => void
}

/** Views of one thing, one at a time. Views with an address of their own are links, not tabs. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  return (
    <AriaLocaleProvider>
      <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect?.(String(key))}>
        <Bar aria-label={label}>
          {tabs.map((tab) => (
            <One key={tab.id} id={tab.id} isDisabled={tab.disabled}>
              {tab.label}
              {tab.count !== undefined && <Count>{tab.count}</Count>}
            </One>
          ))}
        </Bar>
        {tabs.map((tab) => (
          <Panel key={tab.id} id={tab.id}>
            {tab.content}
          </Panel>
        ))}
      </AriaTabs>
    </AriaLocaleProvider>
  )
}
