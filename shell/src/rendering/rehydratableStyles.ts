import { version } from 'styled-components'

const TAGS = /<\/?style[^>]*>/g
const GROUP = /^data-styled\.g(\d+)\[/gm

/**
 * The rules of a rendered page in the form that styled-components takes over in the browser, so that it does not make
 * them again. A group is a component's place in the order of rules. The groups get new numbers without gaps: components
 * that the page does not contain come after them, as every component comes after those that it extends.
 *
 * @param tags what `ServerStyleSheet.getStyleTags()` returns
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
