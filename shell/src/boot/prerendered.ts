import {
  HOLD_ATTRIBUTE,
  PRERENDERED_ELEMENT_ID,
  PRERENDERED_STYLE_ID,
} from '@mentor-connect/contract/site/firstPaint'

/** Whether prerendered content is hidden: it is in another language, or the person is signed in. */
export const isHeld = () => document.documentElement.hasAttribute(HOLD_ATTRIBUTE)

/** Hides prerendered content: it is that of a visitor. */
export const holdPrerendered = () => document.documentElement.setAttribute(HOLD_ATTRIBUTE, '')

/** The element with the prerendered content, if people see it. */
export function visiblePrerendered(): HTMLElement | null {
  return isHeld() ? null : document.getElementById(PRERENDERED_ELEMENT_ID)
}

/** Removes what belongs to prerendered content. */
export function removePrerendered() {
  document.getElementById(PRERENDERED_ELEMENT_ID)?.remove()
  document.querySelector('title[data-static]')?.remove()
  removePrerenderedStyles()
  document.documentElement.removeAttribute(HOLD_ATTRIBUTE)
}

export const removePrerenderedStyles = () => document.getElementById(PRERENDERED_STYLE_ID)?.remove()
