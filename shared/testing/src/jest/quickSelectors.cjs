// jsdom tries every CSS rule on every element whose style is asked for: a quarter of the time of tests that look for
// elements by role. Here, a rule is tried only if the element has the tag and the classes at the end of its selector.
const { createRequire } = require('node:module')

// The jsdom of the environment, not one that another package brings.
const selectors = createRequire(require.resolve('jest-environment-jsdom'))(
  'jsdom/lib/jsdom/living/helpers/selectors.js',
)

const END = /(?:^|[\s>+~])([a-z][\w-]*)?\*?((?:\.[\w-]+)*)(?:::?[\w-]+)*$/i

const lastCompound = (selector) => {
  const [, tag, classes] = END.exec(selector.trim()) ?? []
  return { tag: tag?.toLowerCase(), classes: classes?.split('.').slice(1) ?? [] }
}

/** Tag and classes that an element needs at least, for each selector of the list; undefined if they are not clear. */
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
