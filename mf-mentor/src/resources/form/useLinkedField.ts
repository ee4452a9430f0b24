import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** The address of a field in the form of a stored course. */
export const linkToField = (form: string, field: string) => `${form}#${field}`

/** Focuses the field that the address names, once the form is there. */
export function useLinkedField(goTo: (field: string) => void) {
  const { hash } = useLocation()
  const latest = useRef(goTo)
  useEffect(() => {
    latest.current = goTo
  })
  useEffect(() => {
    const field = hash.slice(1)
    // In a frame of its own: what contains the field is opened by a synchronous update.
    const frame = field ? requestAnimationFrame(() => latest.current(field)) : undefined
    return () => cancelAnimationFrame(frame ?? 0)
  }, [hash])
}
