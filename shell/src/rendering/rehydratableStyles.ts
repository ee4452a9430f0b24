import { version } from 'styled-components'

const TAGS = /<\/?style[^>]*>/g
const GROUP = /^data-styled\.g(\d+)\[/gm

/**
 * Returns the CSS of a rendered page in a form that styled-components takes over in the browser instead of
 * generating it again. A group is the position of a component in the order of the rules. Groups are
 * renumbered without gaps, so that the browser places components that are not on the page after all of them.
 *
 * @param tags result of `ServerStyleSheet.getStyleTags()`
 */
export function rehydratableStyles(tags: string): { css: string; cssVersion: string } {
  const numbers = new Map<string, number>()
  const numberOf = (group: string) => {
    const number = numbers.get(group) ?? numbers.size + 1
    numbers.set(group, number)
    return number
  }
  const css = tags
    .replace(TAGS, '')
    .replace(GROUP, (_marker, group: string) => `data-styled.g${numberOf(group)}[`)
  return { css, cssVersion: version }
}
