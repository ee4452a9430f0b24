import { useEffect, useRef } from 'react'
import { useHref, useLocation, useNavigation, useSearchParams, type NavigateOptions } from 'react-router-dom'

type Update = (change: (current: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void

/**
 * Returns the query of the URL and a function that updates it. The router's own setter starts from the query
 * of the last render and would lose the first of two quick changes; this function does not. Changes are
 * dropped while another page is being opened, because a late change, such as a search after a pause in
 * typing, would cancel the navigation.
 */
export function useSearchState(): [params: URLSearchParams, update: Update] {
  const [params, setParams] = useSearchParams()
  const latest = useRef(params)
  const isLeaving = useRef(false)
  const here = useHref(useLocation().pathname)
  const next = useNavigation().location?.pathname
  useEffect(() => {
    latest.current = params
  }, [params])
  useEffect(() => {
    isLeaving.current = next !== undefined && next !== here
  }, [next, here])
  const update: Update = (change, options) => {
    if (isLeaving.current) return
    latest.current = change(latest.current)
    setParams(latest.current, options)
  }
  return [params, update]
}
