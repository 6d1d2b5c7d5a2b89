import { Ban, Building2, Ellipsis, Flag as FlagGlyph, Search, Share2, SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { CheckboxGroup } from '../checkbox.tsx'
import { Grid, Inline, Stack } from '../layout.tsx'
import { LazyCombobox } from '../lazy-combobox.tsx'
import { LazyDialog, LazyDrawer, LazyMenu, LazyPopover, preloadOverlaysProps, useOverlays } from '../lazy-overlay.tsx'
import { Text } from '../text.tsx'
import type { Sample } from './sample-of.ts'
import { Section } from './section.tsx'

type Shown = 'none' | 'narrow' | 'wide' | 'firm' | 'drawer' | 'popover' | 'menu'

export function OverlaysDemo({ sample }: { sample: Sample }) {
  const [shown, setShown] = useState<Shown>('none')
  const [picked, setPicked] = useState<string[]>([])
  const [choice, setChoice] = useState<string | null>(null)
  const [words, setWords] = useState('')
  const [wrongWords, setWrongWords] = useState(sample.quiet)
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
        {(['narrow', 'wide', 'firm', 'drawer'] as const).map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            hasPopup="dialog"
            onClick={() => setShown(kind)}
            {...preloadOverlaysProps}
          >
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
          {...preloadOverlaysProps}
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
          {...preloadOverlaysProps}
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
        <LazyCombobox
          label={sample.search}
          value={wrongWords}
          onChange={setWrongWords}
          groups={groups}
          hint={sample.hint}
          error={sample.choose}
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
        {overlays && (
          <>
            <overlays.Select
              label={sample.place}
              options={options}
              value={null}
              onChange={setChoice}
              error={sample.choose}
            />
            <overlays.Select
              label={sample.place}
              options={options}
              value={null}
              onChange={setChoice}
              placeholder={sample.options[0]}
            />
            <overlays.Select label={sample.place} options={options} value="1" onChange={setChoice} disabled />
            <overlays.Combobox
              label={sample.search}
              value={words}
              onChange={setWords}
              groups={groups}
              loading
              placeholder={sample.job}
            />
          </>
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
            disabled: index === 2,
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
      <LazyDialog
        open={shown === 'firm'}
        onClose={close}
        title={sample.empty}
        footer={footer}
        dismissable={false}
        role="alertdialog"
      >
        <Text>{sample.emptyBody}</Text>
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
          { id: 'place', label: sample.search, icon: Search, href: '#top' },
          { id: 'never', label: sample.apply, icon: Ban, disabled: true },
          { id: 'report', label: sample.quiet, icon: FlagGlyph, danger: true },
        ]}
      />
    </Section>
  )
}
