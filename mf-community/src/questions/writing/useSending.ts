import { useAttempt } from '@mentor-connect/api'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import type { PostErrors } from './postValues'

/**
 * Sends a form. Errors are shown from the first attempt on, and the first invalid field gets the focus.
 * @param send sends the values. It returns a function that is called when the form has been reset.
 */
export function useSending(errors: PostErrors, send: () => Promise<() => void>) {
  const { attempt, isBusy, failure } = useAttempt()
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isInvalid = Object.keys(errors).length > 0
    flushSync(() => setChecked(isInvalid))
    if (isInvalid) return form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    void attempt(async () => (await send())())
  }
  return { form, submit, isBusy, failure, errors: isChecked ? errors : {} }
}
