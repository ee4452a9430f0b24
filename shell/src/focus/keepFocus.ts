const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

/**
 * Keeps keyboard and screen reader users in their place when the focused element is removed, after which
 * browsers would move the focus to the body. Moves the focus to the nearest remaining control: the first one
 * of the closest ancestor that still exists, or else that ancestor itself. Code that sets the focus itself
 * takes precedence, because this function waits for the next frame.
 *
 * @returns a function that stops this
 */
export function keepFocus(root: HTMLElement): () => void {
  /** The last focused element and its ancestors below `root`. */
  let path: Element[] = []

  const remember = ({ target }: FocusEvent) => {
    path = target instanceof Element ? pathOf(target, root) : []
  }
  // A press decides where the focus goes, even if that is the body, so a later removal must not move it.
  const forget = () => (path = [])

  const restore = () => {
    if (document.activeElement !== document.body || document.querySelector('dialog[open]')) return
    const survivor = path.find((element) => element.isConnected)
    path = []
    if (survivor) focusWithin(survivor)
  }
  const observer = new MutationObserver(() => {
    const [focused] = path
    if (focused && !focused.isConnected) requestAnimationFrame(restore)
  })

  root.addEventListener('focusin', remember)
  document.addEventListener('pointerdown', forget)
  observer.observe(root, { childList: true, subtree: true })
  return () => {
    root.removeEventListener('focusin', remember)
    document.removeEventListener('pointerdown', forget)
    observer.disconnect()
  }
}

function pathOf(element: Element, root: Element): Element[] {
  const path: Element[] = []
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) path.push(at)
  return path
}

function focusWithin(ancestor: Element) {
  const control = ancestor.querySelector<HTMLElement>(FOCUSABLE)
  if (control) control.focus({ preventScroll: true })
  else focusTemporarily(ancestor as HTMLElement)
}

/** Focuses an element that is not a control, and makes it unfocusable again afterwards. */
function focusTemporarily(element: HTMLElement) {
  const hadTabIndex = element.hasAttribute('tabindex')
  if (!hadTabIndex) element.tabIndex = -1
  element.focus({ preventScroll: true })
  if (!hadTabIndex)
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
}
