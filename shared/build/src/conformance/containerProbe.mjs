// Runs the entry of a release in a separate process, with stand-ins for the page and for the packages that the shell
// provides, and reports the content of its container. It is started as `containerProbe.mjs <folder>`; the request
// arrives as a message.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { constants, runInThisContext } from 'node:vm'

const LOCALES = ['en', 'hi']

process.on('message', ({ dir, entry, container, exposes, provided }) => {
  answer({ dir, entry, container, exposes, provided }).then(
    (report) => process.send(report, () => process.exit(0)),
    (error) => process.send({ failure: textOf(error) }, () => process.exit(0)),
  )
})
// An error outside of the awaited code would occur in a browser, too, so it is reported.
process.on('uncaughtException', (error) => process.send({ failure: textOf(error) }, () => process.exit(0)))

async function answer({ dir, entry, container, exposes, provided }) {
  const entryUrl = pathToFileURL(join(dir, entry)).href
  const asked = new Set()
  imitatePage(entryUrl)
  run(entryUrl)
  const given = globalThis[container]
  if (typeof given?.init !== 'function' || typeof given?.get !== 'function') return { lacksContainer: true }
  await given.init(shareScope(provided, asked))
  const modules = []
  for (const expose of exposes) modules.push([expose, await moduleOf(given, expose)])
  return { modules: Object.fromEntries(modules), asked: [...asked] }
}

async function moduleOf(container, expose) {
  try {
    const { default: given } = (await container.get(expose))() ?? {}
    return {
      kind: given?.kind,
      routes: plain(given?.routes),
      screens: plain(given?.screens),
      ...(await messagesOf(given)),
    }
  } catch (error) {
    return { failure: textOf(error) }
  }
}

/** Copies routes without functions and components. Only the `firstReads` of a handle are data. */
const plain = (routes) =>
  routes && JSON.parse(JSON.stringify(routes, (key, value) => (isShown(key) ? value : undefined)))
const isShown = (key) =>
  key === '' || /^\d+$/.test(key) || ['id', 'path', 'index', 'children', 'handle', 'firstReads'].includes(key)

async function messagesOf(given) {
  if (!given?.messages) return {}
  const lists = LOCALES.map(async (locale) => [locale, Object.keys((await given.messages[locale]()).default)])
  return { messages: Object.fromEntries(await Promise.all(lists)) }
}

/** Creates the share scope of a page, in which every package is a stand-in. */
function shareScope(provided, asked) {
  const entries = Object.entries(provided).map(([name, version]) => {
    const get = async () => {
      asked.add(name)
      return () => anything
    }
    return [
      name,
      { [version]: { get, from: 'shell', eager: false, loaded: true, useIn: [], scope: ['default'] } },
    ]
  })
  return Object.fromEntries(entries)
}

/** A stand-in for any value: it can be called, constructed, read and iterated. */
const anything = new Proxy(function () {}, {
  get: (target, key) => {
    if (key === Symbol.toPrimitive) return () => ''
    if (key === Symbol.iterator) return () => [][Symbol.iterator]()
    // The stand-in must not look like a promise. Classes that extend it need its real prototype.
    if (key === 'then') return undefined
    return key === 'prototype' ? target.prototype : anything
  },
  set: () => true,
  apply: () => anything,
  construct: () => ({}),
})

/** Imitates the parts of a page that loaders use. Everything else is a stand-in. */
function imitatePage(entryUrl) {
  const head = {
    appendChild: load,
    append: load,
    insertBefore: load,
    querySelectorAll: () => [],
    removeChild() {},
  }
  const page = {
    currentScript: { tagName: 'SCRIPT', src: entryUrl },
    baseURI: entryUrl,
    head,
    body: head,
    createElement: elementOf,
    getElementsByTagName: () => [],
    querySelector: () => null,
    querySelectorAll: () => [],
  }
  const inPage = { self: globalThis, window: globalThis, location: new URL(entryUrl) }
  for (const name of STAND_INS) if (!(name in globalThis)) inPage[name] = anything
  Object.assign(globalThis, inPage, {
    document: new Proxy(page, { get: (own, key) => own[key] ?? anything }),
  })
}

const STAND_INS = [
  'HTMLElement',
  'Element',
  'Node',
  'Image',
  'customElements',
  'history',
  'navigator',
  'MutationObserver',
  'IntersectionObserver',
  'ResizeObserver',
  'CSSStyleSheet',
  'localStorage',
  'sessionStorage',
  'matchMedia',
  'getComputedStyle',
  'requestAnimationFrame',
  'addEventListener',
]

function elementOf(tag) {
  const listeners = {}
  const element = {
    tagName: tag.toUpperCase(),
    relList: { supports: () => true },
    getAttribute: (name) => element[name] ?? null,
    setAttribute: (name, value) => void (element[name] = value),
    removeAttribute: (name) => void delete element[name],
    remove() {},
    addEventListener: (type, listener) => void (listeners[type] = listener),
    say: (type) => (element[`on${type}`] ?? listeners[type])?.call(element, { type, target: element }),
  }
  return element
}

/** Runs scripts when they are added to the page, as a browser does. */
function load(element) {
  setImmediate(() => {
    try {
      if (element.tagName === 'SCRIPT') run(element.src)
      else readFileSync(pathOf(element.href))
      element.say('load')
    } catch (error) {
      console.error(error)
      element.say('error')
    }
  })
  return element
}

function run(url) {
  const path = pathOf(url)
  runInThisContext(readFileSync(path, 'utf8'), {
    filename: path,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  })
}

const pathOf = (url) => fileURLToPath(url.replace(/\?.*$/, ''))

const textOf = (error) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error))
