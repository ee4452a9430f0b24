import { useEffect } from 'react'

// A cancelable DOM event is used for the same reason as in `localeRequest`: the page and the shell share no memory.
const EVENT = 'mc:before-locale-document'

/**
 * On a public page, the language switch loads the page's address in the other language. While `isNeeded` is true, it
 * changes the language in place and keeps the address. This preserves state that a new document would lose, such as
 * the step of a form.
 */
export function useLanguageInPlace(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return
    const keepDocument = (event: Event) => event.preventDefault()
    document.addEventListener(EVENT, keepDocument)
    return () => document.removeEventListener(EVENT, keepDocument)
  }, [isNeeded])
}

/** Used by the shell. Returns true if the page has asked for the language to be changed in place. */
export function isLanguageInPlace(): boolean {
  return !document.dispatchEvent(new CustomEvent(EVENT, { cancelable: true }))
}
