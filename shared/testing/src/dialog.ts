// jsdom has <dialog> but cannot show it modally. This implements what the screens rely on: focus moves to the first
// control and returns, nothing behind the dialog can take the focus, Tab stays inside, Escape fires `cancel` and then
// closes.
const open = new Set<HTMLDialogElement>()
const returnTo = new WeakMap<HTMLDialogElement, Element | null>()
const CONTROLS = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea'

export function teachDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    returnTo.set(this, document.activeElement)
    this.open = true
    open.add(this)
    this.addEventListener('keydown', handleKey)
    this.querySelector<HTMLElement>(CONTROLS)?.focus()
  }
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return
    this.open = false
    open.delete(this)
    this.removeEventListener('keydown', handleKey)
    const target = returnTo.get(this)
    if (target instanceof HTMLElement) target.focus()
    this.dispatchEvent(new Event('close'))
  }
  const focus = HTMLElement.prototype.focus
  HTMLElement.prototype.focus = function (...options) {
    if (!isBehindDialog(this)) focus.apply(this, options)
  }
}

/** Returns true if the element is outside the last opened dialog, which makes it inert. */
function isBehindDialog(element: HTMLElement): boolean {
  const top = [...open].findLast(({ isConnected }) => isConnected)
  return top !== undefined && !top.contains(element)
}

function handleKey(this: HTMLDialogElement, event: KeyboardEvent) {
  if (event.key === 'Tab') trapFocus(this, event)
  if (event.key !== 'Escape') return
  if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close()
}

function trapFocus(dialog: HTMLDialogElement, event: KeyboardEvent) {
  const controls = [...dialog.querySelectorAll<HTMLElement>(CONTROLS)]
  const edge = event.shiftKey ? controls.at(0) : controls.at(-1)
  if (document.activeElement !== edge) return
  event.preventDefault()
  ;(event.shiftKey ? controls.at(-1) : controls.at(0))?.focus()
}
