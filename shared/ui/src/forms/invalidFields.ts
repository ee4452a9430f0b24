export interface InvalidField {
  /** Id of the element that shows the error. */
  id: string
  /** The field's label, or the error text if no field refers to it. */
  label: string
  focus: () => void
}

const FOCUSABLE = 'input:not([hidden], [type=hidden]), select, textarea, button'

/** Returns the fields of a form that show an error, in document order. */
export function invalidFields(form: HTMLFormElement): InvalidField[] {
  return [...form.querySelectorAll<HTMLElement>('[data-field-error]')].map((error) => {
    const field = form.querySelector<HTMLElement>(`[aria-describedby~="${error.id}"]`)
    const target = field?.matches(FOCUSABLE) ? field : field?.querySelector<HTMLElement>(FOCUSABLE)
    return {
      id: error.id,
      label: (field && labelOf(field)) || (error.textContent ?? ''),
      focus: () => (target ? target.focus() : error.scrollIntoView({ block: 'center' })),
    }
  })
}

function labelOf(field: HTMLElement): string | null {
  const label = field.getAttribute('aria-label')
  if (label) return label
  const { labels } = field as HTMLInputElement
  return (labels?.[0] ?? field.querySelector('legend'))?.textContent ?? null
}
