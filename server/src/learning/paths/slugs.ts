import { foldText } from '@mentor-connect/contract/rules/foldText'

const SLUG_MAX = 50
const SLUG_MIN = 3
const ID_PART = 8

/**
 * Possible slugs of a new path, the best first: the Latin letters and digits of its title, then the same with a part
 * of its id. A title in another script has only the latter.
 */
export function slugsFor(title: string, id: string): string[] {
  const words = foldText(title).match(/[a-z0-9]+/g) ?? []
  const name = words.join('-').slice(0, SLUG_MAX).replace(/-+$/, '')
  const part = id
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, ID_PART)
    .toLowerCase()
  return name.length < SLUG_MIN ? [`path-${part}`] : [name, `${name}-${part}`]
}
