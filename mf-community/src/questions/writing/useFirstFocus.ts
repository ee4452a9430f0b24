import { useEffect, type RefObject } from 'react'

/**
 * Moves the focus to the first field of a form that replaces what had the focus.
 * @param isWanted false if the form has been there from the beginning
 */
export function useFirstFocus(form: RefObject<HTMLElement | null>, isWanted = true) {
  useEffect(() => {
    if (isWanted) form.current?.querySelector<HTMLElement>('input:not([hidden]), textarea')?.focus()
  }, [form, isWanted])
}
