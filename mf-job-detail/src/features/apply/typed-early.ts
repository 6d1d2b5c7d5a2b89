import type { ApplyForm } from './apply-form.ts'

export const formName = 'application'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isFilled = (control: Element): control is Control =>
  'value' in control &&
  'name' in control &&
  control.value !== '' &&
  !('type' in control && control.type === 'radio' && !('checked' in control && control.checked))

/** What stands in the server's form before a script watches it, by the fields' names. Empty on the server and in a new form. */
export const readTyped = (): Map<string, string> => {
  const form = typeof document === 'undefined' ? null : document.forms.namedItem(formName)
  return new Map([...(form?.elements ?? [])].filter(isFilled).map((control) => [control.name, control.value]))
}

/** Lays what was typed early over the draft: it is the newer of the two. */
export const withTyped = (form: ApplyForm, typed: Map<string, string>): ApplyForm => ({
  name: typed.get('name') ?? form.name,
  email: typed.get('email') ?? form.email,
  password: typed.get('password') ?? form.password,
  firstMessage: typed.get('firstMessage') ?? form.firstMessage,
  answers: Object.fromEntries(
    Object.entries(form.answers).map(([name, answer]) => [name, typed.get(`answers.${name}`) ?? answer]),
  ),
})
