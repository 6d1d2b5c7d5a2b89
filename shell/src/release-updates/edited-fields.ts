/** What the visitor wrote into, ticked or chose from since the shell's script came, as far as it is still there. */
export const editedFields = new Set<EventTarget | null>()

const note = ({ target }: Event) => {
  for (const each of editedFields) if (!(each as Element).isConnected) editedFields.delete(each)
  editedFields.add(target)
}
for (const type of ['input', 'change']) addEventListener(type, note, true)
