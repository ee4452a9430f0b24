import { HOLD_ATTRIBUTE } from '@mentor-connect/shared/site/firstPaint'
import { RENDERED_STATE_ID, type Answers, type RenderedState } from '@mentor-connect/shared/site/rendering'

/**
 * The responses that the page was rendered with, so that the browser shows the same at once. None while the page's
 * content is held back, because it is that of a visitor.
 */
export function renderedAnswers(): Answers {
  const text = document.getElementById(RENDERED_STATE_ID)?.textContent
  if (!text || document.documentElement.hasAttribute(HOLD_ATTRIBUTE)) return {}
  return (JSON.parse(text) as RenderedState).answers
}
