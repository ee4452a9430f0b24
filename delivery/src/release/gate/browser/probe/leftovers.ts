import { nextId, type Leftover } from './leftover'
import { nameOf, watchListeners } from './listeners'
import { watchIntervals, watchLoops } from './timers'

/**
 * Records global listeners and timers. Returns a function that lists those that exist now, with the children of the
 * root elements.
 */
export function watchLeftovers(): () => Leftover[] {
  const listeners = watchListeners()
  const intervals = watchIntervals()
  const loops = watchLoops()
  return () => [...listeners(), ...handlers(), ...intervals(), ...loops(), ...elements()]
}

/** Handlers in properties, such as `window.onpopstate`. */
function handlers(): Leftover[] {
  return [window, document, document.documentElement, document.body].flatMap((target) =>
    handlerNames(target).flatMap((property): Leftover[] => {
      const handler = (target as unknown as Record<string, unknown>)[property]
      if (typeof handler !== 'function') return []
      return [
        { id: idOf(handler), kind: 'handler', name: `${property.slice(2)} of ${nameOf(target)}`, script: '' },
      ]
    }),
  )
}

/**
 * Names of all handler properties of a target, whether its own or inherited. The body shares many of them with the
 * window.
 */
function handlerNames(target: object): string[] {
  const names = new Set<string>()
  for (let holder: object | null = target; holder; holder = Object.getPrototypeOf(holder) as object | null)
    for (const name of Object.getOwnPropertyNames(holder)) if (/^on[a-z]+$/.test(name)) names.add(name)
  return [...names]
}

/** Children of the root element and of the body, without elements that are never visible, such as scripts. */
function elements(): Leftover[] {
  return [document.documentElement, document.body]
    .flatMap((parent) => [...parent.children])
    .filter((element) => !['HEAD', 'BODY', 'SCRIPT', 'LINK', 'STYLE'].includes(element.tagName))
    .map((element) => ({ id: idOf(element), kind: 'element', name: selectorOf(element), script: '' }))
}

const objectIds = new WeakMap<object, number>()

function idOf(object: object): number {
  const id = objectIds.get(object) ?? nextId()
  objectIds.set(object, id)
  return id
}

/** Short description of an element: `div#id.class`. */
export function selectorOf(element: Element): string {
  const id = element.id ? `#${element.id}` : ''
  const classes = [...element.classList].map((name) => `.${name}`).join('')
  return `${element.localName}${id}${classes}`
}
