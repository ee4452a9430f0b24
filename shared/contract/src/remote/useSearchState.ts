import { useEffect, useRef } from 'react'
import { useSearchParams, type NavigateOptions } from 'react-router-dom'

type Update = (change: (current: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void

/**
 * The query of the URL, and a function to update it. Unlike the router's setter, which is based on the query of the
 * last render, it does not lose the first of two quick changes.
 */
export function useSearchState(): [params: URLSearchParams, update: Update] {
  const [params, setParams] = useSearchParams()
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])
  const update: Update = (change, options) => {
    latest.current = change(latest.current)
    setParams(latest.current, options)
  }
  return [params, update]
}
