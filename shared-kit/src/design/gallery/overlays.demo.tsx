import { Building2, Ellipsis, Flag as FlagGlyph, Search, Share2, SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { CheckboxGroup } from '../checkbox.tsx'
import { Grid, Inline, Stack } from '../layout.tsx'
import { LazyCombobox } from '../lazy-combobox.tsx'
import { LazyDialog, LazyDrawer, LazyMenu, LazyPopover, useOverlays, warmOverlays } from '../lazy-overlay.tsx'
import { Text } from '../text.tsx'
import type { Sample } from './samples.ts'
import { Section } from './section.tsx'

type Shown = 'none' | 'narrow' | 'wide' | 'drawer' | 'popover' | 'menu'

export function OverlaysDemo({ sample }: { sample: Sample }) {
  const [shown, setShown] = useState<Shown>('none')
  const [picked, setPicked] = useState<string[]>([])
  const [choice, setChoice] = useState<string | null>(null)
  const [words, setWords] = useState('')
  const pill = useRef<HTMLButtonElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const overlays = useOverlays(true)
  const close = () => setShown('none')
  const options = sample.options.map((label, index) => ({ value: String(index), label }))
  const footer = (
    <>
      <Button variant="secondary" onClick={close}>
        {sample.save}
      </Button>
      <Button onClick={close}>{sample.apply}</Button>
    </>
  )
  const groups = [
    { id: 'titles', title: sample.job, items: sample.facts.map((label) => ({ id: label, label, icon: Search })) },
    {
      id: 'companies',
      title: sample.place,
      items: [{ id: 'c', label: sample.company, detail: sample.place, icon: Building2 }],
    },
  ]
  return (
    <Section title="Opened on first use">
      <Inline gap={12}>
        {(['narrow', 'wide', 'drawer'] as const).map((kind) => (
          <Button key={kind} variant="secondary" hasPopup="dialog" onClick={() => setShown(kind)} {...warmOverlays}>
            {kind}
          </Button>
        ))}
        <Button
          ref={pill}
          variant="secondary"
          icon={SlidersHorizontal}
          hasPopup="dialog"
          expanded={shown === 'popover'}
          onClick={() => setShown('popover')}
          {...warmOverlays}
        >
          {sample.arrangement}
        </Button>
        <Button
          ref={more}
          variant="secondary"
          icon={Ellipsis}
          hasPopup="menu"
          expanded={shown === 'menu'}
          onClick={() => setShown('menu')}
          {...warmOverlays}
        >
          Menu
        </Button>
      </Inline>
      <Grid columns={2} gap={24}>
        <LazyCombobox
          label={sample.search}
          icon={Search}
          value={words}
          onChange={setWords}
          onSubmit={close}
          groups={words === 'none' ? [] : groups}
          loading={words.endsWith('…')}
          emptyText={sample.empty}
          placeholder={sample.job}
        />
        {overlays && (
          <overlays.Select
            label={sample.arrangement}
            options={options}
            value={choice}
            onChange={setChoice}
            hint={sample.hint}
          />
        )}
      </Grid>
      {overlays && (
        <overlays.Tabs
          label={sample.title}
          tabs={sample.options.map((label, index) => ({
            id: String(index),
            label,
            count: String(12 - index * 5),
            content: <Text>{sample.lead}</Text>,
          }))}
        />
      )}
      <LazyDialog
        open={shown === 'narrow' || shown === 'wide'}
        width={shown === 'wide' ? 'wide' : 'narrow'}
        onClose={close}
        title={sample.apply}
        footer={footer}
      >
        <Stack>
          <Text>{sample.lead}</Text>
          <CheckboxGroup label={sample.arrangement} options={options} value={picked} onChange={setPicked} />
        </Stack>
      </LazyDialog>
      <LazyDrawer open={shown === 'drawer'} onClose={close} title={sample.arrangement} footer={footer}>
        <CheckboxGroup labelHidden label={sample.arrangement} options={options} value={picked} onChange={setPicked} />
      </LazyDrawer>
      <LazyPopover open={shown === 'popover'} onClose={close} anchor={pill} label={sample.arrangement} footer={footer}>
        <CheckboxGroup labelHidden label={sample.arrangement} options={options} value={picked} onChange={setPicked} />
      </LazyPopover>
      <LazyMenu
        open={shown === 'menu'}
        onClose={close}
        anchor={more}
        label="Menu"
        onAction={close}
        items={[
          { id: 'share', label: sample.save, icon: Share2 },
          { id: 'report', label: sample.quiet, icon: FlagGlyph, danger: true },
        ]}
      />
    </Section>
  )
}
