import { useEffect, useRef } from 'react'
import { useHref, useLocation, useNavigation, useSearchParams, type NavigateOptions } from 'react-router-dom'

type Update = (change: (current: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void

/**
 * The query of the URL, and a function to update it. Unlike the router's setter, which is based on the query of the
 * last render, it does not lose the first of two quick changes. While another page is being opened, changes are dropped:
 * a late one, such as a search after a pause in typing, would cancel the opening.
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
