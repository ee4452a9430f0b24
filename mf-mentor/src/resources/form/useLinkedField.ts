import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** The URL of a field in the form of a stored course. */
export const linkToField = (form: string, field: string) => `${form}#${field}`

/** Focuses the field in the URL's fragment after the form has rendered. */
export function useLinkedField(goTo: (field: string) => void) {
  const { hash } = useLocation()
  const latest = useRef(goTo)
  useEffect(() => {
    latest.current = goTo
  })
  useEffect(() => {
    const field = hash.slice(1)
    // Runs in a later frame, because opening the field's module is a synchronous update, which effects do not allow.
    const frame = field ? requestAnimationFrame(() => latest.current(field)) : undefined
    return () => cancelAnimationFrame(frame ?? 0)
  }, [hash])
}
