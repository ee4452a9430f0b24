import { useEffect } from 'react'

// A cancelable DOM event is used for the same reason as in `localeRequest`: the page and the shell share no memory.
const EVENT = 'mc:before-locale-document'

/**
 * Makes the language switch change the language in place and keep the address while `isNeeded` is true.
 * Otherwise, on a public page, the switch loads the page's address in the other language, and state such as
 * the step of a form would be lost with the document.
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
