import {
  HOLD_ATTRIBUTE,
  PRERENDERED_ELEMENT_ID,
  PRERENDERED_STYLE_ID,
} from '@mentor-connect/contract/site/firstPaint'

/** Returns true if prerendered content is hidden, because its language differs or the person is signed in. */
export const isHeld = () => document.documentElement.hasAttribute(HOLD_ATTRIBUTE)

/** Hides prerendered content, which was rendered for a visitor who is not signed in. */
export const holdPrerendered = () => document.documentElement.setAttribute(HOLD_ATTRIBUTE, '')

/** Returns the element with the prerendered content; null if there is none or it is hidden. */
export function visiblePrerendered(): HTMLElement | null {
  return isHeld() ? null : document.getElementById(PRERENDERED_ELEMENT_ID)
}

/** Removes the prerendered content and everything that belongs to it. */
export function removePrerendered() {
  document.getElementById(PRERENDERED_ELEMENT_ID)?.remove()
  document.querySelector('title[data-static]')?.remove()
  removePrerenderedStyles()
  document.documentElement.removeAttribute(HOLD_ATTRIBUTE)
}

export const removePrerenderedStyles = () => document.getElementById(PRERENDERED_STYLE_ID)?.remove()
