// When a style is requested, jsdom tries every CSS rule on the element. This takes a quarter of the time of tests
// that look for elements by role. This module only tries a rule if the element has the tag and the classes at the end
// of its selector.
const { createRequire } = require('node:module')

// This must be the jsdom of the environment, not another copy that a package depends on.
const selectors = createRequire(require.resolve('jest-environment-jsdom'))(
  'jsdom/lib/jsdom/living/helpers/selectors.js',
)

const END = /(?:^|[\s>+~])([a-z][\w-]*)?\*?((?:\.[\w-]+)*)(?:::?[\w-]+)*$/i

const lastCompound = (selector) => {
  const [, tag, classes] = END.exec(selector.trim()) ?? []
  return { tag: tag?.toLowerCase(), classes: classes?.split('.').slice(1) ?? [] }
}

/**
 * Returns, for each selector in a list, the tag and classes that an element must have; undefined if they cannot be
 * determined.
 */
const readNeeds = (list) => {
  let plain = list.replace(/\[[^\]]*\]/g, '')
  for (let before; before !== plain;) {
    before = plain
    plain = plain.replace(/\([^()]*\)/g, '')
  }
  return /[[\]()"'\\]/.test(plain) ? undefined : plain.split(',').map(lastCompound)
}

const known = new Map()
const needsOf = (list) => {
  if (!known.has(list)) known.set(list, readNeeds(list))
  return known.get(list)
}

const { matchesDontThrow } = selectors
selectors.matchesDontThrow = (element, list) => {
  const needs = list && needsOf(list)
  if (!needs) return matchesDontThrow(element, list)
  const tag = element._localName.toLowerCase()
  const classes = ` ${element.getAttributeNS(null, 'class') ?? ''} `
  const mayMatch = needs.some(
    (needed) =>
      (!needed.tag || needed.tag === tag) && needed.classes.every((name) => classes.includes(` ${name} `)),
  )
  return mayMatch && matchesDontThrow(element, list)
}
