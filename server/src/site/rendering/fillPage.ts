import type { RenderedPage } from '@mentor-connect/contract/site/pageRenderer'
import type { Locale } from '@mentor-connect/contract/api/locales'
import {
  dataElement,
  describedHead,
  lines,
  noScriptElement,
  prerenderedElement,
  prerenderedStyles,
  styledComponentsStyles,
  titleTag,
} from '@mentor-connect/contract/site/pageHtml'
import { fillSlots, RENDERED_STATE_ID, type RenderedState } from '@mentor-connect/contract/site/rendering'

interface Content {
  page: RenderedPage
  state: RenderedState
  address: { path: string; locale: Locale; siteUrl: string }
}

/** Inserts a rendered page into its composed page. Returns undefined if the composed page has no slots for it. */
export function fillPage(composed: string, { page, state, address }: Content): string | undefined {
  return fillSlots(composed.replace(noScriptElement('toShow'), noScriptElement('toUse')), {
    head: page.status === 200 ? describedHead({ ...page, ...address }) : undescribedHead(page),
    styles:
      styledComponentsStyles(page.css, page.cssVersion) +
      prerenderedStyles() +
      dataElement(RENDERED_STATE_ID, state),
    content: prerenderedElement(page.html),
  })
}

function undescribedHead({ title }: RenderedPage): string {
  return lines([titleTag(title), '<meta name="robots" content="noindex">'])
}
