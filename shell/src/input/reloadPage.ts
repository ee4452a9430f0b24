import { carryInput } from './carriedInput'

/** Loads the page again, with the live releases. What is entered into it goes along, except for passwords and codes. */
export function reloadPage(reload = () => location.reload()): void {
  carryInput(document.body, location.pathname + location.search)
  reload()
}
