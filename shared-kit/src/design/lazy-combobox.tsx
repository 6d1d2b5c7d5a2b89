import type { ComboboxProps } from '@jobspan/shared-kit/design/overlays'
import { useLayoutEffect, useRef, useState } from 'react'
import { preloadOverlays, useOverlays } from './lazy-overlay.tsx'
import { TextField } from './text-field.tsx'

type Cursor = { start: number | null; end: number | null }

/**
 * `Combobox` that is a plain text field until its code is here: rendered on the server, usable without script, and swapped once the
 * visitor comes near it. Focus, text and cursor survive the swap, which waits while an input method is composing.
 */
export function LazyCombobox(props: ComboboxProps) {
  const [near, setNear] = useState(false)
  const [composing, setComposing] = useState(false)
  const overlays = useOverlays(near)
  const [Ready, setReady] = useState<{ Combobox: NonNullable<typeof overlays>['Combobox'] }>()
  const plain = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const rich = useRef<HTMLInputElement>(null)
  const cursor = useRef<Cursor | null>(null)

  useLayoutEffect(() => {
    if (!overlays || composing || Ready) return
    const field = plain.current
    cursor.current =
      field && document.activeElement === field ? { start: field.selectionStart, end: field.selectionEnd } : null
    setReady({ Combobox: overlays.Combobox })
  }, [overlays, composing, Ready])

  useLayoutEffect(() => {
    const field = rich.current
    if (!Ready || !field || !cursor.current) return
    field.focus()
    field.setSelectionRange(cursor.current.start, cursor.current.end)
    cursor.current = null
  }, [Ready])

  if (Ready) return <Ready.Combobox {...props} ref={rich} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the visitor coming near the field inside.
    <div
      onPointerEnter={preloadOverlays}
      onFocus={() => setNear(true)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
    >
      <TextField
        label={props.label}
        labelHidden={props.labelHidden}
        hint={props.hint}
        error={props.error}
        optional={props.optional}
        id={props.id}
        name={props.name}
        value={props.value}
        placeholder={props.placeholder}
        icon={props.icon}
        enterKeyHint={props.enterKeyHint}
        autoComplete="off"
        onFocus={props.onFocus}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !props.onSubmit) return
          event.preventDefault()
          props.onSubmit()
        }}
        ref={plain}
      />
    </div>
  )
}
