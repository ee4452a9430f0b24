import { useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'

type FieldErrors<Values> = Partial<Record<keyof Values, string>>

interface PlainForm<Values> {
  /** The initial values. */
  before: Values
  /** Returns a message for each invalid field. It is called for each submit. */
  check: (values: Values) => FieldErrors<Values>
  /** Called with values that are valid. */
  onSubmit: (values: Values) => void
}

/**
 * State of a form with one or two fields, which needs no form library (ADR 140). Its first field gets the focus when the
 * form appears, and the first invalid field gets it after a refused submit. Errors stay until the next submit.
 */
export function usePlainForm<Values extends object>({ before, check, onSubmit }: PlainForm<Values>) {
  const [values, setValues] = useState(before)
  const [errors, setErrors] = useState<FieldErrors<Values>>({})
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => focusIn(form.current, 'input, textarea'), [])

  const change = (changed: Partial<Values>) => setValues({ ...values, ...changed })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = check(values)
    flushSync(() => setErrors(found))
    focusIn(form.current, '[aria-invalid=true]')
    if (Object.keys(found).length === 0) onSubmit(values)
  }
  return { form, values, errors, change, handleSubmit }
}

const focusIn = (form: HTMLElement | null, selector: string) =>
  form?.querySelector<HTMLElement>(selector)?.focus()
