import { PAGE_MAX } from './limits'
import { latinDigits } from './numbers/latinDigits'

/** Returns the page number in `?page=`, from 1. A missing or invalid value counts as 1. */
export function pageOf(params: URLSearchParams): number {
  const page = Math.trunc(Number(latinDigits(params.get('page') ?? '')))
  return page >= 1 && page <= PAGE_MAX ? page : 1
}
