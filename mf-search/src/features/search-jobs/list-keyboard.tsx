import type { RefObject } from 'react'
import { useListKeyboardNavigation } from './use-list-keyboard-navigation.ts'

export type ListKeyboardProps = { listRef: RefObject<HTMLElement | null>; onMove: (id: number) => void }

/** Shows nothing: in the place of the job beside the list, whose file could not be had, it lets the arrow keys walk the list. */
export const ListKeyboard = ({ listRef, onMove }: ListKeyboardProps) => {
  useListKeyboardNavigation(listRef, onMove)
  return null
}
