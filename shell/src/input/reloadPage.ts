import { carryInput } from './carriedInput'

/** Reloads the page with the live releases. Input is carried over, except for passwords and codes. */
export function reloadPage(reload = () => location.reload()): void {
  carryInput(document.body, location.pathname + location.search)
  reload()
}
